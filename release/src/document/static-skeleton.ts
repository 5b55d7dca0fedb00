import type { StaticSkeleton } from '@portal/app-kit/build/build-record';
import { escapeHtml, template } from '@portal/app-kit/build/document';
import type { Notices } from '@portal/app-kit/build/serve/start-watch';
import type { Environment } from '@portal/platform/environment';
import { keptUserKey } from '@portal/platform/firebase/kept-user-key';
import type { Registry } from '@portal/platform/registry';
import { todayInTokyo, yearOf } from '@portal/platform/text';
import { areasOf } from '@portal/shell/areas';
import { fitsInBar, navItems } from '@portal/shell/nav-items';

/**
 * Shows the skeleton with which React will begin: the customer's if a session is kept in this browser, with the menu's
 * current entry (`isCurrent`). The script is the same in every portal, so that the policy can name it by its hash. Where
 * the policy has refused the styles, there is no skeleton.
 */
export const SHOW = `{
const { kept } = document.currentScript.dataset;
const has = (name) => { try { return window[name].getItem(kept) !== null } catch { return false } };
const expected = has('localStorage') || has('sessionStorage') ? 'portal' : 'public';
const { content } = document.querySelector('template[data-for=' + expected + ']');
const { pathname } = location;
for (const entry of content.querySelectorAll('[data-entry]')) {
  const path = entry.dataset.entry;
  if (path === '/' ? pathname === '/' : (pathname + '/').startsWith(path + '/')) entry.ariaCurrent = 'page';
}
if (document.styleSheets.length > 0) document.getElementById('root').append(content);
}`;

interface Shown {
  environment: Environment;
  registry: Registry;
}

/** The parts of a document by which it shows something before the shell's scripts have run. */
export function renderStaticSkeleton(skeleton: StaticSkeleton, { environment, registry }: Shown) {
  const { links, companyName, firebase } = environment;
  const names: Readonly<Record<string, string>> = {
    ...links,
    // With its scheme in the markup.
    support: links.support.replace(/^https:/, ''),
    company: companyName,
    year: String(yearOf(todayInTokyo())),
  };
  const footer = filled(links.support.startsWith('https:') ? skeleton.footerWithSupportPage : skeleton.footer, names);
  const portal = skeleton.portal.replaceAll(ENTRY, (entry) => entries(entry, registry));
  const shown = { portal, public: skeleton.public };
  return {
    // Goes with the skeleton (`openPage`).
    style: `<style data-static-skeleton-style>${styleOf(skeleton)}</style>`,
    templates: Object.entries(shown).map(([name, html]) =>
      template(name, ofDocument(html.replace('{footer}', () => footer))),
    ),
    script: `<script data-kept="${escapeHtml(keptUserKey(firebase.options.apiKey))}">${SHOW}</script>`,
  };
}

/** What the document says where its scripts do not run. */
export function renderNotices({ notices }: StaticSkeleton, { links }: Environment): Notices | undefined {
  if (!notices) return undefined;
  const withSupport = (html: string) => filled(html, { supportAddress: links.support });
  const inRoot = (html: string) => ofDocument(withSupport(html));
  return {
    blocked: inRoot(notices.blocked),
    slow: inRoot(notices.slow),
    outdated: inRoot(notices.outdated),
    noScript: withSupport(notices.noScript),
  };
}

/** It is marked as the document's: what React puts in its place is not. */
const ofDocument = (html: string): string => `<div data-static-skeleton>${html}</div>`;

export const styleOf = ({ style }: StaticSkeleton): string => style.join('\n');

const filled = (html: string, names: Readonly<Record<string, string>>): string =>
  html.replaceAll(/\{(\w+)\}/g, (whole, name: string) => escapeHtml(names[name] ?? whole));

/** In skeletons from before, the label has no element of its own. */
const ENTRY = /<span [^>]*data-entry[^>]*>(?:<span>[^<]*<\/span>|[^<]*)<\/span>/g;

/** The main menu, where it does not scroll: a skeleton cannot scroll to the current entry. */
function entries(entry: string, registry: Registry): string {
  const items = navItems(areasOf({ remotes: registry.remotes, lost: {} }));
  if (!fitsInBar(items)) return '';
  return items
    .map((item) => {
      const one = filled(entry, { label: item.label, tabletLabel: item.tabletLabel || item.label });
      return one.replace('data-entry=""', `data-entry="${escapeHtml(item.path)}"`);
    })
    .join('');
}
