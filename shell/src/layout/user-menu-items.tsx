import { type PlainMessageKey, t } from '@portal/shared/text';
import { KeyRoundIcon, LogOutIcon, MailIcon, type MenuItem, ShieldCheckIcon } from '@portal/shared/ui';
import type { ReactNode } from 'react';
import { useHasArea } from '#portal/portal.ts';
import { useLogOut } from '#session/use-log-out.ts';

const SETTINGS: readonly { to: string; label: PlainMessageKey; icon: ReactNode }[] = [
  { to: '/password', label: 'userMenu.changePassword', icon: <KeyRoundIcon /> },
  { to: '/mfa', label: 'userMenu.mfa', icon: <ShieldCheckIcon /> },
  { to: '/email-setting', label: 'userMenu.emailSetting', icon: <MailIcon /> },
];

/** The settings that are there, and the way out, which always is [2.73]. */
export function useUserMenuItems(isHeld: boolean): MenuItem[] {
  const hasArea = useHasArea();
  const logOut = useLogOut();
  const settings = isHeld ? [] : SETTINGS.filter(({ to }) => hasArea(to));
  return [
    ...settings.map(({ to, label, icon }) => ({ to, label: t(label), icon })),
    { label: t('userMenu.logout'), icon: <LogOutIcon />, onPress: logOut },
  ];
}
