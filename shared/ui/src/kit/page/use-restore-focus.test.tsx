import { act, screen } from '@testing-library/react';
import { renderUi } from '../testing/render-ui.tsx';
import { useRestoreFocus } from './use-restore-focus.ts';

function Probe() {
  const { remember, giveBack } = useRestoreFocus();
  return (
    <>
      <h1 tabIndex={-1}>依頼</h1>
      <input aria-label="field" />
      <fieldset onFocus={remember}>
        <button type="button" onClick={giveBack}>
          later
        </button>
      </fieldset>
    </>
  );
}
const later = () => screen.getByRole('button', { name: 'later' });
const field = () => screen.getByRole('textbox', { name: 'field' });

test('the focus goes back to where it came from, once; without such a place it goes to the heading', async () => {
  const { user } = renderUi(<Probe />);
  await user.click(field());
  await user.click(later());
  expect(field()).toHaveFocus();
  act(() => field().blur());
  await user.click(later());
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});
