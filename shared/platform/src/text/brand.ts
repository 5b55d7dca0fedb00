/**
 * What makes this portal a company's own, in one place: `npm run adopt` writes the values (docs/adopt.md). The colours
 * are opaque, `#rrggbb`; all others are in the theme of the kit.
 */
export const brand = {
  /** Of the portal: in its header, the titles of its pages, and its mails. */
  name: '現場サポートポータル',
  /** Who lets the parking lots, on documents and in mails; on pages it comes with the environment. */
  company: 'サンプル株式会社',
  colour: '#1f4e8c',
  /** Below the pointer, and of texts. */
  colourDark: '#173c6d',
  /** Behind texts. */
  colourSoft: '#eaf1fa',
} as const;
