/** The kit of which every screen is composed. Its look is in theme/, its props are ours, not Chakra's. */
export { DangerButton, PrimaryButton, SecondaryButton, TextButton } from './button.tsx';
export { Card, SectionHeading } from './card.tsx';
export { CheckboxField } from './checkbox-field.tsx';
export { CodeField, codeDigits, isWholeCode } from './code-field.tsx';
export { CopyButton } from './copy-button.tsx';
export { DataTable } from './data-table.tsx';
export { DescriptionList } from './description-list.tsx';
export { ErrorDialog, InfoDialog, NoticeDialog, WarningDialog } from './dialogs.tsx';
export { Drawer } from './drawer.tsx';
export { FieldError, FieldFrame, type FieldProps, RequirementBadge } from './field.tsx';
export { FilterBar } from './filter-bar.tsx';
export { ErrorSummary, FieldRow, FormCard } from './form-card.tsx';
export { IconButton } from './icon-button.tsx';
export * from './icons.ts';
export {
  Box,
  Flex,
  Grid,
  Heading,
  HStack,
  Numeral,
  Separator,
  SimpleGrid,
  Stack,
  Text,
  VisuallyHidden,
} from './layout.ts';
export { LinkButton, TextLink } from './link.tsx';
export { Modal } from './modal.tsx';
export { NewsCategory } from './news-category.tsx';
export { Notice } from './notice.tsx';
export { NumberField, toDigits } from './number-field.tsx';
export { Page, PageBody } from './page.tsx';
export { CursorPager, Pager } from './pager.tsx';
export { PasswordField } from './password-field.tsx';
export { PeriodBanner } from './period-banner.tsx';
export { PlainText } from './plain-text.tsx';
export { MenuEntry, type MenuItem, PopoverMenu } from './popover-menu.tsx';
export { RadioField } from './radio-field.tsx';
export { SearchField } from './search-field.tsx';
export { SegmentedFilter } from './segmented-filter.tsx';
export { type Option, SelectField, SelectFilter } from './select-field.tsx';
export { SkeletonText } from './skeleton.tsx';
export { FullPageSpinner, Spinner } from './spinner.tsx';
export { EmptyState, ErrorCard } from './states.tsx';
export { StatusBadge, type Tone } from './status-badge.tsx';
export { Steps } from './steps.tsx';
export { TabLinks } from './tab-links.tsx';
export type { Column, Sort } from './table-column.ts';
export { TableSkeleton } from './table-skeleton.tsx';
export { InputControl, TextAreaField, TextField } from './text-field.tsx';
export { TopBar } from './top-bar.tsx';
export { trackPress } from './track-press.ts';
export { UiProvider } from './ui-provider.tsx';
export { Unbroken } from './unbroken.tsx';
export { usePageHeading } from './use-page-heading.ts';
export { useViewport, type Viewport } from './use-viewport.ts';
