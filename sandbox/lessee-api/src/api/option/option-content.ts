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

const COLUMNS_OF_CHANGE: Record<OptionChange, readonly (keyof OptionContent)[]> = {
  name: ['name'],
  services: ['requestService', 'otherRequestContent'],
  order: ['orderId'],
  address: ['province', 'district', 'street'],
  period: ['usingStartTime', 'usingEndTime'],
  remarks: ['others'],
};

/** What of the row the content would change; none: it is the same. Rows may list their services in any order. */
export const optionChanges = (row: ContentColumns, content: OptionContent): OptionChange[] =>
  OPTION_CHANGES.filter((change) =>
    COLUMNS_OF_CHANGE[change].some((column) => !isSameValue(row[column], content[column])),
  );

const isSameValue = (one: unknown, other: unknown): boolean =>
  Array.isArray(one) && Array.isArray(other)
    ? one.length === other.length && one.every((item) => other.includes(item))
    : one === other;
