import { renderApp, signedIn } from '@portal/app-kit/testing';
import { fireEvent, screen } from '@testing-library/react';
import * as v from 'valibot';
import { busyNow } from '../busy/busy.ts';
import { setObserver } from '../observe/index.ts';
import { defineDraft } from './define-draft.ts';
import { useDraft, useTabValue } from './use-draft.ts';

const ORDER = defineDraft({ name: 'order', version: 1, schema: v.object({ name: v.string() }) });

function Form({ about }: { about?: string }) {
  const { draft, keep, clear, isLost } = useDraft(ORDER, { name: '' }, about);
  return (
    <>
      {isLost ? <p>lost</p> : null}
      <input aria-label="name" value={draft.name} onChange={(event) => keep({ name: event.target.value })} />
      <button type="button" onClick={clear}>
        sent
      </button>
    </>
  );
}
const input = () => screen.getByRole('textbox', { name: 'name' });
const drafts = () => busyNow().filter(({ kind }) => kind === 'draft');

beforeEach(() => window.sessionStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('a draft is restored after a reload', async () => {
  const first = renderApp(<Form />);
  await first.user.type(input(), '青葉ビル');
  first.unmount();
  renderApp(<Form />);
  expect(input()).toHaveValue('青葉ビル');
});

test('a form that is left with input is told, one that was sent or not touched is not', async () => {
  const told: string[] = [];
  // Of the tests before.
  setObserver(null);
  setObserver(({ kind }) => void told.push(kind));
  renderApp(<Form />).unmount();
  const sent = renderApp(<Form />);
  await sent.user.type(input(), '青葉ビル');
  await sent.user.click(screen.getByRole('button', { name: 'sent' }));
  sent.unmount();
  expect(told).toEqual([]);
  const left = renderApp(<Form />);
  await left.user.type(input(), '青葉ビル');
  left.unmount();
  expect(told).toEqual(['abandoned']);
  setObserver(null);
});

test('a noted draft is restored as well, though the page is not rendered again', () => {
  let rendered = 0;
  function Noting() {
    const { draft, note } = useDraft(ORDER, { name: '' });
    rendered += 1;
    return (
      <input aria-label="name" defaultValue={draft.name} onChange={(event) => note({ name: event.target.value })} />
    );
  }
  const first = renderApp(<Noting />);
  fireEvent.change(input(), { target: { value: '青葉ビル' } });
  expect(rendered).toBe(1);
  first.unmount();
  renderApp(<Form />);
  expect(input()).toHaveValue('青葉ビル');
});

test('once it has been sent the next form is empty', async () => {
  const first = renderApp(<Form />);
  await first.user.type(input(), '青葉ビル');
  await first.user.click(screen.getByRole('button', { name: 'sent' }));
  first.unmount();
  renderApp(<Form />);
  expect(input()).toHaveValue('');
});

test('another customer in the same tab starts with an empty form', async () => {
  const first = renderApp(<Form />);
  await first.user.type(input(), '青葉ビル');
  first.unmount();
  renderApp(<Form />, { session: signedIn({}, { uid: 'uid-sato' }) });
  expect(input()).toHaveValue('');
});

test('a form about something else has a draft of its own', async () => {
  const first = renderApp(<Form about="o-1" />);
  await first.user.type(input(), '青葉ビル');
  first.unmount();
  renderApp(<Form about="o-2" />);
  expect(input()).toHaveValue('');
});

test('a draft that cannot be read is said once, and is gone', () => {
  sessionStorage.setItem('draft:uid-tanaka:order', '{"name":"an older form"}');
  const first = renderApp(<Form />);
  expect(screen.getByText('lost')).toBeVisible();
  expect(input()).toHaveValue('');
  first.unmount();
  renderApp(<Form />);
  expect(screen.queryByText('lost')).not.toBeInTheDocument();
});

describe('whoever wants to reload the page', () => {
  test('learns of input while its form is on the page, and that it is kept', async () => {
    const { user, unmount } = renderApp(<Form />);
    expect(drafts()).toEqual([]);
    await user.type(input(), '青葉');
    expect(drafts()).toEqual([{ kind: 'draft', isKept: true }]);
    unmount();
    expect(drafts()).toEqual([]);
    const again = renderApp(<Form />);
    expect(drafts()).toEqual([{ kind: 'draft', isKept: true }]);
    await again.user.click(screen.getByRole('button', { name: 'sent' }));
    expect(drafts()).toEqual([]);
  });

  test('learns that the browser keeps nothing', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const { user } = renderApp(<Form />);
    await user.type(input(), '青葉');
    expect(drafts()).toEqual([{ kind: 'draft', isKept: false }]);
    await user.click(screen.getByRole('button', { name: 'sent' }));
  });

  test('hears nothing of an answer that comes after the form was left', async () => {
    let late: () => void = () => undefined;
    function Late() {
      const { note } = useDraft(ORDER, { name: '' });
      late = () => note({ name: '青葉' });
      return null;
    }
    renderApp(<Late />).unmount();
    late();
    expect(drafts()).toEqual([]);
  });
});

test('a value of the tab that is no input is kept in the same place, and reported to nobody', async () => {
  function Remembered() {
    const [draft, keep] = useTabValue(ORDER, { name: '' });
    return <input aria-label="name" value={draft.name} onChange={(event) => keep({ name: event.target.value })} />;
  }
  const first = renderApp(<Remembered />);
  await first.user.type(input(), '青葉');
  expect(drafts()).toEqual([]);
  first.unmount();
  renderApp(<Remembered />);
  expect(input()).toHaveValue('青葉');
});
