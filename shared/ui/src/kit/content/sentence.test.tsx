import { screen } from '@testing-library/react';
import { renderUi } from '../testing/render-ui.tsx';
import { Notice } from './notice.tsx';
import { Sentence, SupportAddress } from './sentence.tsx';

const DISABLED = 'このアカウントは利用できません。サポート窓口にお問い合わせください。';
const withAddress = (address: string, text: string) => (
  <SupportAddress value={address}>
    <p>
      <Sentence>{text}</Sentence>
    </p>
  </SupportAddress>
);

test('a sentence that names the support links to it, and reads as before', () => {
  renderUi(withAddress('https://www.example.com/support', DISABLED));
  expect(screen.getByRole('paragraph')).toHaveTextContent(DISABLED);
  const link = screen.getByRole('link', { name: 'サポート窓口' });
  expect(link).toHaveAttribute('href', 'https://www.example.com/support');
  expect(link).toHaveAttribute('target', '_blank');
});

test('each time that it is named', () => {
  renderUi(withAddress('https://www.example.com/support', 'サポート窓口、またはサポート窓口。'));
  expect(screen.getAllByRole('link', { name: 'サポート窓口' })).toHaveLength(2);
});

test.each(['mailto:support@example.com', 'tel:0120000000'])('%s opens no tab', (address) => {
  renderUi(withAddress(address, DISABLED));
  expect(screen.getByRole('link')).toHaveAttribute('href', address);
  expect(screen.getByRole('link')).not.toHaveAttribute('target');
});

test('a sentence that does not name it, and a page without an address, have no link', () => {
  renderUi(withAddress('https://www.example.com/support', 'もう一度お試しください。'));
  renderUi(<Sentence>{DISABLED}</Sentence>);
  expect(screen.queryByRole('link')).toBeNull();
});

test('a notice that is a text gets the same link', () => {
  renderUi(
    <SupportAddress value="https://www.example.com/support">
      <Notice tone="bad">{DISABLED}</Notice>
    </SupportAddress>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent(DISABLED);
  expect(screen.getByRole('link', { name: 'サポート窓口' })).toBeVisible();
});
