/** The file's bytes in base64, without the prefix that a data URL has [3.39]. */
export const toBase64 = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(withoutPrefix(String(reader.result)));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });

const withoutPrefix = (dataUrl: string): string => dataUrl.slice(dataUrl.indexOf(',') + 1);

/** The PDF of these bytes in base64. */
export const pdfFromBase64 = (base64: string): Blob =>
  // From bytes: a string in a Blob would be encoded again, which breaks every byte above 0x7f.
  new Blob([Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))], { type: 'application/pdf' });
