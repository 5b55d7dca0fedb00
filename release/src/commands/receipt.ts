import type { Areas } from '@portal/platform/registry/area';
import type { AreaMaintenance } from '@portal/platform/registry/area-maintenance';
import type { FlagRequest } from '#flags/flag-request.ts';
import { type FlagSetting, flagInWords } from '#flags/set-flag.ts';
import { filesFolder, HOSTING_FILE, PUBLIC_FOLDER, REGISTRY_FILE, SHELL } from '#folder/folder.ts';
import { costInWords } from '#release/budget.ts';
import type { Receipt } from '#release/release.ts';
import type { RollbackReceipt } from '#release/rollback.ts';

/** The lines that say what a release has done. */
export function receiptLines(receipt: Receipt): string[] {
  const { app, from, to, isUnchanged, newFiles, cost, budget, overBudget, typeBreaking, refusal } = receipt;
  const files = newFiles > 0 ? `${newFiles} new` : 'as they were published before';
  return [
    headLine(receipt),
    row('files', `${files}, in ${filesFolder(app, to)}/`),
    ...(app === SHELL ? [] : [row('areas', areasInWords(receipt.areas))]),
    row('bytes', costInWords(cost, budget)),
    ...(overBudget === null ? [] : [row('', `over its budget, because: ${overBudget}`)]),
    ...fitLines(receipt.remarks),
    ...(typeBreaking === null ? [] : [row('types', `clash, because: ${typeBreaking}`)]),
    ...(isUnchanged ? [] : [row('tried', triedInWords(receipt)), ...originRows(receipt)]),
    ...(refusal ? [row('note', `it was rolled back by ${refusal.by} at ${refusal.at}: ${refusal.reason}`)] : []),
    ...(isUnchanged ? [] : [...pushLines(receipt), ...(from === null ? [] : [takeBackLine(receipt)])]),
  ];
}

function headLine({ app, from, to, folder, revision, canary, isUnchanged }: Receipt): string {
  const where = `in ${folder} (revision ${revision})`;
  if (isUnchanged) return `${app} ${to} is live ${where} already; nothing has changed.`;
  if (canary) return `${app} ${to} is live for ${canary} ${where}; everybody else has ${from}.`;
  if (from === to) return `${app} ${to} is live ${where}, as before; its files were gone and are back.`;
  return `${app} ${from ?? 'nothing'} → ${to} is live ${where}.`;
}

export function rollbackLines(receipt: RollbackReceipt): string[] {
  const { app, from, to, folder, revision, canary, next } = receipt;
  return [
    canary
      ? `${app} ${from}, the canary for ${canary}, is gone from ${folder} (revision ${revision}); everybody has ${to}.`
      : `${app} ${from} → ${to}, an earlier version, is live in ${folder} (revision ${revision}).`,
    row('open tabs', `those with ${from} offer their customers the change; its files stay for 30 days`),
    row('next', next ? `a further rollback leads to ${next}` : 'there is no earlier version to go back to'),
    ...fitLines(receipt.remarks),
    ...pushLines(receipt),
  ];
}

interface MaintenanceReceipt {
  folder: string;
  remote: string;
  /** null: it has ended. */
  maintenance: Pick<AreaMaintenance, 'from' | 'to'> | null;
  hasChanged: boolean;
}

export function maintenanceLines({ folder, remote, maintenance, hasChanged }: MaintenanceReceipt): string[] {
  const push = hasChanged ? pushLines({ folder, hasNewRules: false }) : [];
  if (!maintenance)
    return [hasChanged ? `${remote} is open again.` : `${remote} had no maintenance; nothing has changed.`, ...push];
  const end = maintenance.to ? `until ${maintenance.to}` : 'until --end';
  const before = hasChanged ? '' : ', as before';
  return [`${remote} is under maintenance from ${maintenance.from} ${end}${before}.`, ...push];
}

interface FlagReceipt extends FlagSetting, Pick<FlagRequest, 'remote' | 'name'> {
  folder: string;
}

export function flagLines({ folder, remote, name, flag, hasChanged }: FlagReceipt): string[] {
  const state = flag ? flagInWords(flag) : 'off';
  if (!hasChanged) return [`${name} of ${remote} is ${state}, as before; nothing has changed.`];
  return [
    `${name} of ${remote} is ${state}.`,
    row('open tabs', 'keep what they have until they are loaded again'),
    ...pushLines({ folder, hasNewRules: false }),
  ];
}

function areasInWords({ before, after }: Receipt['areas']): string {
  const names = (areas: Areas) => Object.keys(areas);
  const words = names(after).map((prefix) => (prefix in before ? prefix : `${prefix} (new)`));
  const gone = names(before).filter((prefix) => !(prefix in after));
  return [...words, ...gone.map((prefix) => `${prefix} (gone)`)].join(', ');
}

const triedInWords = ({ withoutTrial }: Receipt): string =>
  withoutTrial === null ? 'in a browser, beside what is live' : `by nobody, because: ${withoutTrial}`;

function originRows({ source, repository, signedBy }: Receipt): string[] {
  const commit = source ? [row('commit', repository ? `${source} of ${repository}` : source)] : [];
  return [...commit, ...(signedBy === null ? [] : [row('signed', `by ${signedBy}`)])];
}

const fitLines = (remarks: readonly string[]): string[] => [
  row('fits', remarks.length === 0 ? 'with everything that is live' : 'nothing clashes; worth knowing:'),
  ...remarks.map((sentence) => row('', sentence)),
];

/**
 * Files first, the registry last: pages and rules may name only files that exist. The rules with a document's policy
 * come a moment after the document: until then it shows no skeleton.
 */
function pushLines({ folder, hasNewRules }: { folder: string; hasNewRules: boolean }): string[] {
  const [from, to] = [quoted(`${folder}/${PUBLIC_FOLDER}`), `"$TARGET/${PUBLIC_FOLDER}/"`];
  const configuration = [quoted(`${folder}/nginx`), quoted(`${folder}/${HOSTING_FILE}`)].join(' ');
  return [
    row('push', 'in this order, with any tool that copies; TARGET is where your web server reads'),
    row('', `rsync -rt ${from}/mf ${from}/shell ${to}`),
    row('', `rsync -rt --exclude=/mf --exclude=/shell --exclude='/remotes.json*' ${from}/ ${to}`),
    ...(hasNewRules ? [row('', `rsync -rt ${configuration} "$TARGET/" && nginx -s reload   # on the server`)] : []),
    row('', `rsync -t ${quoted(`${folder}/${REGISTRY_FILE}`)}* ${to}`),
  ];
}

const takeBackLine = ({ app, folder }: Receipt): string =>
  row('take back', `npm run rollback ${app} -- --to ${quoted(folder)} --reason "…"`);

const row = (what: string, words: string): string => `  ${what.padEnd(9)}  ${words}`;

/** Quoted for a command line. */
const quoted = (path: string): string => (/^[\w./-]+$/.test(path) ? path : `'${path.replaceAll("'", "'\\''")}'`);
