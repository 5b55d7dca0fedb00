import type { RemoteModule } from '@portal/platform/remote-module';
import type { RemoteLoader } from '#federation/loader/remote-loader.ts';
import { portalAreas } from '#testing/portal-areas.ts';
import { canUploadOrder } from './can-upload-order.ts';

const areas = portalAreas(['/order']);
const page = async () => () => null;
const withPages = (...paths: string[]): RemoteModule => ({
  contract: 1,
  name: 'mf-orders',
  version: '1',
  routes: { '/order': paths.map((path) => ({ path, page })) },
});
const loading = (parts: Partial<RemoteLoader>) => {
  const load = jest.fn(async () => withPages('create', 'create-by-file'));
  return {
    load,
    loader: { load, loaded: () => undefined, namesPage: () => false, ...parts } as unknown as RemoteLoader,
  };
};

test('what the registry names is known at once, and nothing is loaded for it', () => {
  const { loader, load } = loading({ namesPage: (_name, pathname) => pathname === '/order/create-by-file' });
  expect(canUploadOrder({ areas, loader })).toBe(true);
  expect(load).not.toHaveBeenCalled();
});

test.each([
  ['create, create-by-file', true],
  ['create', false],
])('a remote that is loaded tells at once: %s', (paths, canUpload) => {
  // The loaded version may differ from the one in the registry.
  const { loader } = loading({ loaded: () => withPages(...paths.split(', ')), namesPage: () => true });
  expect(canUploadOrder({ areas, loader })).toBe(canUpload);
});

test('if nobody knows, the remote is loaded and tells', async () => {
  const { loader, load } = loading({});
  await expect(canUploadOrder({ areas, loader })).resolves.toBe(true);
  expect(load).toHaveBeenCalledWith('/order', '/order');
});

test('a remote that cannot be loaded offers nothing, nor does an area that does not exist', async () => {
  const { loader, load } = loading({});
  load.mockRejectedValue(new Error('404'));
  await expect(canUploadOrder({ areas, loader })).resolves.toBe(false);
  expect(canUploadOrder({ areas: [], loader })).toBe(false);
});
