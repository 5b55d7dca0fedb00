import { render } from '@testing-library/react';
import { focusManager, QueryClient, QueryClientProvider } from '../query/index.ts';
import { useQuietQueries } from './use-quiet-queries.ts';

function Place({ isQuiet }: { isQuiet: boolean }) {
  useQuietQueries(isQuiet);
  return null;
}

const client = new QueryClient();
const places = (area: boolean, portal: boolean) => (
  <QueryClientProvider client={client}>
    <Place isQuiet={area} />
    <Place isQuiet={portal} />
  </QueryClientProvider>
);

test('an area that opens again while the whole portal is maintained asks for nothing yet', () => {
  const { rerender } = render(places(true, false));
  rerender(places(true, true));
  rerender(places(false, true));
  expect(focusManager.isFocused()).toBe(false);
  rerender(places(false, false));
  expect(focusManager.isFocused()).toBe(true);
});
