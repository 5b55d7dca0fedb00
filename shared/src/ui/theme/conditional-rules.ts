import type { EmotionCache } from '@emotion/cache';

/** One condition. A rule with another one within stays as it is, and so before the groups. */
const CONDITION = /^@media([^{]+)\{([^@]*)\}$/;
const RULE = /[^{}]+\{[^{}]*\}/g;
const MIN_WIDTH = /min-width: ?([\d.]+)rem/;

/**
 * Rules under a condition (`@media`) join a group of their own, which stands behind all other rules.
 *
 * Browsers know whom a plain rule concerns, also one within a group. When a rule brings its condition along, Chromium
 * styles the whole page anew: with almost every component that is on the screen for the first time.
 */
export function groupConditions({ sheet }: EmotionCache): void {
  const insertPlain = sheet.insert.bind(sheet);
  const groups = new Map<string, CSSMediaRule>();
  let behind: CSSStyleSheet | null | undefined;
  sheet.insert = (rule) => {
    const [, condition, rules = ''] = CONDITION.exec(rule) ?? [];
    const last = sheet.tags.at(-1);
    // It stands behind the others only if there are some.
    if (!condition || !last) return insertPlain(rule);
    if (!behind) {
      const element = document.createElement('style');
      last.after(element);
      behind = element.sheet;
      if (!behind) return insertPlain(rule);
    }
    const group = groups.get(condition) ?? openGroup(behind, condition);
    groups.set(condition, group);
    for (const one of rules.match(RULE) ?? []) insertInto(group, one);
  };
}

/** The narrowest screens come first, so that wider ones win. */
function openGroup(sheet: CSSStyleSheet, condition: string): CSSMediaRule {
  const width = minWidthOf(condition);
  const others = [...sheet.cssRules] as CSSMediaRule[];
  const wider = others.findIndex(({ conditionText }) => minWidthOf(conditionText) > width);
  const place = sheet.insertRule(`@media${condition}{}`, wider < 0 ? others.length : wider);
  return sheet.cssRules[place] as CSSMediaRule;
}

/** In rem; what is no matter of width counts as the widest. */
function minWidthOf(condition: string): number {
  const [, size] = MIN_WIDTH.exec(condition) ?? [];
  if (size) return Number(size);
  return condition.includes('width') ? 0 : Number.POSITIVE_INFINITY;
}

function insertInto(group: CSSMediaRule, rule: string): void {
  try {
    group.insertRule(rule, group.cssRules.length);
  } catch {
    // A selector that only another browser knows, as emotion writes them.
  }
}
