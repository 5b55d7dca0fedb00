import { screen } from '@testing-library/react';
import { renderUi } from '../testing/render-ui.tsx';
import { PlainText, splitLinks } from './plain-text.tsx';

const linksOf = (text: string) => splitLinks(text).flatMap((part) => (part.isLink ? [part.text] : []));

test.each([
  ['詳しくは https://example.jp/news?id=1&x=2#top をご覧ください。', ['https://example.jp/news?id=1&x=2#top']],
  ['（https://example.jp/）。', ['https://example.jp/']],
  ['https://example.jp/a. http://example.jp/b', ['https://example.jp/a', 'http://example.jp/b']],
  ['https://example.jpをご覧ください', ['https://example.jp']],
  ['javascript:alert(1) data:text/html,x ftp://example.jp', []],
  ['<a href="javascript:alert(1)">押す</a>', []],
  ['', []],
])('the addresses in %j are %j', (text, links) => {
  expect(linksOf(text)).toEqual(links);
  expect(
    splitLinks(text)
      .map((part) => part.text)
      .join(''),
  ).toBe(text);
});

test('markup is shown as text; a link opens in a new tab without access to the portal', () => {
  const { container } = renderUi(<PlainText text={'<img src=x onerror=alert(1)>\nhttps://example.jp/'} />);
  expect(container.querySelector('img')).toBeNull();
  expect(container).toHaveTextContent('<img src=x onerror=alert(1)> https://example.jp/');
  const link = screen.getByRole('link', { name: 'https://example.jp/' });
  expect(link).toHaveAccessibleDescription('新しいタブで開きます');
  expect(link).toHaveAttribute('href', 'https://example.jp/');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});
