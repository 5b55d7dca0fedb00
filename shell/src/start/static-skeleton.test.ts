import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withBrand, withoutBrand } from '@portal/app-kit/build/branded';
import { neededStyle, renderStatic, type StaticMarkup } from '@portal/app-kit/testing/render-static';
import { type ComponentProps, createElement } from 'react';
import { t } from '#text/t.ts';
import { StaticFooter, StaticLogin, StaticNotice, StaticPortal } from './static-skeleton.tsx';

const FILE = join(__dirname, 'static-skeleton.json');
const MORE = [
  // Placeholders stand still until React replaces them.
  '[data-static-skeleton] *{animation:none!important}',
  // As the portal hides it while the page is loading.
  '[data-static-skeleton] main:has([data-page-skeleton])~footer{visibility:hidden}',
];

function render() {
  const parts = {
    portal: renderStatic(createElement(StaticPortal)),
    public: renderStatic(createElement(StaticLogin)),
    footer: renderStatic(createElement(StaticFooter, { hasSupportPage: false })),
    footerWithSupportPage: renderStatic(createElement(StaticFooter, { hasSupportPage: true })),
  };
  const notices = {
    blocked: notice({ title: t('app.blockedTitle'), body: t('app.blockedBody'), canReload: true }),
    slow: notice({ title: t('app.slowTitle'), body: t('app.slowBody'), canReload: true }),
    outdated: notice({ title: t('app.outdatedTitle'), body: t('app.outdatedBody') }),
    noScript: notice({ title: t('app.noScriptTitle'), body: t('app.noScriptBody') }),
  };
  const all = [...Object.values(parts), ...Object.values(notices)];
  const style = neededStyle(
    all.flatMap((part) => part.style),
    all.map((part) => part.html).join(''),
  );
  return { ...htmlOf(parts), notices: htmlOf(notices), style: [...style, ...MORE] };
}

const notice = (props: ComponentProps<typeof StaticNotice>) => renderStatic(createElement(StaticNotice, props));
const htmlOf = (parts: Record<string, StaticMarkup>) =>
  Object.fromEntries(Object.entries(parts).map(([name, { html }]) => [name, html]));

test('the static skeleton of the document is made of the layouts’ own pieces', () => {
  const skeleton = render();
  // `WRITE_STATIC_SKELETON=yes npx jest static-skeleton` sets it.
  if (process.env.WRITE_STATIC_SKELETON) writeFileSync(FILE, withoutBrand(`${JSON.stringify(skeleton, null, 2)}\n`));
  try {
    expect(JSON.parse(withBrand(readFileSync(FILE, 'utf8')))).toEqual(skeleton);
  } catch (error) {
    throw new Error('The layouts have changed: run `WRITE_STATIC_SKELETON=yes npx jest static-skeleton`.', {
      cause: error,
    });
  }
});
