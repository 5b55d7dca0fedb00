type Status = 'Killed' | 'Timeout' | 'Survived' | 'NoCoverage' | string;
type Results = readonly { readonly status: Status }[];

const LEAST = 0.9;
const NOTICED: readonly Status[] = ['Killed', 'Timeout'];
const UNNOTICED: readonly Status[] = ['Survived', 'NoCoverage'];

const count = (results: Results, statuses: readonly Status[]): number =>
  results.filter(({ status }) => statuses.includes(status)).length;

function shareOf(results: Results): number {
  const noticed = count(results, NOTICED);
  const all = noticed + count(results, UNNOTICED);
  return all === 0 ? 0 : noticed / all;
}

/** Changes that could not run at all do not count. */
export const isEnough = (results: Results): boolean => shareOf(results) >= LEAST;

/** `93.5 %   58 of 62 changes noticed` */
export function scoreOf(results: Results): string {
  const noticed = count(results, NOTICED);
  const all = noticed + count(results, UNNOTICED);
  return `${(shareOf(results) * 100).toFixed(1).padStart(5)} %   ${noticed} of ${all} changes noticed`;
}
