import * as v from 'valibot';
import { type SafeStorage, type StorageKey, storageKey } from '../session/index.ts';
import type { DraftKind } from './define-draft.ts';

const DAY_MS = 86_400_000;
/** After a week nobody expects a draft any more. */
const KEPT_DAYS = 7;

const Envelope = v.object({
  version: v.number(),
  /** Whose it is; also part of the key. */
  uid: v.string(),
  /** When it was written last, in milliseconds. */
  at: v.number(),
  value: v.unknown(),
});

/** The place of a draft in this tab, by customer and form. A draft is what has been typed but not sent yet. */
export interface DraftSlot<T> {
  readonly storage: SafeStorage;
  readonly kind: DraftKind<T>;
  readonly uid: string;
  /** What the form is about, such as an order. */
  readonly about?: string | undefined;
}

export const draftKey = ({ kind, uid, about }: Pick<DraftSlot<unknown>, 'kind' | 'uid' | 'about'>): StorageKey =>
  storageKey('draft:', `${uid}:${[kind.name, about].filter(Boolean).join(':')}`);

/** `lost`: there is a draft, but it is too old, or belongs to another version of the form. */
type KeptDraft<T> = { state: 'none' | 'lost' } | { state: 'kept'; value: T };

export function readDraft<T>(place: DraftSlot<T>, now = Date.now()): KeptDraft<T> {
  const text = place.storage.get(draftKey(place));
  if (text === null) return { state: 'none' };
  const { kind, uid } = place;
  const envelope = v.safeParse(v.pipe(v.string(), v.parseJson(), Envelope), text);
  if (!envelope.success) return { state: 'lost' };
  const { version, at, value, uid: owner } = envelope.output;
  if (owner !== uid) return { state: 'none' };
  if (version !== kind.version || now - at > KEPT_DAYS * DAY_MS) return { state: 'lost' };
  const content = v.safeParse(kind.schema, value);
  return content.success ? { state: 'kept', value: content.output } : { state: 'lost' };
}

/** Whether it survives a reload: the browser may refuse to keep it. */
export function writeDraft<T>(place: DraftSlot<T>, value: T): boolean {
  const { storage, kind, uid } = place;
  const envelope: v.InferInput<typeof Envelope> = { version: kind.version, uid, at: Date.now(), value };
  return storage.set(draftKey(place), JSON.stringify(envelope));
}

export const removeDraft = (place: DraftSlot<unknown>): void => place.storage.remove(draftKey(place));
