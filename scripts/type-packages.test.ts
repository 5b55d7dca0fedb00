import { typePackagesIn, wantedPackages } from './type-packages.ts';

const PACKAGES = ['.', 'mf-news', 'sandbox', 'sandbox/lessee-api'];

test('types are checked wherever there is a tsconfig.json', () => {
  const files = ['tsconfig.base.json', 'tsconfig.json', 'mf-news/tsconfig.json', 'mf-news/src/remote.ts'];
  expect(typePackagesIn(files)).toEqual(['.', 'mf-news']);
});

test('without a list they are checked everywhere, with one in the named packages alone', () => {
  expect(wantedPackages(PACKAGES, undefined)).toEqual(PACKAGES);
  expect(wantedPackages(PACKAGES, 'mf-news,.')).toEqual(['mf-news', '.']);
  expect(wantedPackages(PACKAGES, '')).toEqual([]);
});

test('a package that does not exist is not passed over', () => {
  expect(() => wantedPackages(PACKAGES, 'mf-new')).toThrow('mf-new has no tsconfig.json');
});
