import { messages } from './messages.ts';

type Messages = typeof messages;
export type MessageKey = keyof Messages;

type Placeholder<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholder<Rest>
  : never;
type Params<Key extends MessageKey> = Record<Placeholder<Messages[Key]>, string | number>;
/** Keys whose text needs no value: what a prop of type "some message" takes. */
export type PlainMessageKey = {
  [Key in MessageKey]: Placeholder<Messages[Key]> extends never ? Key : never;
}[MessageKey];

/** The Japanese text of `key`, its `{placeholders}` filled in; what they are is checked by the compiler. */
export function t<Key extends MessageKey>(
  key: Key,
  ...[params]: Placeholder<Messages[Key]> extends never ? [] : [params: Params<Key>]
): string {
  const text: string = messages[key];
  if (!params) return text;
  const values: Record<string, string | number> = params;
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
}
