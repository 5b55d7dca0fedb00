import type { AccountListEntry } from '@portal/contract/user';
import { t } from '../text/index.ts';

/** The choice that means "no filter"; it is never sent [6.7]. */
export const ALL = 'ALL';

interface Option {
  /** Tells the options apart [3.33]. */
  key: string;
  value: string;
  label: string;
}

const option = (value: string, label: string): Option => ({ key: value, value, label });

/** The first entry of both lists [3.32]. */
const everything = (): Option => option(ALL, t('common.all'));

/**
 * The contacts of the account, with the customer's own (`own`) first, as 自分の案件. A selected contact that is not among
 * them (a link from another account, or a list that is still loading) has an entry, too: the field always shows the
 * choice in the address.
 */
export function contactOptions(
  accounts: readonly AccountListEntry[] | undefined,
  selected: string,
  own: string,
): Option[] {
  const isOwn = ({ id }: { id: string }) => id === own;
  const mine = selected === own || accounts?.some(isOwn) ? [option(own, t('filter.mine'))] : [];
  const others = (accounts ?? []).filter((account) => !isOwn(account));
  const options = [everything(), ...mine, ...others.map(({ id, name }) => option(id, name || t('common.unknown')))];
  return withSelected(options, selected, accounts ? t('common.unknown') : t('common.loading'));
}

/** The distinct departments that are not empty [3.33]. */
export function departmentOptions(accounts: readonly AccountListEntry[] | undefined, selected: string): Option[] {
  const departments = new Set((accounts ?? []).flatMap(({ department }) => department?.trim() || []));
  const options = [...departments].map((name) => option(name, name));
  return withSelected([everything(), ...options], selected, selected);
}

const withSelected = (options: Option[], selected: string, label: string): Option[] =>
  options.some(({ value }) => value === selected) ? options : [...options, option(selected, label)];
