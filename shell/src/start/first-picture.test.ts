import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { neededStyle, renderStatic, type StaticMarkup } from '@portal/app-kit/testing/render-static';
import { type ComponentProps, createElement } from 'react';
import { t } from '#text/t.ts';
import { FooterPicture, NoticePicture, PortalPicture, PublicPicture } from './first-picture.tsx';

const FILE = join(__dirname, 'first-picture.json');
const MORE = [
  // Placeholders stand still until React replaces them.
  '[data-first-picture] *{animation:none!important}',
  // As the portal hides it while the page is loading.
  '[data-first-picture] main:has([data-page-skeleton])~footer{visibility:hidden}',
];

function render() {
  const parts = {
    portal: renderStatic(createElement(PortalPicture)),
    public: renderStatic(createElement(PublicPicture)),
    footer: renderStatic(createElement(FooterPicture, { hasSupportPage: false })),
    footerWithSupportPage: renderStatic(createElement(FooterPicture, { hasSupportPage: true })),
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

const notice = (props: ComponentProps<typeof NoticePicture>) => renderStatic(createElement(NoticePicture, props));
const htmlOf = (parts: Record<string, StaticMarkup>) =>
  Object.fromEntries(Object.entries(parts).map(([name, { html }]) => [name, html]));

test('the first picture that is built into documents is that of the layouts’ own pieces', () => {
  const picture = render();
  // `WRITE_STATIC_SKELETON=yes npx jest first-picture` sets it.
  if (process.env.WRITE_STATIC_SKELETON) writeFileSync(FILE, `${JSON.stringify(picture, null, 2)}\n`);
  try {
    expect(JSON.parse(readFileSync(FILE, 'utf8'))).toEqual(picture);
  } catch (error) {
    throw new Error('The layouts have changed: run `WRITE_STATIC_SKELETON=yes npx jest first-picture`.', {
      cause: error,
    });
  }
});
