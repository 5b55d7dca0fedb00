import type { Page } from '@playwright/test';

/** What all remotes of a page share beside the shared modules: anybody's change reaches everybody. */
type SharedPage = Record<'global names' | 'rules without a class' | 'attributes of the document', string[]>;

export function readSharedPage(page: Page): Promise<SharedPage> {
  return page.evaluate(() => {
    const globals = { window, document, Object, Array, String, Promise, Node, Element, HTMLElement, EventTarget };
    const names = Object.entries(globals).flatMap(([name, holder]) => {
      const prototype: unknown = Reflect.get(holder, 'prototype');
      return [
        ...Object.getOwnPropertyNames(holder).map((property) => `${name}.${property}`),
        ...(prototype ? Object.getOwnPropertyNames(prototype).map((property) => `${name}.prototype.${property}`) : []),
      ];
    });
    /** The parts of a list of selectors; the commas within parentheses belong to one of them. */
    const selectors = (list: string) => list.match(/(?:\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)|[^(),])+/g) ?? [];
    const rules: string[] = [];
    const read = (list: CSSRuleList, around: string) => {
      for (const rule of list) {
        if (rule instanceof CSSStyleRule) {
          // Whatever else it has, a class of its own keeps a rule to its component.
          const wide = selectors(rule.selectorText).filter((selector) => !/\.[\w-]/.test(selector));
          if (wide.length > 0) rules.push(`${around}${wide.join(',')} {${rule.style.cssText}}`);
        } else if (rule instanceof CSSGroupingRule) read(rule.cssRules, `${around}${rule.cssText.split('{')[0]}`);
        // Animations have names of their own, made from their content.
        else if (!(rule instanceof CSSKeyframesRule)) rules.push(`${around}${rule.cssText}`);
      }
    };
    for (const { cssRules } of [...document.styleSheets, ...document.adoptedStyleSheets]) read(cssRules, '');
    return {
      'global names': names,
      'rules without a class': rules,
      'attributes of the document': [document.documentElement, document.body].flatMap((element) =>
        [...element.attributes].map(({ name, value }) => `${element.localName} ${name}="${value}"`),
      ),
    };
  });
}

/** What was added to the page and what vanished from it, but names that match `allowed`. */
export function changes(before: SharedPage, after: SharedPage, allowed: RegExp): string[] {
  return Object.keys(before).flatMap((part) => {
    const [earlier, later] = [before[part as keyof SharedPage], after[part as keyof SharedPage]];
    return [
      ...later.filter((each) => !earlier.includes(each) && !allowed.test(each)).map((each) => `added ${part}: ${each}`),
      ...earlier.filter((each) => !later.includes(each)).map((each) => `removed ${part}: ${each}`),
    ];
  });
}
