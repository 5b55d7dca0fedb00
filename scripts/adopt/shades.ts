/** The colours of the brand that follow from the one that was given. */
export interface Shades {
  readonly colour: string;
  readonly colourDark: string;
  readonly colourSoft: string;
}

const BLACK = '#000000';
const WHITE = '#ffffff';
/** Between two steps in the search for a darker colour. */
const STEP = 0.02;

export const shadesOf = (colour: string): Shades => ({
  colour,
  colourDark: mixed(colour, BLACK, 0.22),
  colourSoft: mixed(colour, WHITE, 0.91),
});

/** The lightest of the darker ones that pass, with the same hue; black passes. */
export function darkerOne(colour: string, passes: (darker: string) => boolean): string {
  for (let share = STEP; share < 1; share += STEP) {
    const darker = mixed(colour, BLACK, share);
    if (passes(darker)) return darker;
  }
  return BLACK;
}

/** With this share of the other colour. */
export function mixed(colour: string, other: string, share: number): string {
  const channel = (start: number) => {
    const [own = 0, others = 0] = [colour, other].map((one) => Number.parseInt(one.slice(start, start + 2), 16));
    return Math.round(own + (others - own) * share)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(1)}${channel(3)}${channel(5)}`;
}
