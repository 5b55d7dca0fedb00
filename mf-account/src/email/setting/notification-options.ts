import { EMAIL_NOTIFICATIONS, type EmailNotification } from '@portal/contract/user';
import type { Option } from '@portal/ui';
import { type PlainMessageKey, t } from '#text/t.ts';

const LABELS: Readonly<Record<EmailNotification, PlainMessageKey>> = {
  ALL: 'emailSetting.all',
  IMPORTANT_ONLY: 'emailSetting.importantOnly',
  NONE: 'emailSetting.none',
};

/** Whether it can be chosen; another value set by the provider is kept, but not sent. */
export const isKnown = (value: string): value is EmailNotification =>
  EMAIL_NOTIFICATIONS.some((known) => known === value);

/** The options to choose from, plus the current value if it is unknown: shown as it is [3.6]. */
export const notificationOptions = (saved: string): Option[] => [
  ...EMAIL_NOTIFICATIONS.map((value) => ({ value, label: t(LABELS[value]) })),
  ...(isKnown(saved) ? [] : [{ value: saved, label: t('emailSetting.other', { value: saved }) }]),
];
