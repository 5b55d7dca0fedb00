import { logOut } from '@portal/platform/host';
import { KeyRoundIcon, LogOutIcon, MailIcon, type MenuItem, ShieldCheckIcon } from '@portal/ui';
import { areaMenuItems } from '#federation/areas/menus.ts';
import { usePortal } from '#federation/portal/portal.ts';
import { t } from '#text/t.ts';

const ICONS = { key: <KeyRoundIcon />, mail: <MailIcon />, shield: <ShieldCheckIcon /> };

/** The available settings, and the sign-out, which is always available [2.73]. */
export function useUserMenuItems(isBlocked: boolean): MenuItem[] {
  const { areas } = usePortal();
  const settings = isBlocked ? [] : areaMenuItems(areas, 'account');
  return [
    ...settings.map(({ prefix, label, menu }) => ({ to: prefix, label, icon: menu.icon ? ICONS[menu.icon] : null })),
    { label: t('userMenu.logout'), icon: <LogOutIcon />, onPress: logOut },
  ];
}
