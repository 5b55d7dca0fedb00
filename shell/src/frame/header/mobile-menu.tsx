import type { User } from '@portal/contract/user';
import { Drawer, IconButton, MenuEntry, MenuIcon, Stack } from '@portal/ui';
import { useState } from 'react';
import { RequestActions } from '#frame/main-actions/request-actions.tsx';
import { MainNav } from '#frame/menu/main-nav.tsx';
import { t } from '#text/t.ts';
import { CompanyFacts } from './company-facts.tsx';
import { useUserMenuItems } from './user-menu-items.tsx';

/** Everything from the wide header, behind one button. */
export function MobileMenu({ user, isBlocked }: { user: User; isBlocked: boolean }) {
  const [isOpen, setIsOpen] = useState(false);
  const items = useUserMenuItems(isBlocked);
  const close = () => setIsOpen(false);
  return (
    <>
      <IconButton
        label={t('nav.openMenu')}
        icon={<MenuIcon />}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPress={() => setIsOpen(true)}
      />
      <Drawer isOpen={isOpen} onClose={close} title={t('nav.label')} closeLabel={t('nav.closeMenu')}>
        <Stack gap="4">
          {isBlocked ? null : <MainNav look="list" onFollow={close} />}
          {isBlocked ? null : (
            <Stack gap="2.5" borderTopWidth="1px" paddingTop="4">
              <RequestActions isShort={false} fullWidth onFollow={close} />
            </Stack>
          )}
          <Stack as="section" gap="1" aria-label={t('userMenu.label')} borderTopWidth="1px" paddingTop="2">
            <CompanyFacts user={user} />
            {items.map((item) => (
              <MenuEntry key={item.label} entry={item} onDone={close} />
            ))}
          </Stack>
        </Stack>
      </Drawer>
    </>
  );
}
