import { SHARE_EMAILS_MAX, ShareEmail } from '@portal/contract/order-change';
import type { ChipRule, Chips } from '@portal/ui/chips';
import * as v from 'valibot';

/** Commas and semicolons of any width, 、, tabs and line breaks. None of them occurs in an address. */
const SEPARATORS = /[\t\r\n,，、､;；]+/u;
const INVISIBLE = /\p{Cf}/gu;

/** The addresses in a text: no spaces, nothing empty [5.25]. Full-width letters are an address all the same. */
export const addressesIn = (text: string): string[] =>
  text.normalize('NFKC').replace(INVISIBLE, '').split(SEPARATORS).flatMap(withoutSpaces).filter(Boolean);

/** `taro @example.jp` is one address. Spaces alone separate only if every part is an address. */
function withoutSpaces(text: string): string[] {
  const parts = text.trim().split(/\s+/u);
  return parts.every(isAddress) ? parts : [parts.join('')];
}

/** The list with the addresses of `text`, each once, whatever its case. */
export function withAddresses(list: readonly string[], text: string): readonly string[] {
  const known = new Set(list.map(keyOf));
  const added = addressesIn(text).filter((address) => {
    const isNew = !known.has(keyOf(address));
    known.add(keyOf(address));
    return isNew;
  });
  return [...list, ...added];
}

const keyOf = (address: string): string => address.toLowerCase();

export const ADDRESS_RULE: ChipRule = { separator: SEPARATORS, add: withAddresses };

export const isAddress = (text: string): boolean => v.is(ShareEmail, text);

/** All recipients, including the address that is still being typed. */
export const addressesOf = ({ chips, text }: Chips): readonly string[] => withAddresses(chips, text);

/** How many addresses are too many. */
export const countSurplus = (addresses: readonly string[]): number => Math.max(0, addresses.length - SHARE_EMAILS_MAX);

/** Whether the mail could go to these addresses. */
export const canSendTo = (addresses: readonly string[]): boolean =>
  addresses.length > 0 && countSurplus(addresses) === 0 && addresses.every(isAddress);
