import { entryScript } from './entry-script.ts';

test('an entry of our own origin is loaded with its integrity and without CORS, as the document preloads it', () => {
  const script = entryScript('/mf/a/1/remoteEntry.js', 'sha384-AAAA');
  expect(script).toMatchObject({ async: true, integrity: 'sha384-AAAA', crossOrigin: null });
});

test('an entry of another origin is loaded with CORS: without it, integrity is not checked', () => {
  expect(entryScript('https://remotes.example.com/remoteEntry.js', undefined)).toMatchObject({
    crossOrigin: 'anonymous',
  });
});
