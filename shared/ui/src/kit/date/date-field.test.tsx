import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { renderUi } from '../testing/render-ui.tsx';
import { DateField } from './date-field.tsx';

function setup(initial = '') {
  const onChange = jest.fn();
  function Form() {
    const [value, setValue] = useState(initial);
    onChange.mockImplementation(setValue);
    return (
      <>
        <DateField label="利用開始日" required value={value} onChange={onChange} />
        <output>{value}</output>
      </>
    );
  }
  const screenOfUi = renderUi(<Form />);
  return { ...screenOfUi, onChange, field: screen.getByRole('textbox', { name: '利用開始日' }) };
}

test('a day typed in any notation becomes the day, and gets the portal’s notation on leaving the field', async () => {
  const { user, field } = setup();
  await user.type(field, '２０２６年１２月５日');
  expect(screen.getByRole('status')).toHaveTextContent('2026-12-05');
  expect(field).toHaveValue('２０２６年１２月５日');
  await user.tab();
  expect(field).toHaveValue('2026/12/05');
});

test('text that is not a day stays as it was typed, for the form to refuse', async () => {
  const { user, field } = setup();
  await user.type(field, '2026/2/30');
  await user.tab();
  expect(field).toHaveValue('2026/2/30');
  expect(screen.getByRole('status')).toHaveTextContent('2026/2/30');
});

test('a year without its century is reported while it is typed', async () => {
  const { user, field } = setup();
  await user.type(field, '26/1');
  expect(field).toHaveAccessibleDescription('年は西暦の4桁で入力してください。例：2026/11/20');
  expect(field).toBeInvalid();
  await user.clear(field);
  await user.type(field, '2026/1');
  expect(field).toBeValid();
});

async function openCalendar(user: ReturnType<typeof setup>['user']) {
  await user.click(screen.getByRole('button', { name: 'カレンダーを開く' }));
  return screen.findByRole('dialog', { name: '利用開始日のカレンダー' });
}

test('the calendar opens at the day, is in Japanese, and puts the picked day into the field', async () => {
  const { user, field } = setup('2026-12-01');
  const calendar = await openCalendar(user);
  const chosen = within(calendar).getByRole('button', { name: '選択中：2026年12月1日火曜日' });
  await waitFor(() => expect(chosen).toHaveFocus());

  await user.click(within(calendar).getByRole('button', { name: '2026年12月24日木曜日を選択' }));
  expect(field).toHaveValue('2026/12/24');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: 'カレンダーを開く' })).toHaveFocus();
});

test('the calendar has no English text', async () => {
  const { user } = setup('2026-12-01');
  const calendar = await openCalendar(user);
  const spoken = [...calendar.querySelectorAll('*')].flatMap((element) =>
    ['aria-label', 'aria-roledescription', 'title', 'alt'].flatMap((name) => element.getAttribute(name) ?? []),
  );
  expect(spoken.length).toBeGreaterThan(30);
  expect([calendar.textContent ?? '', ...spoken].filter((text) => /[A-Za-z]/.test(text))).toEqual([]);
});

test('today is the day in Tokyo, wherever the browser is', async () => {
  jest.useFakeTimers({
    now: new Date('2026-11-20T15:03:00Z'),
    doNotFake: ['setTimeout', 'queueMicrotask', 'setImmediate', 'setInterval', 'requestAnimationFrame', 'performance'],
  });
  const { user } = setup();
  const calendar = await openCalendar(user);
  expect(within(calendar).getByRole('button', { name: '今日：2026年11月21日土曜日' })).toBeInTheDocument();
  jest.useRealTimers();
});

test('Escape closes the calendar and returns to its button; a click elsewhere only closes it', async () => {
  const { user, field } = setup();
  const calendar = await openCalendar(user);
  fireEvent.keyDown(calendar, { key: 'Escape' });
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: 'カレンダーを開く' })).toHaveFocus();

  await openCalendar(user);
  act(() => field.focus());
  await user.click(document.body);
  expect(screen.queryByRole('dialog')).toBeNull();
});
