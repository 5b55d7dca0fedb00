import { renderStyled, renderUi } from '../testing/render-ui.tsx';
import { RangeText } from './range-text.tsx';

const blocksOf = (text: string) => {
  const { container } = renderUi(
    <p>
      <RangeText text={text} />
    </p>,
  );
  expect(container).toHaveTextContent(text.replaceAll('\n', ' '));
  return [...container.querySelectorAll('p > span')].map(({ textContent }) => textContent);
};

test('a period breaks only between its ends', () => {
  expect(blocksOf('2026/12/01（火）〜2027/03/31（水）')).toEqual(['2026/12/01（火）〜', '2027/03/31（水）']);
  expect(blocksOf('期間：2026/11/21（土）22:00〜2026/11/23（月）05:00')).toHaveLength(3);
});

test.each([
  ['a long sentence', '搬入は早朝6時から8時までに限られます。希望：車高2.6mのトラックが入れる駐車場をお願いします。'],
  ['text of several lines', '連絡先：髙﨑\n案内図：別紙'],
])('%s is one text, read from left to right', (_, text) => {
  expect(blocksOf(text)).toEqual([text]);
});

/** What is a block of its own in a line, inside which it ends only where the block is too wide. */
const keptTogether = (text: string) => {
  const { container } = renderStyled(<RangeText text={text} />);
  expect(container).toHaveTextContent(text);
  return [...container.querySelectorAll('span')]
    .filter((part) => part.children.length === 0 && getComputedStyle(part).display === 'inline-block')
    .map(({ textContent }) => textContent);
};

test.each([
  ['初回は2027/01/02（土）の予定', ['2027/01/02（土）']],
  ['2026/12/01（火）〜2027/03/31（水）', ['2026/12/01（火）〜', '2027/03/31（水）']],
  ['2026/11/21（土）22:00〜2026/11/23（月）05:00', ['2026/11/21（土）22:00〜', '2026/11/23（月）05:00']],
  ['発行日時、SHA-256などを記載します。', ['SHA-256']],
  ['当社からのご連絡をお待ちください。', []],
])('in %s a line does not end inside %j', (text, units) => {
  expect(keptTogether(text)).toEqual(units);
});
