/**
 * `portal`: what a remote in a repository of its own is developed, checked and released with. The commands of the
 * portal's repository call the same functions.
 */
import { endWith, say } from '../console.ts';
import { buildOwn } from './build.ts';
import { checkOwn } from './check.ts';
import { devOwn } from './dev.ts';
import { doctorOwn } from './doctor/doctor.ts';
import { journeyOwn } from './journey.ts';
import { newOwn } from './new.ts';
import { explainOwn, flagOwn, releaseOwn, rollbackOwn, statusOwn, watchOwn } from './release.ts';
import { testOwn } from './test.ts';
import { upgradeOwn } from './upgrade/upgrade.ts';

interface Command {
  readonly does: string;
  run(args: readonly string[]): Promise<number>;
}

const COMMANDS: Readonly<Record<string, Command>> = {
  new: {
    does: 'makes another repository: portal new mf-reports --title レポート --prefix /reports [--packages <folder>]',
    run: newOwn,
  },
  dev: {
    does: 'runs it with hot reload on a sandbox: alone, or with --in-portal <folder or address> in the portal that is live there',
    run: devOwn,
  },
  test: { does: 'runs its tests; what follows is for Jest', run: testOwn },
  journey: {
    does: 'walks through it in a browser, alone on a sandbox; what follows is for Playwright',
    run: journeyOwn,
  },
  check: {
    does: 'format, lint and types; with --against <folder or address>: whether it fits what is live there',
    run: checkOwn,
  },
  build: { does: 'builds it, if it has changed, and says where', run: buildOwn },
  release: { does: 'releases it: --to <folder>', run: releaseOwn },
  rollback: { does: 'makes the version before live again: --to <folder> --reason "…"', run: rollbackOwn },
  flag: {
    does: 'switches one of its flags on for some companies, or off: <flag> --to <folder>',
    run: flagOwn,
  },
  upgrade: {
    does: 'brings it to new packages: --packages <folder>; without it only what its sources still need',
    run: upgradeOwn,
  },
  doctor: { does: 'looks for what keeps it from working here', run: doctorOwn },
  status: { does: 'says what is live: --to <folder>, or --at <address>', run: statusOwn },
  watch: {
    does: 'names a version with three times the errors of the one before: --at <address> --prometheus <address>',
    run: watchOwn,
  },
  explain: { does: 'shows the sources of a stack in a report: <file> --to <folder>', run: explainOwn },
};

const usage = (): string =>
  ['portal <command>', ...Object.entries(COMMANDS).map(([name, { does }]) => `  ${name.padEnd(9)} ${does}`)].join('\n');

await endWith(async () => {
  const [name = '', ...args] = process.argv.slice(2);
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (command) return command.run(args);
  say(usage());
  return name === '' || name === 'help' || name === '--help' ? 0 : 1;
});
