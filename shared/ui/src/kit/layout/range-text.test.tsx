import { renderUi } from '../testing/render-ui.tsx';
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
