import { createHash } from 'node:crypto';
import { contentSecurityPolicy } from '#hosting/headers.ts';
import { environment, registry, shell, staticSkeleton } from '#testing/fixtures.ts';
import { renderHtml } from './html.ts';

const withPicture = { ...shell, staticSkeleton };
const NEWS = { '/news': { title: 'お知らせ', menu: { place: 'main' as const, tabletLabel: 'お知らせ等' } } };
const menuOf = (remotes: number): typeof registry => ({
  ...registry,
  remotes: Object.fromEntries(
    Object.entries(registry.remotes).flatMap(([name, remote]) =>
      Array.from({ length: remotes }, (_, nth) => [
        `${name}${nth}`,
        { ...remote, areas: nth === 0 ? NEWS : { [`/news${nth}`]: NEWS['/news'] } },
      ]),
    ),
  ),
});
const rendered = (more: object = {}) => renderHtml({ shell: withPicture, registry: menuOf(1), environment, ...more });
const template = (html: string, name: string) =>
  new RegExp(`<template data-for="${name}">(.*)</template>`).exec(html)?.[1] ?? '';

test('the document has both skeletons: it is the same for customers and for visitors', () => {
  const html = rendered();
  for (const name of ['portal', 'public']) expect(template(html, name)).toContain('読み込み中です');
  expect(html).toContain(
    '<style data-static-skeleton-style>.entry{color:black}\n.entry[aria-current]{color:blue}</style>',
  );
});

test('its menu has the entries of this portal, each with its path', () => {
  expect(template(rendered(), 'portal')).toContain(
    '<span class="entry" data-entry="/">ホーム</span><span class="entry" data-entry="/news">お知らせ</span>',
  );
});

test('the label of an entry may have an element of its own', () => {
  const own = { ...staticSkeleton, portal: staticSkeleton.portal.replace('{label}', '<span>{label}</span>') };
  const html = rendered({ shell: { ...shell, staticSkeleton: own } });
  expect(template(html, 'portal')).toContain(
    '<span class="entry" data-entry="/"><span>ホーム</span></span><span class="entry" data-entry="/news"><span>お知らせ</span></span>',
  );
});

test('a narrow header’s menu has the shorter names', () => {
  const tablet = { ...staticSkeleton, portal: staticSkeleton.portal.replace('{label}', '{tabletLabel}') };
  const html = rendered({ shell: { ...shell, staticSkeleton: tablet } });
  expect(template(html, 'portal')).toMatch(/>ホーム<.*>お知らせ等</);
});

test('a menu that will scroll is not in it', () => {
  expect(template(rendered({ registry: menuOf(5) }), 'portal').match(/data-entry/g)).toHaveLength(6);
  expect(template(rendered({ registry: menuOf(6) }), 'portal')).not.toContain('data-entry');
});

test('its footer has the environment’s links and company, as text and nothing more', () => {
  const html = rendered({ environment: { ...environment, companyName: '$& <b>{terms}</b>' } });
  for (const name of ['portal', 'public']) {
    expect(template(html, name)).toContain('href="https://example.com/terms"');
    expect(template(html, name)).toContain('href="mailto:support@example.com"');
    expect(template(html, name)).toMatch(/© 20\d\d \$&amp; &lt;b&gt;\{terms\}&lt;\/b&gt;<\/footer>/);
  }
  const withPage = { ...environment, links: { ...environment.links, support: 'https://example.com/help' } };
  expect(template(rendered({ environment: withPage }), 'public')).toContain(
    '<a target="_blank" href="https://example.com/help">',
  );
});

test('what it says where no script runs has the support’s address; the script that shows it stands before all others', () => {
  const support = { ...environment.links, support: 'https://example.com/help?a=1&b=2' };
  const html = rendered({ environment: { ...environment, links: support } });
  expect(template(html, 'blocked')).toContain('<a href="https://example.com/help?a=1&amp;b=2">');
  expect(template(html, 'blocked')).toMatch(/^<div data-static-skeleton>/);
  for (const name of ['slow', 'outdated']) expect(template(html, name)).toContain('<h1>');
  expect(html).toMatch(/<noscript><h1>JavaScriptが必要です<\/h1><a href="https:/);
  expect(html.indexOf('<script>(function () {')).toBeGreaterThan(0);
  expect(html.indexOf('<script>(function () {')).toBeLessThan(html.indexOf('<script defer'));
});

test('the policy allows each inline script of a document, and nothing else that is inline', () => {
  const inline = [...rendered().matchAll(/<script(?: data-kept="[^"]*")?>(.*?)<\/script>/gs)].map(
    ([, text = '']) => text,
  );
  expect(inline).toHaveLength(3);
  const hashes = inline.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  const policy = contentSecurityPolicy(environment, staticSkeleton);
  const allowed = /script-src [^;]*/.exec(policy)?.[0].match(/'sha256-[^']+'/g);
  expect(allowed?.toSorted()).toEqual(hashes.toSorted());
});

test('a shell from before there were notices has documents without them', () => {
  const { notices: _, ...before } = staticSkeleton;
  const html = rendered({ shell: { ...shell, staticSkeleton: before } });
  expect(html).not.toMatch(/data-for="blocked"|<noscript>|readystatechange/);
});

test('a shell that was built before there were skeletons has documents without one', () => {
  const html = renderHtml({ shell, registry, environment });
  expect(html).not.toMatch(/<style|<template|data-kept/);
});
