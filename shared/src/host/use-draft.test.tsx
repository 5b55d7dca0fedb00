import { renderApp, signedIn } from '@portal/shared/testing';
import { fireEvent, screen } from '@testing-library/react';
import * as v from 'valibot';
import { useDraft } from './use-draft.ts';

const Schema = v.object({ name: v.string() });

function Form() {
  const [draft, keep, clear] = useDraft('order', Schema, { name: '' });
  return (
    <>
      <input aria-label="name" value={draft.name} onChange={(event) => keep({ name: event.target.value })} />
      <button type="button" onClick={clear}>
        sent
      </button>
    </>
  );
}
const input = () => screen.getByRole('textbox', { name: 'name' });

beforeEach(() => window.sessionStorage.clear());

test('a draft is restored after a reload', async () => {
  const first = renderApp(<Form />);
  await first.user.type(input(), '青葉ビル');
  first.unmount();
  renderApp(<Form />);
  expect(input()).toHaveValue('青葉ビル');
});

test('a noted draft is restored as well, though the page is not rendered again', () => {
  let rendered = 0;
  function Noting() {
    const [draft, , , note] = useDraft('order', Schema, { name: '' });
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
