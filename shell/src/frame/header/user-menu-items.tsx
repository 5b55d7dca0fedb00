import { logOut } from '@portal/platform/host';
import { useFeatures } from '@portal/platform/session';
import { KeyRoundIcon, LogOutIcon, MailIcon, type MenuItem, MonitorSmartphoneIcon, ShieldCheckIcon } from '@portal/ui';
import { areaMenuItems } from '#federation/areas/menus.ts';
import { usePortal } from '#federation/portal/portal.ts';
import { t } from '#text/t.ts';

const ICONS = {
  key: <KeyRoundIcon />,
  mail: <MailIcon />,
  shield: <ShieldCheckIcon />,
  devices: <MonitorSmartphoneIcon />,
};

/** The available settings, and the sign-out, which is always available [2.73]. */
export function useUserMenuItems(isBlocked: boolean): MenuItem[] {
  const { areas } = usePortal();
  const features: readonly string[] = useFeatures();
  const settings = isBlocked ? [] : areaMenuItems(areas, 'account');
  const available = settings.filter(({ menu: { feature } }) => feature === undefined || features.includes(feature));
  return [
    ...available.map(({ prefix, label, menu }) => ({ to: prefix, label, icon: menu.icon ? ICONS[menu.icon] : null })),
    { label: t('userMenu.logout'), icon: <LogOutIcon />, onPress: logOut },
  ];
}
