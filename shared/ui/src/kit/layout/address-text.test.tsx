import { renderStyled } from '../testing/render-ui.tsx';
import { AddressText } from './address-text.tsx';

/** What may not break. */
const keptTogether = (container: HTMLElement) =>
  [...container.querySelectorAll('span span')]
    .filter((part) => getComputedStyle(part).whiteSpace === 'nowrap')
    .map(({ textContent }) => textContent);

const LONG = '1'.repeat(100);

test.each([
  ['東京都新宿区西新宿2丁目8番1号', ['2丁目8番1号']],
  ['東京都新宿区新宿三丁目1番', ['三丁目1番']],
  ['岩手県九戸郡洋野町種市１２−１４ 第2ビル', ['１２−１４']],
  ['東京都千代田区丸の内', []],
])('in %s only %s is kept together', (address, units) => {
  const { container } = renderStyled(<AddressText address={address} />);
  expect(container).toHaveTextContent(address);
  expect(keptTogether(container)).toEqual(units);
});

test('text wider than a phone is not kept together', () => {
  const { container } = renderStyled(<AddressText address={LONG} />);
  expect(container).toHaveTextContent(LONG);
  for (const text of keptTogether(container)) expect(text?.length).toBeLessThan(20);
});
