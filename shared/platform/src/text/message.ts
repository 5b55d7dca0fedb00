import { messages } from './messages.ts';
import { tellMissing } from './missing-text.ts';
import { addCatalogue } from './wording.ts';

export type Catalogue = Readonly<Record<string, string>>;

type Placeholder<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholder<Rest>
  : never;

type Values<Text extends string> =
  Placeholder<Text> extends never ? [] : [values: Record<Placeholder<Text>, string | number>];

type KeyOf<Messages extends Catalogue> = keyof Messages & string;

/** The Japanese text of a key, its `{placeholders}` filled in; the compiler checks their names. */
export type TextOf<Messages extends Catalogue> = <Key extends KeyOf<Messages>>(
  key: Key,
  ...values: Values<Messages[Key]>
) => string;

/** Keys of texts without values, for tables that map something to a text. */
type PlainKey<Messages extends Catalogue> = {
  [Key in KeyOf<Messages>]: Placeholder<Messages[Key]> extends never ? Key : never;
}[KeyOf<Messages>];

type CommonMessages = typeof messages;
export type PlainMessageKey = PlainKey<CommonMessages>;
/** The same for an app that has `Own` texts besides the common ones. */
export type PlainKeyOf<Own extends Catalogue> = PlainKey<Own & CommonMessages>;

/**
 * The texts of an app: its own, which are bundled with it, and the common ones, which the page provides. The page may
 * be older than the app, so a common text may be missing: it is reported, and a replacement is shown.
 */
export function createText<const Own extends Catalogue>(app: string, own: Own): TextOf<Own & CommonMessages> {
  addCatalogue(own);
  const texts: Readonly<Record<string, string | undefined>> = { ...messages, ...own };
  return (key, ...[values]) => {
    const text = texts[key];
    if (text === undefined) {
      tellMissing({ app, key });
      return messages['text.missing'];
    }
    return fill(text, values, (placeholder) => tellMissing({ app, key, placeholder }));
  };
}

function fill(
  text: string,
  values: Readonly<Record<string, string | number | undefined>> | undefined,
  tell: (placeholder: string) => void,
): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values?.[name];
    if (value !== undefined && value !== null) return String(value);
    tell(name);
    return messages['common.notAvailable'];
  });
}

/** The common texts, for the shared components themselves. */
export const t = createText('shared', {});
