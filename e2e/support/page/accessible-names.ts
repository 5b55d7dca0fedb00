import type { Page } from '@playwright/test';

/** Words that Japanese texts, too, write in Latin letters: file formats, fixed headings of the specification. */
const ALLOWED =
  /\b(CSV|PDF|ZIP|UTF-8|Shift_JIS|Excel|Word|PNG|JPEG|SMS|xlsx?|docx?|URL|JavaScript|404 : Not Found|500 : Internal Server Error)\b/g;
/** Data, not wording: addresses, ids, file names, a site, names in capitals, numbers for the support desk, a browser. */
const DATA =
  /豊洲ABCタワー|https?:\/\/[\w.~:/?#@!&=%+-]+|[\w.+*-]+@[\w.-]+|\b(?=\w*\d)\w{8,}\b|\S+\.(pdf|png|jpe?g|csv|xlsx?|docx?|txt)(?![a-z])|\b[A-Z]+(-[A-Z\d]*)+|\b[A-Z2-9]{4}-[A-Z2-9]{4}\b|\b[A-Z][a-z]+（[A-Za-z]+）/g;
const LATIN_WORD = /[A-Za-z]{3,}/;

/** Everything that assistive technology reads out, or describes a control with, that is not Japanese. */
export async function englishInAccessibilityTree(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const names = nodes
    // Single lines are not checked: where a long word breaks, its end looks like another word. So does a part of a text
    // in which a break is offered; such parts are checked together.
    .filter(({ ignored, role }) => !ignored && role?.value !== 'InlineTextBox' && role?.value !== 'StaticText')
    .flatMap(({ name, description, value, properties = [] }) => [
      ...[name, description, value].map((text) => text?.value),
      ...properties.filter((property) => property.name === 'roledescription').map((property) => property.value.value),
    ]);
  const texts = nodes.flatMap(({ childIds = [] }) => joinedTexts(childIds.flatMap((id) => byId.get(id) ?? [])));
  const attributes = await page.evaluate(() =>
    [...document.querySelectorAll('*')].flatMap((element) =>
      ['placeholder', 'title', 'alt', 'aria-roledescription', 'aria-valuetext'].map((name) =>
        element.getAttribute(name),
      ),
    ),
  );
  const english = [...names, ...texts, ...attributes, await page.title()].filter(
    (text): text is string => typeof text === 'string' && isEnglish(text),
  );
  return [...new Set(english)];
}

interface TextNode {
  ignored: boolean;
  role?: { value?: unknown };
  name?: { value?: unknown };
}

/** The texts among the children of a node; those that follow each other are one. */
function joinedTexts(children: readonly TextNode[]): string[] {
  const isText = ({ role }: TextNode) => role?.value === 'StaticText';
  const joined = children
    .filter(({ ignored }) => !ignored)
    .map((child) => (isText(child) ? String(child.name?.value ?? '') : '\n'))
    .join('');
  return joined.split('\n').filter(Boolean);
}

export const isEnglish = (text: string): boolean => LATIN_WORD.test(text.replace(DATA, '').replace(ALLOWED, ''));
