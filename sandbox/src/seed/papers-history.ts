import type { PapersStatus } from '@portal/contract/contract';
import { addDays, tokyoDate } from '@portal/platform/text';
import type { Random } from '#random/random.ts';
import type { Rows } from './rows.ts';
import { signedContract } from './signed-contract.ts';
import { atWork } from './working-time.ts';

interface PapersPlan {
  readonly estimate: Rows['estimates'][number];
  readonly status: PapersStatus;
  readonly random: Random;
}

const HOUR_MS = 3_600_000;
const after = (instant: Date, hours: number): Date => new Date(instant.getTime() + hours * HOUR_MS);

/** The papers of an accepted or contracted estimate. Their PDF is made at the first request. */
export function addPapers(rows: Rows, { estimate, status, random }: PapersPlan): Rows['papers'][number] {
  // On the day after the answer, so that all three steps are done before the day after that.
  const createdAt = atWork(addDays(tokyoDate(estimate.createdAt), 1), random, [8, 12]);
  const submittedAt = status === 'toBeSigned' ? null : after(createdAt, random.int(1, 2));
  rows.numbered.contracts += 1;
  const papers = {
    id: random.id(),
    accountId: estimate.accountId,
    orderId: estimate.orderId,
    estimateId: estimate.id,
    number: contractNumber(rows.numbered.contracts),
    documentId: random.id(),
    documentName: `契約書_${estimate.parkingName}`,
    createdAt,
    submittedAt,
    contractedAt: status === 'contracted' && submittedAt ? after(submittedAt, random.int(1, 2)) : null,
  };
  rows.papers.push(papers);
  if (submittedAt) {
    rows.submittedContracts.push({
      papersId: papers.id,
      filename: random.pick(filenames),
      content: signedContract,
      submittedAt,
      contactId: estimate.contactId,
    });
  }
  return papers;
}

const filenames: readonly [string, ...string[]] = ['契約書_押印済み.pdf', '契約書（署名）.pdf', 'scan0001.pdf'];

/** 契約番号 of the seeded papers; later papers have other numbers. */
const contractNumber = (count: number): string => `K${String(count).padStart(7, '0')}`;
