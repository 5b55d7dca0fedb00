import type { Option, OptionEvent } from '@portal/contract/option';
import type { Tone } from '@portal/ui';
import type { PlainMessageKey } from '#text/t.ts';

type Known = Pick<Option, 'status' | 'progress'>;
type OptionState = NonNullable<Option['progress']> | 'cancelled';

/** How far an application is. A host that does not tell has at least accepted it. */
export const optionState = ({ status, progress = 'accepted' }: Known): OptionState =>
  status === 'accepted' ? progress : status;

/** Amber waits for the customer, blue for us. */
export const OPTION_STATE_LOOK: Record<OptionState, { label: PlainMessageKey; tone: Tone }> = {
  accepted: { label: 'option.statusActive', tone: 'ok' },
  reviewing: { label: 'option.statusReviewing', tone: 'info' },
  answered: { label: 'option.statusAnswered', tone: 'warn' },
  arranging: { label: 'option.statusArranging', tone: 'info' },
  done: { label: 'option.statusDone', tone: 'ok' },
  cancelled: { label: 'option.statusCancelled', tone: 'neutral' },
  unknown: { label: 'common.beingChecked', tone: 'neutral' },
};

/** Once we arrange it, or somebody has cancelled it, it stays as it is. */
export const isOpen = (option: Known): boolean => !['arranging', 'done', 'cancelled'].includes(optionState(option));

/** The day of our answer, while it is awaited; null: none is known. */
export function awaitedReply({ expectedReplyDate, ...option }: Known & Pick<Option, 'expectedReplyDate'>) {
  return ['accepted', 'reviewing'].includes(optionState(option)) ? (expectedReplyDate ?? null) : null;
}

export interface OptionStep {
  label: PlainMessageKey;
  /** ours, yours: whose turn it is. */
  state: 'done' | 'ours' | 'yours' | 'todo';
  /** When it was done, and by whom. */
  event?: OptionEvent | undefined;
}

const STEPS = [
  { label: 'option.stepSubmitted', kind: 'submitted', turn: 'ours' },
  { label: 'option.stepReceived', kind: 'received', turn: 'ours' },
  { label: 'option.stepReviewed', kind: 'answered', turn: 'ours' },
  { label: 'option.stepConfirmed', kind: null, turn: 'yours' },
  { label: 'option.stepArranged', kind: 'done', turn: 'ours' },
] as const;
const DONE = { accepted: 2, reviewing: 2, answered: 3, arranging: 4, done: 5 };

/** The five steps; null where the host does not tell how far it is, and for one that ended before. */
export function optionSteps(option: Known & Pick<Option, 'history'>): OptionStep[] | null {
  const state = optionState(option);
  if (!option.progress || state === 'cancelled' || state === 'unknown') return null;
  const done = DONE[state];
  return STEPS.map(({ label, kind, turn }, index) => ({
    label,
    state: index < done ? 'done' : index === done ? turn : 'todo',
    event: index < done ? option.history?.findLast((event) => event.kind === kind) : undefined,
  }));
}
