export interface SavedFile {
  name: string;
  blob: Blob;
}

/** Catches what is passed to the browser's downloads, in order. */
export function catchSavedFiles(): SavedFile[] {
  const saved: SavedFile[] = [];
  let blob = new Blob();
  Object.assign(URL, {
    createObjectURL: (object: Blob) => {
      blob = object;
      return 'blob:file';
    },
    revokeObjectURL: () => undefined,
  });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, blob });
  });
  return saved;
}
