import { screen } from '@testing-library/react';
import { renderUi } from '../testing/render-ui.tsx';
import { FullPageSpinner } from './spinner.tsx';

test('the full-page spinner says what it waits for [2.97]', () => {
  renderUi(<FullPageSpinner />);
  expect(screen.getByRole('status')).toHaveTextContent('読み込み中です');
});
