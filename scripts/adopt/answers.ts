import * as v from 'valibot';

/** What a company says of its portal. */
export const Answers = v.object({
  name: v.string(),
  company: v.string(),
  colour: v.string(),
  /** Remotes of the demo that its portal does not have. */
  without: v.array(v.string()),
});
export type Answers = v.InferOutput<typeof Answers>;

/** The birth certificate of an adopted portal, at its root: what it was made of, and with which answers. */
export const CERTIFICATE = 'adopted.json';
const Certificate = v.object({
  /** The commit of the template: that of the first day, or of the last upgrade. */
  template: v.string(),
  ...Answers.entries,
});
export type Certificate = v.InferOutput<typeof Certificate>;

export const certificateOf = (text: string): Certificate => v.parse(Certificate, JSON.parse(text));
