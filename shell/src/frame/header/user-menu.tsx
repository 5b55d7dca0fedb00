import type { User } from '@portal/contract/user';
import { Box, PopoverMenu, UserIcon } from '@portal/ui';
import { t } from '#text/t.ts';
import { CompanyFacts } from './company-facts.tsx';
import { useUserMenuItems } from './user-menu-items.tsx';

interface UserMenuProps {
  user: User;
  isBlocked: boolean;
  isCompact: boolean;
}

export function UserMenu({ user, isBlocked, isCompact }: UserMenuProps) {
  const items = useUserMenuItems(isBlocked);
  const name = t('common.fullName', { lastName: user.lastName, firstName: user.firstName });
  return (
    <Box borderInlineStartWidth="1px" paddingInlineStart="1">
      <PopoverMenu
        label={t('userMenu.labelOf', { name })}
        trackName={t('userMenu.label')}
        trigger={isCompact ? <UserIcon /> : <Name>{name}</Name>}
        header={<CompanyFacts user={user} />}
        items={items}
      />
    </Box>
  );
}

/** A long name gets the room that is left; from 87.5 rem on, the portal's name stands on the left, too. */
const ROOM = {
  maxWidth: 'clamp(4.5em, 100vw - 70.625rem, 8em)',
  '@media (min-width: 87.5rem)': { maxWidth: 'clamp(4.5em, 100vw - 83.125rem, 8em)' },
};

const Name = ({ children }: { children: string }) => (
  <Box as="span" css={ROOM} overflow="hidden" textOverflow="ellipsis" whiteSpace="nowrap" fontWeight="normal">
    {children}
  </Box>
);
