import { renderDocument } from './document.ts';
import { plainNotices } from './plain-notices.ts';
import { WATCH_START } from './serve/start-watch.ts';

test('the document of an area alone says where its scripts do not run, too', () => {
  const html = renderDocument({ data: {}, scripts: [{ src: '/main.js' }], notices: plainNotices() });
  for (const notice of ['blocked', 'slow', 'outdated'])
    expect(html).toMatch(new RegExp(`<template data-for="${notice}"><main data-static-skeleton role="alert"><h1>`));
  expect(html).toContain('<noscript><main data-static-skeleton role="alert"><h1>JavaScriptが必要です</h1>');
  expect(html.indexOf(WATCH_START)).toBeLessThan(html.indexOf('<script defer'));
});
