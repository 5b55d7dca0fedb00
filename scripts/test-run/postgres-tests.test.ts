import { choosePostgres } from '@portal/lessee-api/database/private-postgres/find-postgres';
import { postgresNotice } from './postgres-tests.ts';

test.each([
  ['no PostgreSQL', []],
  ['a client alone', [{ binDir: '/usr/bin', version: null }]],
  ['one that is too old', [{ binDir: '/usr/lib/postgresql/14/bin', version: 14 }]],
])('without %s, a clear notice says that the second engine was skipped, and how to install it', (_what, folders) => {
  const notice = postgresNotice(choosePostgres(folders));
  expect(notice).toContain('SKIPPED');
  expect(notice).toContain('apt-get install postgresql');
  expect(notice).toContain('PORTAL_POSTGRES_BIN');
});

test('with one, there is no notice', () => {
  expect(postgresNotice(choosePostgres([{ binDir: '/usr/lib/postgresql/15/bin', version: 15 }]))).toBeNull();
});
