/** Characters that Windows, macOS or Linux do not allow in file names, and marks that change the reading direction. */
const UNSAFE = /[\\/:*?"<>|\p{Cc}\p{Bidi_Control}]/gu;
/** 255 bytes are common, and a Japanese character takes three. */
const NAME_MAX = 80;
/** A browser may start to read the file some time after the click. */
const REVOKE_AFTER_MS = 60_000;

/** `{name}.pdf`, with characters replaced that a file system refuses; `fallback` where nothing is left. */
export function pdfFileName(name: string, fallback: string): string {
  const safe = [...name.replace(UNSAFE, '_')]
    .slice(0, NAME_MAX)
    .join('')
    .replace(/^[.\s]+|[.\s]+$/g, '');
  return `${safe || fallback}.pdf`;
}

/** Passes the file to the browser's downloads. */
export function saveFile(file: Blob, fileName: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  // Outside the document Firefox ignores the click.
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), REVOKE_AFTER_MS);
}
