import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { neededStyle, renderStatic } from '@portal/shared/testing/render-static';
import { createElement } from 'react';
import { FooterPicture, PortalPicture, PublicPicture } from './first-picture.tsx';

const FILE = join(__dirname, 'first-picture.json');
const MORE = [
  // React’s placeholders begin to pulse when they take over: until then nothing has moved.
  '[data-first-picture] *{animation:none!important}',
  // As the portal has it for a customer who waits.
  '[data-first-picture] main:has([data-page-skeleton])~footer{visibility:hidden}',
  'noscript{display:block;padding:1rem}',
];

function render() {
  const parts = {
    portal: renderStatic(createElement(PortalPicture)),
    public: renderStatic(createElement(PublicPicture)),
    footer: renderStatic(createElement(FooterPicture, { hasSupportPage: false })),
    footerWithSupportPage: renderStatic(createElement(FooterPicture, { hasSupportPage: true })),
  };
  const all = Object.values(parts);
  const html = Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, part.html]));
  const style = neededStyle(
    all.flatMap((part) => part.style),
    all.map((part) => part.html).join(''),
  );
  return { ...html, style: [...style, ...MORE] };
}

test('the first picture that is built into documents is that of the layouts’ own pieces', () => {
  const picture = render();
  // `npm run first-picture` sets it.
  if (process.env.WRITE_FIRST_PICTURE) writeFileSync(FILE, `${JSON.stringify(picture, null, 2)}\n`);
  try {
    expect(JSON.parse(readFileSync(FILE, 'utf8'))).toEqual(picture);
  } catch (error) {
    throw new Error('The layouts have changed: run `npm run first-picture`.', { cause: error });
  }
});
