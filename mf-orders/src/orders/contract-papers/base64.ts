/** The file's bytes in base64, without the prefix that a data URL has [3.39]. */
export const toBase64 = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(withoutPrefix(String(reader.result)));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });

const withoutPrefix = (dataUrl: string): string => dataUrl.slice(dataUrl.indexOf(',') + 1);
