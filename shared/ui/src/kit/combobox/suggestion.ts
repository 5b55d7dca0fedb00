import type { Option } from '../field/select-field.tsx';

export interface Suggestion extends Option {
  /** What distinguishes it from others with the same name. */
  note?: string;
}

/** What is known about the suggestions; `loading` and `failed` may also concern only the next ones. */
export type SuggestionState = 'loading' | 'failed' | 'ready';

export interface SuggestionTexts {
  empty: string;
  failed: string;
  more: string;
}
