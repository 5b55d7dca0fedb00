const PX_PER_REM = 16;
const never = { addEventListener: () => {}, removeEventListener: () => {} };

/** A screen of this width in pixels, for everything that asks `(min-width: …rem)`, until it is removed again. */
export function showAtWidth(width: number): void {
  const matches = (query: string) => width >= PX_PER_REM * Number(/min-width: ([\d.]+)rem/.exec(query)?.[1]);
  Object.assign(window, { matchMedia: (query: string) => ({ matches: matches(query), ...never }) });
}

export function forgetWidth(): void {
  Reflect.deleteProperty(window, 'matchMedia');
}
