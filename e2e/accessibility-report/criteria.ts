import type { CHECKS } from './findings.ts';

type Check = (typeof CHECKS)[number];

export interface Criterion {
  /** As in WCAG 2.0, and so in JIS X 8341-3:2016. */
  number: string;
  name: string;
  level: 'A' | 'AA';
  /** Our own checks that look at a part of it, beside axe. */
  checks: readonly Check[];
  /** What a person has to judge; null: the tools see all of it that this portal has. */
  person: string | null;
}

const MEDIA = 'The portal has no sound and no film; whoever adds news with some judges it.';

/** The 38 criteria of levels A and AA, in the order of the standard. Source: W3C, WCAG 2.0. */
export const CRITERIA: readonly Criterion[] = [
  of('1.1.1', 'Non-text content', 'A', ['pictures'], 'Whether the name of each map and QR code says what it shows.'),
  of('1.2.1', 'Audio-only and video-only', 'A', [], MEDIA),
  of('1.2.2', 'Captions, prerecorded', 'A', [], MEDIA),
  of('1.2.3', 'Audio description or alternative', 'A', [], MEDIA),
  of('1.2.4', 'Captions, live', 'AA', [], MEDIA),
  of('1.2.5', 'Audio description, prerecorded', 'AA', [], MEDIA),
  of(
    '1.3.1',
    'Info and relationships',
    'A',
    ['headings'],
    'Whether what looks like a group or a table is marked as one.',
  ),
  of('1.3.2', 'Meaningful sequence', 'A', ['keyboard'], 'Whether the order makes sense when it is read out.'),
  of('1.3.3', 'Sensory characteristics', 'A', [], 'Whether any instruction needs a shape, a place or a sound.'),
  of('1.4.1', 'Use of color', 'A', ['links'], 'Whether each state has a word or a mark beside its color.'),
  of('1.4.2', 'Audio control', 'A', [], MEDIA),
  of('1.4.3', 'Contrast, minimum', 'AA', [], 'Texts behind which axe cannot tell the color, such as those over a map.'),
  of('1.4.4', 'Resize text', 'AA', ['largeText'], 'Whether all can still be used at 200 %, and not only be seen.'),
  of('1.4.5', 'Images of text', 'AA', ['pictures'], null),
  of('2.1.1', 'Keyboard', 'A', ['keyboard'], 'Whether a pin can be set on the map with keys alone.'),
  of('2.1.2', 'No keyboard trap', 'A', ['keyboard'], null),
  of(
    '2.2.1',
    'Timing adjustable',
    'A',
    [],
    'Whether the end of a session loses no input, and messages stay long enough.',
  ),
  of('2.2.2', 'Pause, stop, hide', 'A', [], 'Whether what moves stops within five seconds.'),
  of('2.3.1', 'Three flashes', 'A', [], 'Whether anything flashes.'),
  of('2.4.1', 'Bypass blocks', 'A', [], 'Whether the link to the content leads there in each browser.'),
  of('2.4.2', 'Page titled', 'A', [], 'Whether each title says what its page is about.'),
  of('2.4.3', 'Focus order', 'A', ['keyboard'], 'Whether the order of the focus follows the work.'),
  of(
    '2.4.4',
    'Link purpose, in context',
    'A',
    [],
    'Whether each name of a link is understood with its sentence or row.',
  ),
  of('2.4.5', 'Multiple ways', 'AA', [], 'Whether each page outside a process is found in two ways.'),
  of('2.4.6', 'Headings and labels', 'AA', ['headings'], 'Whether headings and labels say what is below them.'),
  of('2.4.7', 'Focus visible', 'AA', ['keyboard'], null),
  of('3.1.1', 'Language of page', 'A', [], null),
  of('3.1.2', 'Language of parts', 'AA', [], 'Whether a customer’s own text in another language needs a mark.'),
  of('3.2.1', 'On focus', 'A', ['keyboard'], 'Whether a focus alone ever changes the page.'),
  of('3.2.2', 'On input', 'A', [], 'Whether a choice that changes a list says so before.'),
  of('3.2.3', 'Consistent navigation', 'AA', [], 'Whether menus are in the same place and order everywhere.'),
  of('3.2.4', 'Consistent identification', 'AA', [], 'Whether one thing has one name on all pages.'),
  of('3.3.1', 'Error identification', 'A', [], 'Whether each error names its field and what is wrong.'),
  of('3.3.2', 'Labels or instructions', 'A', [], 'Whether what is expected is said before the field.'),
  of('3.3.3', 'Error suggestion', 'AA', [], 'Whether each error says how to put it right.'),
  of(
    '3.3.4',
    'Error prevention',
    'AA',
    [],
    'Whether each order, acceptance and contract can be checked before it is sent.',
  ),
  of('4.1.1', 'Parsing', 'A', [], null),
  of(
    '4.1.2',
    'Name, role, value',
    'A',
    [],
    'Whether each state is read out as it changes, by the readers that customers use.',
  ),
];

function of(
  number: string,
  name: string,
  level: Criterion['level'],
  checks: readonly Check[],
  person: string | null,
): Criterion {
  return { number, name, level, checks, person };
}
