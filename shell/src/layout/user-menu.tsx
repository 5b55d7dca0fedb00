import type { User } from '@portal/shared/contract/user';
import { Box, PopoverMenu, UserIcon } from '@portal/shared/ui';
import { t } from '#text/t.ts';
import { CompanyFacts } from './company-facts.tsx';
import { useUserMenuItems } from './user-menu-items.tsx';

interface UserMenuProps {
  user: User;
  isHeld: boolean;
  isCompact: boolean;
}

export function UserMenu({ user, isHeld, isCompact }: UserMenuProps) {
  const items = useUserMenuItems(isHeld);
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

const Name = ({ children }: { children: string }) => (
  <Box as="span" maxWidth="9em" overflow="hidden" textOverflow="ellipsis" whiteSpace="nowrap" fontWeight="normal">
    {children}
  </Box>
);
