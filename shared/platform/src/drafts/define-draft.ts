import type * as v from 'valibot';

/** The names under which forms hold what must never be written down: passwords, and codes that were sent. */
type SecretName =
  | `${string}password${string}`
  | `${string}passcode${string}`
  | `${string}secret${string}`
  | 'code'
  | 'pin';
type SecretIn<T> = T extends readonly (infer Item)[]
  ? SecretIn<Item>
  : T extends object
    ? { [K in keyof T & string]: Lowercase<K> extends SecretName ? K : SecretIn<T[K]> }[keyof T & string]
    : never;

/** What a form keeps of its input. */
export interface DraftKind<T> {
  readonly name: string;
  /** Raised when the same fields mean something else. What no longer fits the schema is noticed without that. */
  readonly version: number;
  readonly schema: v.GenericSchema<unknown, T>;
}

/** A form's draft. One with a password or a code in it does not compile. */
export const defineDraft = <T>(
  kind: DraftKind<T> & ([SecretIn<T>] extends [never] ? unknown : { refused: SecretIn<T> }),
): DraftKind<T> => kind;
