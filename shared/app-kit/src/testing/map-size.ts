/** Gives every element a size, until it is removed again: a map without one shows nothing. */
export function giveMapsSize(width = 800, height = 600): void {
  for (const [name, value] of [
    ['clientWidth', width],
    ['clientHeight', height],
  ] as const)
    Object.defineProperty(HTMLElement.prototype, name, { configurable: true, get: () => value });
}

export function takeMapsSize(): void {
  for (const name of ['clientWidth', 'clientHeight']) Reflect.deleteProperty(HTMLElement.prototype, name);
}
