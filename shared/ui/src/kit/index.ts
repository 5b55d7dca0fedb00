/** The kit for all screens. Its look is in theme/; its props are our own, not Chakra's. */
export { DangerButton, PrimaryButton, SecondaryButton, TextButton } from './action/button.tsx';
export { CopyButton } from './action/copy-button.tsx';
export { IconButton } from './action/icon-button.tsx';
export { LinkButton, TextLink } from './action/link.tsx';
export { MenuEntry, type MenuItem, PageMenu, PopoverMenu, RowMenu } from './action/popover-menu.tsx';
export { trackPress } from './action/track-press.ts';
export { useInteractOutside } from './action/use-interact-outside.ts';
export { useLock } from './action/use-lock.ts';
export { DescriptionList } from './content/description-list.tsx';
export { NewsCategory } from './content/news-category.tsx';
export { Notice } from './content/notice.tsx';
export { PlainText } from './content/plain-text.tsx';
export { Sentence, SupportAddress, SupportLink } from './content/sentence.tsx';
export { EmptyState, ErrorCard, IconDisc } from './content/states.tsx';
export { StatusBadge, type Tone } from './content/status-badge.tsx';
export { SupportNumber } from './content/support-number.tsx';
export { ErrorDialog, InfoDialog, NoticeDialog, WarningDialog } from './dialog/dialogs.tsx';
export { Drawer } from './dialog/drawer.tsx';
export { Modal } from './dialog/modal.tsx';
export { CheckboxControl, CheckboxField } from './field/checkbox-field.tsx';
export { CodeField, codeDigits, isWholeCode } from './field/code-field.tsx';
export { FieldError, FieldFrame, type FieldProps, RequirementBadge } from './field/field.tsx';
export { Fieldset } from './field/fieldset.tsx';
export { ErrorSummary, FieldRow, FormCard } from './field/form-card.tsx';
export { NumberField, toDigits } from './field/number-field.tsx';
export { PasswordField } from './field/password-field.tsx';
export { RadioField } from './field/radio-field.tsx';
export { type Option, SelectField, SelectFilter } from './field/select-field.tsx';
export { InputControl, TextAreaField, TextField } from './field/text-field.tsx';
export { useComposedText } from './field/use-composed-text.ts';
export { ProgressBar } from './file/progress-bar.tsx';
export { pdfFileName, saveFile } from './file/save-file.ts';
export { AddressText } from './layout/address-text.tsx';
export { Card, SectionHeading } from './layout/card.tsx';
export { isTouched } from './layout/is-touched.ts';
export {
  Box,
  Flex,
  Grid,
  Heading,
  HStack,
  KeepTogether,
  Numeral,
  Separator,
  SimpleGrid,
  Stack,
  Text,
  UserText,
  VisuallyHidden,
} from './layout/layout.ts';
export { RangeText } from './layout/range-text.tsx';
export { createScreenHook, matchesScreen } from './layout/screen-hook.ts';
export { useViewport, type Viewport } from './layout/use-viewport.ts';
export { focusPageHeading } from './page/focus-page-heading.ts';
export { FootBar } from './page/foot-bar.tsx';
export { Page } from './page/page.tsx';
export { PageSkeleton } from './page/page-skeleton.tsx';
export { TabLinks } from './page/tab-links.tsx';
export { usePageHeading } from './page/use-page-heading.ts';
export { NARROWEST_SCREEN, STICKY_SCREEN } from './theme/breakpoints.ts';
export { ON_LANDSCAPE } from './theme/global-css.ts';
export * from './theme/icons.ts';
export { SkeletonBar, SkeletonText } from './waiting/skeleton.tsx';
export { SlowNotice, type SlowNoticeProps } from './waiting/slow-notice.tsx';
export { Spinner } from './waiting/spinner.tsx';
export { useIsSlow } from './waiting/use-is-slow.ts';
