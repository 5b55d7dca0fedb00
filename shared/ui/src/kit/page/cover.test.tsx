import { screen } from '@testing-library/react';
import { Modal } from '../dialog/modal.tsx';
import { renderUi } from '../testing/render-ui.tsx';
import { Cover } from './cover.tsx';

const inCovers = (outer: boolean, inner: boolean) =>
  renderUi(
    <Cover isCovered={outer}>
      <Cover isCovered={inner}>
        <Modal isOpen onClose={() => undefined} title="ご案内" />
      </Cover>
    </Cover>,
  );

test.each([
  [true, false],
  [false, true],
  [true, true],
])('a window waits while its page is covered, by whichever cover: %s, %s', (outer, inner) => {
  inCovers(outer, inner);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('with no cover it is open', () => {
  inCovers(false, false);
  expect(screen.getByRole('dialog', { name: 'ご案内' })).toBeVisible();
});
