import { UiProvider } from '@portal/ui/host';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

export interface StaticMarkup {
  html: string;
  /** The rules that it needs. */
  style: string[];
}

/** An element for a document without scripts. Only where there is no `document`. */
export function renderStatic(element: ReactElement): StaticMarkup {
  const sheets: string[] = [];
  const html = renderToStaticMarkup(<UiProvider>{element}</UiProvider>).replaceAll(
    /<style[^>]*>(.*?)<\/style>/gs,
    (_, sheet: string) => {
      sheets.push(sheet);
      return '';
    },
  );
  return { html, style: sheets };
}

/** The rules without those of the kit's base styles that these elements do not need. */
export function neededStyle(style: readonly string[], html: string): string[] {
  const sheets = [...new Set(style)].map((sheet) => withoutOtherElements(sheet, html));
  return sheets.map((sheet) => withoutOtherTokens(sheet, sheets.join('')));
}

const RESET = /@layer reset\{((?:[^{}]+\{[^{}]*\})*)\}/;

function withoutOtherElements(sheet: string, html: string): string {
  const isThere = (selector: string) => {
    const [, tag] = /^(\*|[a-z][a-z0-9]*|\[hidden\].*)(?:::before|::after)?$/.exec(selector) ?? [];
    return tag !== undefined && (/^(?:\*|html|body|\[)/.test(tag) || html.includes(`<${tag}`));
  };
  return sheet.replace(RESET, (_, rules: string) => {
    const needed = rules.match(/[^{}]+\{[^{}]*\}/g)?.filter((rule) => rule.split('{', 1)[0]?.split(',').some(isThere));
    return `@layer reset{${needed?.join('') ?? ''}}`;
  });
}

const TOKENS = /@layer tokens\{([^{}]+)\{([^{}]*)\}\}/;

function withoutOtherTokens(sheet: string, all: string): string {
  const used = new Set([...all.matchAll(/var\((--[\w\\.-]+)/g)].map(([, name]) => name));
  return sheet.replace(TOKENS, (_, selector: string, declarations: string) => {
    const needed = declarations.split(/;(?=--|$)/).filter((one) => used.has(one.split(':', 1)[0]));
    return `@layer tokens{${selector}{${needed.join(';')}}}`;
  });
}
