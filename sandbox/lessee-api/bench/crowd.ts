import { setTimeout as wait } from 'node:timers/promises';
import { openRenderQueue } from '#documents/render-queue.ts';
import { type Render, renderHere } from '#documents/renderers.ts';
import { NOON, openApi } from './client.ts';
import { uidOf } from './data.ts';
import type { Engine } from './engines.ts';
import { figures } from './measure.ts';
import type { CrowdRow } from './report.ts';

const DOWNLOADERS = 30;
const SEARCHERS = 20;
const OTHERS = 10;
const SECONDS = 15;
/** Searches as often as the rate allows, and documents as often: their rate is higher, for one who downloads in turn. */
const EACH_MS = 1_000;
const OTHERS_MS = 200;
/** The longest keyword that there is, of equal words. */
const SEARCH = `/order?${new URLSearchParams({ searchKeyword: Array(127).fill('京').join(' ') })}`;

interface Answer {
  readonly ms: number;
  readonly status: number;
}
type Ask = (uid: string, path: string) => Promise<Response>;

/** What others notice while many people download and search, each from a company of its own. */
export async function measureCrowd(engine: Engine): Promise<CrowdRow[]> {
  const queue = openRenderQueue();
  try {
    return [
      await withCrowd('nobody else', engine, renderHere, 0),
      await withCrowd('documents made in the same thread', engine, renderHere),
      await withCrowd('documents made in threads of their own', engine, queue.render),
    ];
  } finally {
    await queue.close();
  }
}

async function withCrowd(title: string, engine: Engine, render: Render, share = 1): Promise<CrowdRow> {
  const started = performance.now();
  const passed = () => performance.now() - started;
  const app = openApi(engine, render, () => new Date(NOON + passed()));
  const ask: Ask = async (uid, path) => app.request(path, { headers: { Authorization: `Bearer ${uid}` } });
  const bills: { uid: string; id: string }[] = [];
  for (const uid of people(DOWNLOADERS * share, 0)) bills.push({ uid, id: await firstBill(uid, ask) });

  const end = passed() + SECONDS * 1_000;
  const repeat = async (uid: string, path: string, everyMs: number): Promise<Answer[]> => {
    const answers: Answer[] = [];
    while (passed() < end) {
      const begun = passed();
      const { status } = await ask(uid, path);
      const ms = passed() - begun;
      answers.push({ ms, status });
      await wait(Math.max(0, everyMs - ms));
    }
    return answers;
  };
  const [documents, searches, users] = await Promise.all([
    together(bills.map(({ uid, id }) => repeat(uid, `/billing/downloaded-pdf/${id}`, EACH_MS))),
    together(people(SEARCHERS * share, 1).map((uid) => repeat(uid, SEARCH, EACH_MS))),
    together(people(OTHERS, 2).map((uid) => repeat(uid, '/user', OTHERS_MS))),
  ]);
  return {
    title,
    user: figures(users.map(({ ms }) => ms)),
    documents: countOf(documents, 200),
    refused: countOf(documents, 503),
    searches: countOf(searches, 200),
  };
}

const people = (count: number, person: number): string[] =>
  Array.from({ length: count }, (_, index) => uidOf(`other-${index}`, person));

const together = async (answers: Promise<Answer[]>[]): Promise<Answer[]> => (await Promise.all(answers)).flat();

const countOf = (answers: readonly Answer[], status: number): number =>
  answers.filter((answer) => answer.status === status).length;

async function firstBill(uid: string, ask: Ask): Promise<string> {
  const answer = (await (await ask(uid, '/billing')).json()) as { billings: { id: string }[] };
  const [bill] = answer.billings;
  if (!bill) throw new Error(`${uid} has no bill`);
  return bill.id;
}
