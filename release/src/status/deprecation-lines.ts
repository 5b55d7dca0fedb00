import { deprecatedInWords, deprecatedNamesIn } from '@portal/app-kit/build/contract/deprecations';
import { daysLeft } from '#compatibility/announced-dates.ts';
import type { LiveContracts } from '#compatibility/verdict.ts';

const SOON_DAYS = 30;

/** What the live shell will no longer provide, until when, and which live versions still use it. */
export function deprecationLines({ shell, remotes }: LiveContracts, today: string): string[] {
  return deprecatedNamesIn(shell?.contract?.deprecated ?? {}).map((deprecated) => {
    const { module, name, until } = deprecated;
    const users = remotes.flatMap(({ name: app, version, place, contract }) => {
      if (!contract?.uses[module]?.includes(name)) return [];
      const count = contract.counts[module]?.[name];
      return [`${app} ${version} (${place}${count === undefined ? '' : `, modules: ${count}`})`];
    });
    const used = users.length > 0 ? `Still used by ${users.join(', ')}.` : 'No live version uses it.';
    return [deprecatedInWords(deprecated), ...reminder(daysLeft(until, today)), used].join(' ');
  });
}

function reminder(days: number): string[] {
  if (days < 0) return ['That month is over.'];
  if (days === 0) return ['That ends today.'];
  return days <= SOON_DAYS ? [`${days} days are left.`] : [];
}
