import { chakra } from '@chakra-ui/react';
import { t } from '@portal/shared/text';
import { type ReactNode, useState } from 'react';
import { PrimaryButton, SecondaryButton, TextButton } from '../action/button.tsx';
import { Drawer } from '../dialog/drawer.tsx';
import { Flex, Stack } from '../layout/layout.ts';
import { useViewport } from '../layout/use-viewport.ts';
import { ChevronDownIcon } from '../theme/icons.ts';

/** The words left, the mark right, as on a select. */
const Spread = chakra('div', {
  base: { '& > button > span': { width: 'full', justifyContent: 'space-between' } },
});

interface FilterBarProps {
  /** The keyword field; stays in sight on small screens too. */
  search?: ReactNode;
  children: ReactNode;
  /** How many conditions are set, the keyword not counted. */
  activeCount: number;
  onReset: () => void;
}

/** The conditions of a list: one row, or on a small screen a drawer that says how many are set. */
export function FilterBar({ search, children, activeCount, onReset }: FilterBarProps) {
  const isMobile = useViewport() === 'mobile';
  if (isMobile) {
    return (
      <Stack gap="3" marginBottom="4">
        {search}
        <FilterDrawer activeCount={activeCount} onReset={onReset}>
          {children}
        </FilterDrawer>
      </Stack>
    );
  }
  return (
    <Flex align="flex-end" wrap="wrap" gap="4" marginBottom="4">
      {search}
      {children}
      {activeCount > 0 ? <TextButton onPress={onReset}>{t('filter.reset')}</TextButton> : null}
    </Flex>
  );
}

function FilterDrawer({ children, activeCount, onReset }: Omit<FilterBarProps, 'search'>) {
  const [isOpen, setIsOpen] = useState(false);
  const label = activeCount > 0 ? t('order.filterActive', { count: activeCount }) : t('filter.open');
  return (
    <>
      <Spread>
        <SecondaryButton size="sm" fullWidth onPress={() => setIsOpen(true)}>
          {label}
          <ChevronDownIcon />
        </SecondaryButton>
      </Spread>
      <Drawer
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={t('filter.title')}
        side="bottom"
        footer={
          <>
            <SecondaryButton isDisabled={activeCount === 0} onPress={onReset}>
              {t('filter.reset')}
            </SecondaryButton>
            <PrimaryButton onPress={() => setIsOpen(false)}>{t('filter.show')}</PrimaryButton>
          </>
        }
      >
        <Stack gap="5">{children}</Stack>
      </Drawer>
    </>
  );
}
