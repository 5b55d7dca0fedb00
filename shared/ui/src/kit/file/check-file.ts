import { unusableInLine } from '@portal/contract/values/characters';
import { HEAD_BYTES, isAsNamed, TAIL_BYTES } from '@portal/contract/values/upload-content';
import {
  isOtherPicture,
  UPLOAD_FORMATS,
  UPLOAD_MAX_BYTES,
  type UploadFormat,
  uploadFormatOf,
  uploadTypeOf,
} from '@portal/contract/values/upload-formats';
import type { PlainMessageKey } from '@portal/platform/text';

const MAX_NAME_LENGTH = 150;

/** Direction marks, and characters that are reserved in file names somewhere. */
const UNUSABLE_IN_NAMES = /[\p{Bidi_Control}\\/:*?"<>|]/u;
const isUsableName = (name: string): boolean =>
  name.length <= MAX_NAME_LENGTH && unusableInLine(name) === null && !UNUSABLE_IN_NAMES.test(name);

export type FileProblem = Extract<
  PlainMessageKey,
  | 'upload.errorFormat'
  | 'upload.errorPicture'
  | 'upload.errorSize'
  | 'upload.errorEmpty'
  | 'upload.errorContent'
  | 'upload.errorName'
  | 'upload.errorDuplicate'
>;

interface FileRules {
  /** The names that a further file must not have. */
  takenNames?: readonly string[];
  /** Formats, where not all of them are wanted. */
  accept?: readonly UploadFormat[] | undefined;
}

/** Why a file cannot be attached, as the key of the text that says so, or null [5.26–5.28]. */
export async function checkFile(
  file: File,
  { takenNames = [], accept = UPLOAD_FORMATS }: FileRules = {},
): Promise<FileProblem | null> {
  const name = file.name.normalize('NFC');
  if (!isUsableName(name)) return 'upload.errorName';
  if (takenNames.some((taken) => taken.normalize('NFC') === name)) return 'upload.errorDuplicate';

  const format = uploadFormatOf(file);
  if (format === null || !accept.includes(format)) {
    return accept.includes('jpeg') && isOtherPicture(file) ? 'upload.errorPicture' : 'upload.errorFormat';
  }
  if (file.size === 0) return 'upload.errorEmpty';
  if (file.size > UPLOAD_MAX_BYTES) return 'upload.errorSize';

  const head = await bytesOf(file.slice(0, HEAD_BYTES));
  const tail = await bytesOf(file.slice(-TAIL_BYTES));
  return isAsNamed(format, { head, tail }) ? null : 'upload.errorContent';
}

/** The type to store a checked file under. */
export const contentTypeOf = (name: string, type = ''): string | undefined => uploadTypeOf({ name, type });

const bytesOf = async (blob: Blob): Promise<Uint8Array> => new Uint8Array(await blob.arrayBuffer());
