import type * as v from 'valibot';

/** Names of fields that must never be stored: passwords and codes. */
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
  /** Increased when the same fields mean something else. What no longer fits the schema is noticed anyway. */
  readonly version: number;
  readonly schema: v.GenericSchema<unknown, T>;
}

/** A form's draft. One with a password or a code in it does not compile. */
export const defineDraft = <T>(
  kind: DraftKind<T> & ([SecretIn<T>] extends [never] ? unknown : { refused: SecretIn<T> }),
): DraftKind<T> => kind;
