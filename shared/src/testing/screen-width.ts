const never = { addEventListener: () => {}, removeEventListener: () => {} };

/** A screen of this width, for everything that asks `(min-width: …px)`, until it is removed again. */
export function showAtWidth(width: number): void {
  const matches = (query: string) => width >= Number(/min-width: (\d+)px/.exec(query)?.[1]);
  Object.assign(window, { matchMedia: (query: string) => ({ matches: matches(query), ...never }) });
}

export function forgetWidth(): void {
  Reflect.deleteProperty(window, 'matchMedia');
}
