export interface NewsText {
  readonly category: string;
  readonly title: string;
  readonly content: string;
}

/** The titles of one category with their texts. */
export const inCategory = (category: string, texts: readonly (readonly [string, string])[]): NewsText[] =>
  texts.map(([title, content]) => ({ category, title, content }));
