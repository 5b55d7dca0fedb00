import type { AreaMaintenance } from '@portal/platform/registry/area-maintenance';
import { todayInTokyo } from '@portal/platform/text';
import { canaryInWords } from '#canary/canary-entry.ts';
import type { LogEntry } from '#change/audit-log.ts';
import { flagInWords } from '#flags/set-flag.ts';
import { SHELL } from '#folder/folder.ts';
import { earlierVersions, historyOf } from '#history/history.ts';
import type { Findings } from './check-portal.ts';

/** What is live, since when, and what is wrong: lines for people, `isWell` for monitors. */
export interface Status {
  lines: string[];
  isWell: boolean;
}

/** `log`: the log of the folder, if there is one. `reminders`: what else is good to know. */
export function statusOf(
  where: string,
  findings: Findings,
  log: readonly LogEntry[],
  reminders: readonly string[] = [],
): Status {
  const { reading, damage, problems, files } = findings;
  const { revision, shell, remotes } = reading;
  const rows = [
    ...(shell === undefined ? [] : [rowOf(SHELL, { version: shell }, log, damage)]),
    ...Object.entries(remotes).map(([app, { current, previous, canary, maintenance }]) =>
      rowOf(app, { version: current.version, listed: previous?.version, canary, maintenance }, log, damage),
    ),
  ];
  const wrong = [...Object.values(damage).flat(), ...problems];
  return {
    lines: [
      `${where}, revision ${revision ?? 'unknown'}`,
      '',
      ...table([HEADINGS, ...rows]),
      '',
      ...paragraph([...flagLines(remotes), ...reminders]),
      ...(wrong.length === 0 ? [`All documents agree; ${files} files are as they were published.`] : wrong),
    ],
    isWell: wrong.length === 0,
  };
}

const HEADINGS = ['app', 'live', 'since', 'by', 'previous', 'canary', 'maintenance', 'files'];

interface Live {
  version: string;
  /** The previous version, as the registry names it. */
  listed?: string | undefined;
  canary?: Parameters<typeof canaryInWords>[0] | undefined;
  maintenance?: AreaMaintenance | undefined;
}

function rowOf(
  app: string,
  { version, listed, canary, maintenance }: Live,
  log: readonly LogEntry[],
  damage: Findings['damage'],
): string[] {
  const history = historyOf(log, app);
  const live = history.live?.version === version ? history.live : null;
  return [
    app,
    version,
    live ? minute(live.at) : '?',
    live?.by ?? '?',
    earlierVersions(history, version, listed)[0] ?? '-',
    canary ? canaryInWords(canary) : '-',
    maintenance ? `from ${maintenance.from}${maintenance.to ? ` to ${maintenance.to}` : ''}` : '-',
    damage[app] ? 'WRONG' : 'ok',
  ];
}

/** Whoever set a flag is reminded of it; a portal with old flags is well. */
function flagLines(remotes: Findings['reading']['remotes']): string[] {
  return Object.entries(remotes).flatMap(([app, { flags = {} }]) =>
    Object.entries(flags).map(([name, flag]) => {
      const reminder = flag.until < todayInTokyo() ? ', which has passed: set another day, or take it out' : '';
      return `flag ${name} of ${app}: ${flagInWords(flag)}${reminder}`;
    }),
  );
}

const paragraph = (lines: readonly string[]): string[] => (lines.length === 0 ? [] : [...lines, '']);

const minute = (at: string): string => `${at.slice(0, 16).replace('T', ' ')} UTC`;

function table(rows: readonly (readonly string[])[]): string[] {
  const widths = HEADINGS.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}
