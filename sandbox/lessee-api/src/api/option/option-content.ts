import { OPTION_CHANGES, type OptionChange } from '@portal/contract/option';
import type { OptionContent } from '@portal/contract/option-change';
import type { options } from '#database/schema/option.ts';
import { searchText } from '#database/search-text.ts';

type OptionRow = typeof options.$inferSelect;
type ContentColumns = Pick<OptionRow, keyof OptionContent>;

/** The columns that hold the application's content. The address is searched as it is read: its parts as one text. */
export const contentColumns = (content: OptionContent): ContentColumns & Pick<OptionRow, 'searchText'> => ({
  ...content,
  searchText: searchText(content.name, [content.province, content.district, content.street].join('')),
});

/** Which change each column belongs to: a new column does not compile without one. */
const CHANGE_OF: Record<keyof OptionContent, OptionChange> = {
  name: 'name',
  requestService: 'services',
  otherRequestContent: 'services',
  orderId: 'order',
  province: 'address',
  district: 'address',
  street: 'address',
  usingStartTime: 'period',
  usingEndTime: 'period',
  others: 'remarks',
};
const COLUMNS = Object.keys(CHANGE_OF) as (keyof OptionContent)[];

/** What of the row the content would change; none: it is the same. Rows may list their services in any order. */
export function optionChanges(row: ContentColumns, content: OptionContent): OptionChange[] {
  const changed = COLUMNS.filter((column) => !isSameValue(row[column], content[column]));
  return OPTION_CHANGES.filter((change) => changed.some((column) => CHANGE_OF[column] === change));
}

const isSameValue = (one: unknown, other: unknown): boolean =>
  Array.isArray(one) && Array.isArray(other)
    ? one.length === other.length && one.every((item) => other.includes(item))
    : one === other;
