/** [5.27] */
export const UPLOAD_MAX_BYTES = 5_000_000;

/** [5.26] What may be attached, by extension, and the content type that it is stored under. */
const CONTENT_TYPES = {
  csv: 'text/csv',
  txt: 'text/plain',
  pdf: 'application/pdf',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  xls: 'application/vnd.ms-excel',
  doc: 'application/msword',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const;
export type UploadFormat = keyof typeof CONTENT_TYPES;

export const UPLOAD_FORMATS = Object.keys(CONTENT_TYPES) as UploadFormat[];
export const UPLOAD_TYPES: ReadonlySet<string> = new Set(Object.values(CONTENT_TYPES));

/** Other names of the types. They count only for a file without an extension. */
const ALSO_CALLED: Readonly<Record<string, UploadFormat>> = {
  'application/csv': 'csv',
  'text/comma-separated-values': 'csv',
  'text/x-csv': 'csv',
  'application/x-pdf': 'pdf',
  'image/jpg': 'jpeg',
  'image/pjpeg': 'jpeg',
};
const BY_TYPE: Readonly<Record<string, UploadFormat>> = {
  ...Object.fromEntries(UPLOAD_FORMATS.map((format) => [CONTENT_TYPES[format], format])),
  ...ALSO_CALLED,
};

interface NamedFile {
  name: string;
  /** As the browser reports it: it differs from machine to machine. */
  type: string;
}

/** The extension decides, the type only where there is none; null: not a format that may be attached [5.26]. */
export function uploadFormatOf({ name, type }: NamedFile): UploadFormat | null {
  const extension = extensionOf(name);
  if (extension !== '') return UPLOAD_FORMATS.find((format) => format === extension) ?? null;
  return BY_TYPE[mediaType(type)] ?? null;
}

/** The type to store a file under. */
export function uploadTypeOf(file: NamedFile): string | undefined {
  const format = uploadFormatOf(file);
  return format === null ? undefined : CONTENT_TYPES[format];
}

/** Pictures that cannot be attached, but can be saved as JPEG: photos of an iPhone, pictures saved from a page. */
const OTHER_PICTURES = /^(heic|heif|hif|jfif|pjpeg|pjp|jpe|webp|avif|tiff?|bmp|gif)$/;

export function isOtherPicture({ name, type }: NamedFile): boolean {
  const extension = extensionOf(name) || mediaType(type).replace(/^image\//, '');
  return OTHER_PICTURES.test(extension);
}

function extensionOf(name: string): string {
  const dot = name.lastIndexOf('.');
  return dot > 0 ? name.slice(dot + 1).toLowerCase() : '';
}

const mediaType = (type: string): string => (type.split(';')[0] ?? '').trim().toLowerCase();
