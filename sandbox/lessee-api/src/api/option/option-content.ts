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

/** Whether the row already has this content. The body has one form; rows may list their services in any order. */
export const isSameContent = (row: ContentColumns, content: OptionContent): boolean =>
  Object.entries(content).every(([field, value]) => {
    const stored = row[field as keyof OptionContent];
    return Array.isArray(value) && Array.isArray(stored) ? isSameSet(stored, value) : stored === value;
  });

const isSameSet = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((item) => b.includes(item));
