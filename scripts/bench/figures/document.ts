const begin = (part: string): string => `<!-- measured: ${part} -->`;
const end = (part: string): string => `<!-- end of ${part} -->`;

/** The page with another content between the part's marks; what people wrote around them stays. @throws without marks. */
export function withPart(page: string, part: string, content: string): string {
  const from = page.indexOf(begin(part));
  const to = page.indexOf(end(part));
  if (from < 0 || to < from) throw new Error(`The page has no marks for ${part}.`);
  return `${page.slice(0, from)}${begin(part)}\n${content.trim()}\n${page.slice(to)}`;
}
