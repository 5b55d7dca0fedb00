import { cellName, type PlannedCell, releaseOrder } from './cells.ts';

/** What will be tried and what not, for whoever reads along. */
export function planLines(cells: readonly PlannedCell[]): string[] {
  const count = (state: PlannedCell['state']) => cells.filter((cell) => cell.state === state).length;
  return [
    '',
    `Skew: ${count('run')} to try, ${count('refused')} that the release refuses, ${count('not needed')} not needed.`,
    ...cells.flatMap((cell) => [
      `  ${WORDS[cell.state]}  ${cellName(cell)}`,
      ...cell.why.map((sentence) => `           ${sentence}`),
    ]),
    ...remotesOf(cells).map((remote) => `  ${orderLine(cells, remote)}`),
  ];
}

/** The change cannot be released as it is. */
export const hasNoReleaseOrder = (cells: readonly PlannedCell[]): boolean =>
  remotesOf(cells).some((remote) => releaseOrder(cells, remote) === 'none');

const WORDS = { run: 'try     ', refused: 'refused ', 'not needed': '-       ' } as const;

const remotesOf = (cells: readonly PlannedCell[]): string[] => [...new Set(cells.map(({ remote }) => remote))];

function orderLine(cells: readonly PlannedCell[], remote: string): string {
  switch (releaseOrder(cells, remote)) {
    case 'any':
      return `${remote}: shell and remote can be released in any order.`;
    case 'shell first':
      return `${remote}: release the shell first.`;
    case 'remote first':
      return `${remote}: release the remote first.`;
    case 'none':
      return `${remote}: there is no order in which this can be released. See what is refused.`;
  }
}
