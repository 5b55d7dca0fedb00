import { isTyped, watchTyping } from './typing.ts';

let stop: () => void;
beforeEach(() => {
  stop = watchTyping(document);
});
afterEach(() => stop());

function field(html: string): HTMLInputElement {
  document.body.innerHTML = html;
  return document.body.firstElementChild as HTMLInputElement;
}

function type(into: HTMLInputElement, text: string): void {
  into.value = text;
  into.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

test.each(['<input>', '<input type="password">', '<textarea></textarea>', '<select><option>a<option>b</select>'])(
  'what is typed or chosen in %s counts while it is on the page',
  (html) => {
    const one = field(html);
    expect(isTyped()).toBe(false);
    type(one, 'b');
    expect(isTyped()).toBe(true);
    one.remove();
    expect(isTyped()).toBe(false);
  },
);

test('a field that was emptied again, or that the page itself fills, does not count', () => {
  const one = field('<input>');
  one.value = 'from the server';
  expect(isTyped()).toBe(false);
  type(one, 'x');
  type(one, '');
  expect(isTyped()).toBe(false);
});

test('a field whose value the address keeps does not count', () => {
  const one = field('<div data-in-address><label><input></label></div>').querySelector('input');
  if (!one) throw new Error('no input');
  type(one, 'x');
  expect(isTyped()).toBe(false);
});

test('a field that was gone when something else was typed is forgotten', () => {
  const one = field('<input>');
  type(one, 'x');
  one.remove();
  const other = field('<input>');
  type(other, 'y');
  type(other, '');
  document.body.append(one);
  expect(isTyped()).toBe(false);
});

test('nothing is watched any more once it is stopped', () => {
  const one = field('<input>');
  type(one, 'x');
  stop();
  type(one, 'xy');
  expect(isTyped()).toBe(false);
});
