import { type PlainMessageKey, unusableInLine } from '@portal/shared/text';
import { type FileFormat, sniffFormat } from './sniff-format.ts';

/** [5.27] */
export const MAX_FILE_BYTES = 5_000_000;
const MAX_NAME_LENGTH = 150;
/** Enough for every signature; the rest of the file is not read. */
const HEAD_BYTES = 4096;

/** [5.26] What each extension must contain, and which types the browser may report for it. */
const FORMATS: Readonly<Record<string, { format: FileFormat; types: readonly string[] }>> = {
  csv: { format: 'text', types: ['text/csv', 'text/plain', 'application/csv', 'application/vnd.ms-excel'] },
  txt: { format: 'text', types: ['text/plain'] },
  pdf: { format: 'pdf', types: ['application/pdf'] },
  png: { format: 'png', types: ['image/png'] },
  jpg: { format: 'jpeg', types: ['image/jpeg'] },
  jpeg: { format: 'jpeg', types: ['image/jpeg'] },
  xls: { format: 'compound', types: ['application/vnd.ms-excel'] },
  doc: { format: 'compound', types: ['application/msword'] },
  xlsx: { format: 'package', types: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'] },
  docx: { format: 'package', types: ['application/vnd.openxmlformats-officedocument.wordprocessingml.document'] },
};

export const EXTENSIONS: readonly string[] = Object.keys(FORMATS);

/** Direction marks, and characters that are reserved in file names somewhere. */
const UNUSABLE_IN_NAMES = /[\p{Bidi_Control}\\/:*?"<>|]/u;
const isUsableName = (name: string): boolean =>
  name.length <= MAX_NAME_LENGTH && unusableInLine(name) === null && !UNUSABLE_IN_NAMES.test(name);

export type FileProblem = Extract<
  PlainMessageKey,
  | 'upload.errorFormat'
  | 'upload.errorSize'
  | 'upload.errorEmpty'
  | 'upload.errorContent'
  | 'upload.errorName'
  | 'upload.errorDuplicate'
>;

interface FileRules {
  /** The names that a further file must not have. */
  takenNames?: readonly string[];
  /** Extensions, where not all of them are wanted. */
  accept?: readonly string[] | undefined;
}

/** Why a file cannot be attached, as the key of the text that says so, or null [5.26–5.28]. */
export async function checkFile(
  file: File,
  { takenNames = [], accept = EXTENSIONS }: FileRules = {},
): Promise<FileProblem | null> {
  const name = file.name.normalize('NFC');
  if (!isUsableName(name)) return 'upload.errorName';
  if (takenNames.some((taken) => taken.normalize('NFC') === name)) return 'upload.errorDuplicate';

  const expected = FORMATS[extensionOf(name)];
  if (!expected || !accept.includes(extensionOf(name))) return 'upload.errorFormat';
  // Windows without Office reports no type at all, which is accepted; a wrong type is not.
  if (file.type && !expected.types.includes(file.type.toLowerCase())) return 'upload.errorFormat';

  if (file.size === 0) return 'upload.errorEmpty';
  if (file.size > MAX_FILE_BYTES) return 'upload.errorSize';

  const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
  return sniffFormat(head) === expected.format ? null : 'upload.errorContent';
}

/**
 * The content type of a checked file. The extension decides: browsers name a csv differently from machine to machine.
 */
export const contentTypeOf = (name: string): string | undefined => FORMATS[extensionOf(name)]?.types[0];

function extensionOf(name: string): string {
  const dot = name.lastIndexOf('.');
  return dot > 0 ? name.slice(dot + 1).toLowerCase() : '';
}
