import { TEXT_RULES } from '../text-rules.ts';
import type { Answers } from './answers.ts';
import { darkerOne, shadesOf } from './shades.ts';
import type { Theme } from './theme.ts';

/** The areas that a portal can do without: no guard, and nothing else that customers do, leads there. */
export const CAN_GO: readonly string[] = ['mf-news'];

/** In the header of the narrowest phone, in full-width characters. */
const LONGEST_NAME = 10;
const LONGEST_COMPANY = 40;
/** They mean something in a text with values, in HTML, or in a pattern. */
const SIGNS = /[<>&"'`\\{}$]/;
const NOT_SHOWN = /[\p{C}\p{Zl}\p{Zp}]/u;
const COLOUR = /^#[\da-f]{6}$/;

/** Why the portal cannot be adopted with these answers, with what to do instead; undefined if it can. */
export const refusal = (answers: Answers, theme: Theme): string | undefined =>
  aboutName(answers) ?? aboutCompany(answers) ?? aboutColour(answers, theme) ?? aboutAreas(answers);

function aboutName({ name }: Answers): string | undefined {
  if (!isLine(name, 2 * LONGEST_NAME)) return `"${name}" is no line of text: give the portal another name with --name.`;
  if (widthOf(name) > LONGEST_NAME)
    return `"${name}" is wider than ${LONGEST_NAME} characters, which is what the header of a phone has room for (a Latin letter is half of one): give a shorter --name.`;
  const [sign] = SIGNS.exec(name) ?? [];
  if (sign)
    return `The name cannot have ${sign}: it stands in HTML and in texts with values. Give another with --name.`;
  const [rule] = TEXT_RULES.find(([, isBroken]) => isBroken(name)) ?? [];
  if (rule) return `The name "${name}" breaks a rule of docs/writing-rules.md (${rule}): give another with --name.`;
  return name.endsWith('。') ? 'A name has no 。 at its end: give another with --name.' : undefined;
}

function aboutCompany({ company }: Answers): string | undefined {
  if (isLine(company, LONGEST_COMPANY)) return undefined;
  return `"${company}" is no line of 1 to ${LONGEST_COMPANY} characters: give the company's name with --company.`;
}

function aboutColour({ colour }: Answers, unreadable: Theme): string | undefined {
  if (!COLOUR.test(colour)) return `"${colour}" is no colour: give one as --colour '#1f4e8c'.`;
  const found = unreadable(shadesOf(colour));
  if (!found) return undefined;
  const darker = darkerOne(colour, (one) => !unreadable(shadesOf(one)));
  return [
    `${colour} cannot be read: ${found.over} on ${found.under} would have a contrast of ${shown(found.contrast)}:1,`,
    `and ${found.least}:1 is needed. The nearest darker one that can be read: --colour '${darker}'.`,
  ].join(' ');
}

function aboutAreas({ without }: Answers): string | undefined {
  const stays = without.find((name) => !CAN_GO.includes(name));
  return (
    stays && `The portal cannot do without ${stays}: pages of others lead there. What can go: ${CAN_GO.join(', ')}.`
  );
}

/** Characters of half the width of the others in Japanese fonts. */
const NARROW = /[\u0020-\u007e\uff61-\uff9f]/u;
const widthOf = (text: string): number => [...text].reduce((width, sign) => width + (NARROW.test(sign) ? 0.5 : 1), 0);

const isLine = (text: string, longest: number): boolean =>
  text === text.trim() && text.length > 0 && [...text].length <= longest && !NOT_SHOWN.test(text);

/** Cut, not rounded: 4.49 is no 4.5. */
const shown = (contrast: number): string => (Math.floor(contrast * 100) / 100).toFixed(2);
