import type { EmotionCache } from '@emotion/cache';

const CONDITION = /^@media([^{]+)\{(.*)\}$/s;
const MIN_WIDTH = /min-width:\s*([\d.]+)(rem|px)/;
const PX_PER_REM = 16;

/**
 * Rules under a condition (`@media`) join a group of their own, which stands behind all other rules.
 *
 * Browsers know whom a plain rule concerns, also one within a group. When a rule brings its condition along, Chromium
 * styles the whole page anew: with almost every component that is on the screen for the first time.
 */
export function groupConditions({ sheet }: EmotionCache): void {
  const insertPlain = sheet.insert.bind(sheet);
  const groupOf = groups(() => {
    const element = document.createElement('style');
    sheet.tags.at(-1)?.after(element);
    return element.sheet;
  });
  sheet.insert = (rule) => {
    const [, condition, rules] = CONDITION.exec(rule) ?? [];
    // It stands behind the others only if there are some.
    const group = condition && sheet.tags.length > 0 ? groupOf(condition.trim()) : null;
    if (!group || rules === undefined) return insertPlain(rule);
    for (const one of singleRules(rules)) insertInto(group, one);
  };
}

/** The groups of one sheet by their condition, the narrowest screens first, so that wider ones win. */
function groups(open: () => CSSStyleSheet | null) {
  const known = new Map<string, CSSMediaRule>();
  const widths: number[] = [];
  let sheet: CSSStyleSheet | null = null;
  return (condition: string): CSSMediaRule | null => {
    const group = known.get(condition);
    if (group) return group;
    sheet ??= open();
    if (!sheet) return null;
    const width = minWidthOf(condition);
    const wider = widths.findIndex((other) => other > width);
    const place = wider < 0 ? widths.length : wider;
    sheet.insertRule(`@media ${condition}{}`, place);
    widths.splice(place, 0, width);
    const made = sheet.cssRules[place] as CSSMediaRule;
    known.set(condition, made);
    return made;
  };
}

/** In pixels; what is no matter of width counts as the widest. */
function minWidthOf(condition: string): number {
  const [, size, unit] = MIN_WIDTH.exec(condition) ?? [];
  if (size !== undefined) return Number(size) * (unit === 'rem' ? PX_PER_REM : 1);
  return condition.includes('width') ? 0 : Number.POSITIVE_INFINITY;
}

/** As they stand one after the other: each ends with the brace that closes its own. */
function singleRules(rules: string): string[] {
  const found: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < rules.length; at += 1) {
    if (rules[at] === '{') depth += 1;
    if (rules[at] !== '}') continue;
    depth -= 1;
    if (depth > 0) continue;
    found.push(rules.slice(from, at + 1));
    from = at + 1;
  }
  return found;
}

function insertInto(group: CSSMediaRule, rule: string): void {
  try {
    group.insertRule(rule, group.cssRules.length);
  } catch {
    // A selector that only another browser knows, as emotion writes them.
  }
}
