import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Files, Migration } from '@portal/app-kit/migrations';
import { commitAll, git } from '../../git.ts';
import { birthOf, writeBirth } from '../../new-remote/birth.ts';

export interface MigrationTools {
  readonly migrations: readonly Migration[];
  say(line: string): void;
  /** Formats files that a migration has changed. */
  format(files: readonly string[]): void;
  /** Called when the dependencies have changed. */
  install(): void;
}

/** A migration reads and writes sources and settings. */
const READ = /\.(?:[cm]?[jt]sx?|json|ya?ml)$/;
const NOT_READ = /^pnpm-lock\.yaml$/;

/** Runs the migrations that have not run here, a commit each; returns what they leave to do by hand. */
export function migrate(root: string, tools: MigrationTools): string[] {
  const { migrations, say } = tools;
  const done = birthOf(root).migration ?? 0;
  for (const [index, migration] of migrations.entries())
    if (index >= done) say(runMigration(root, index + 1, migration, tools));
  const files = filesOf(root);
  return migrations.slice(done).flatMap((one) => one.nextSteps(files));
}

/** Returns the subject of its commit. */
function runMigration(root: string, number: number, { title, migrate: run }: Migration, tools: MigrationTools) {
  const changed = Object.entries(run(filesOf(root)));
  for (const [file, text] of changed) writeFileSync(join(root, file), text);
  const names = changed.map(([file]) => file);
  if (names.length > 0) tools.format(names);
  if (git(root, 'diff', '--name-only', '--', 'package.json') !== '') tools.install();
  writeBirth(root, { ...birthOf(root), migration: number });
  const subject = `Migration ${String(number).padStart(4, '0')}: ${title}`;
  commitAll(root, names.length > 0 ? subject : `${subject} (nothing to change)`);
  return subject;
}

const filesOf = (root: string): Files =>
  Object.fromEntries(
    git(root, 'ls-files', '-z')
      .split('\0')
      .filter((file) => READ.test(file) && !NOT_READ.test(file))
      .map((file) => [file, readFileSync(join(root, file), 'utf8')]),
  );
