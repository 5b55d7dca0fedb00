import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { faultsOf } from './migration-rules.ts';
import { migrationsFolder } from './session.ts';

/** From here on; what is older has nowhere been applied beside a process of the release before. */
const FIRST = '0018';

const migrations = readdirSync(migrationsFolder)
  .filter((file) => file.endsWith('.sql'))
  .map((file) => ({ name: file.replace('.sql', ''), sql: readFileSync(join(migrationsFolder, file), 'utf8') }));

test('each migration leaves to old processes what they use, or says since when nothing uses it', () => {
  const checked = migrations.filter(({ name }) => name >= FIRST);
  expect(checked.flatMap(faultsOf)).toEqual([]);
});

const faults = (...statements: string[]) =>
  faultsOf({ name: '0018_x', sql: statements.join(';--> statement-breakpoint\n') });

test.each([
  [
    'a table, with all that belongs to it',
    'CREATE TABLE "a" ("id" text NOT NULL)',
    'CREATE UNIQUE INDEX "i" ON "a" USING btree ("id")',
    'ALTER TABLE "a" ADD CONSTRAINT "u" UNIQUE("id")',
  ],
  ['a column that may be null', 'ALTER TABLE "options" ADD COLUMN "done_at" timestamp (3) with time zone'],
  ['a column with a constant default', `ALTER TABLE "a" ADD COLUMN "b" text DEFAULT 'x' NOT NULL`],
  ['a column with the time as a default', 'ALTER TABLE "a" ADD COLUMN "b" timestamp DEFAULT now() NOT NULL'],
  [
    'a check of a new column',
    'ALTER TABLE "a" ADD COLUMN "b" text',
    'ALTER TABLE "a" ADD CONSTRAINT "c" CHECK (num_nonnulls("a"."b", "a"."d") < 2)',
  ],
  [
    'a key that is not looked at',
    'ALTER TABLE "a" ADD CONSTRAINT "c" FOREIGN KEY ("b") REFERENCES "d"("id") NOT VALID',
  ],
  ['an index that may be there already', 'CREATE INDEX IF NOT EXISTS "i" ON "a" USING btree ("b")'],
  ['a remark', '-- Why it is so.\nALTER TABLE "a" ADD COLUMN "b" text'],
])('%s may be added', (_what, ...statements) => {
  expect(faults(...statements)).toEqual([]);
});

test.each([
  'ALTER TABLE "contacts" DROP COLUMN "is_required_change_password"',
  'ALTER TABLE "a" RENAME COLUMN "b" TO "c"',
  'ALTER TABLE "a" ALTER COLUMN "b" SET NOT NULL',
  'ALTER TABLE "a" ALTER COLUMN "b" SET DATA TYPE integer',
  'ALTER TABLE "a" ADD COLUMN "b" text NOT NULL',
  'ALTER TABLE "a" ADD COLUMN "b" uuid DEFAULT gen_random_uuid() NOT NULL',
  'ALTER TABLE "a" ADD CONSTRAINT "c" UNIQUE("b")',
  'ALTER TABLE "a" ADD CONSTRAINT "c" CHECK ("a"."b" > 0)',
  'CREATE INDEX "i" ON "a" USING btree ("b")',
  'CREATE UNIQUE INDEX IF NOT EXISTS "i" ON "a" USING btree ("b")',
  'DROP INDEX "options_live_name"',
  'DROP TABLE "a"',
  'UPDATE "a" SET "b" = 1',
])('%s is refused', (statement) => {
  expect(faults(statement)).toEqual([expect.stringContaining(`: ${statement}`)]);
});

test('what takes away says since when nothing uses it', () => {
  const drop = 'DROP TABLE "a"';
  expect(faults(`-- contract: since 0017\n${drop}`)).toEqual([]);
  expect(faults(`-- contract: since 0018\n${drop}`)).toEqual(['0018_x contracts since 0018, which is not before it']);
});

test('the rule would have stopped those of before that were not written for it', () => {
  const stopped = migrations.filter((migration) => migration.name < FIRST && faultsOf(migration).length > 0);
  expect(stopped.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['0006_password-demand', '0014_corrected-months']),
  );
  expect(stopped.map(({ name }) => name)).not.toContain('0017_mails');
});
