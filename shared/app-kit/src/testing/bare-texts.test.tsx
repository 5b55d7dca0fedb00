import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { takeBareTexts } from './bare-texts.ts';

const count = 3;
const Name = () => '山田';

test.each<[string, ReactNode, string[]]>([
  ['a figure with its unit', <p key="">{count}件</p>, ['3', '件']],
  [
    'a text beside an element',
    <p key="">
      {'未読 '}
      <b>3</b>
    </p>,
    ['未読 '],
  ],
  [
    'a text beside what may come',
    <p key="">
      {'未読'}
      {null}
    </p>,
    ['未読'],
  ],
  [
    'a component that is a text',
    <p key="">
      <Name />
    </p>,
    ['山田'],
  ],
  ['one text', <p key="">{`${count}件`}</p>, []],
  [
    'texts in elements, with a space',
    <p key="">
      <span>未読</span> <b>3</b>
    </p>,
    [],
  ],
])('%s', (_case, content, texts) => {
  render(content);
  expect(takeBareTexts().map((text) => /「(.*)」/.exec(text)?.[1])).toEqual(texts);
});

test('what comes later counts, too', () => {
  const { rerender } = render(<p />);
  rerender(<p>{count}件</p>);
  expect(takeBareTexts()).toHaveLength(2);
});
