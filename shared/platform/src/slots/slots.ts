import type { ReactNode } from 'react';

/**
 * The slots: places on a remote's page that another remote fills, with what the page hands over. The page names its slot
 * with `useSlot`; the remote that fills it names it in its `areas.ts` and has it in its `remote.ts`. A name keeps its
 * meaning for ever, as older versions of either side may be live: what has another meaning gets another name.
 */
export interface Slots {
  /** The contracts of an order. Only for a host with the feature `listsOfOrder`. */
  'order.usage': { readonly orderId: string };
  /** The bills of an order. Only for a host with the feature `listsOfOrder`. */
  'order.bills': { readonly orderId: string };
}
export type SlotName = keyof Slots;

/** What a remote puts into a slot that is a tab. */
export interface SlotFill<Props = never> {
  /** Below the tabs. It shows its own states of a read. */
  readonly Panel: (props: Props) => ReactNode;
  /** How many things the panel has: a `span` with the number; nothing while that is unknown. */
  readonly Count: (props: Props) => ReactNode;
}

export type SlotLoader<Props = never> = () => Promise<SlotFill<Props>>;
