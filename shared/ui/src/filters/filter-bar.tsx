import { chakra } from '@chakra-ui/react/styled-system';
import { inAddress } from '@portal/platform/host';
import { t } from '@portal/platform/text';
import { type ReactNode, useState } from 'react';
import { PrimaryButton, SecondaryButton, TextButton } from '../kit/action/button.tsx';
import { Drawer } from '../kit/dialog/drawer.tsx';
import { Flex, Stack } from '../kit/layout/layout.ts';
import { useViewport } from '../kit/layout/use-viewport.ts';
import { ListFilterIcon } from '../kit/theme/icons.ts';

const SearchPlace = chakra('div', { base: { position: 'relative', flexGrow: 1, minWidth: '12rem' } });
/** In the free space above the end of the keyword field, so that it moves nothing when it comes and goes. */
const Reset = chakra('div', { base: { position: 'absolute', insetInlineEnd: 0, top: '-3' } });

interface FilterBarProps {
  /** Comes first, and stays visible on small screens. */
  lead?: ReactNode;
  /** The keyword field; stays visible on small screens. */
  search?: ReactNode;
  children: ReactNode;
  /** How many conditions are set, without the keyword. */
  activeCount: number;
  onReset: () => void;
}

/**
 * The filters of a list: in a row, on a small screen in a drawer whose button says how many are set.
 */
export function FilterBar({ lead, search, children, activeCount, onReset }: FilterBarProps) {
  const isMobile = useViewport() === 'mobile';
  if (isMobile) {
    return (
      <Stack {...inAddress} gap="3" marginBottom="4" _print={{ display: 'none' }}>
        {lead}
        {search}
        <FilterDrawer activeCount={activeCount} onReset={onReset}>
          {children}
        </FilterDrawer>
      </Stack>
    );
  }
  return (
    <Flex
      {...inAddress}
      align="flex-end"
      wrap="wrap"
      columnGap="3"
      rowGap="3.5"
      marginBottom="4"
      _print={{ display: 'none' }}
    >
      {lead}
      <SearchPlace flexBasis={lead ? '20rem' : '12rem'}>
        {search}
        {activeCount > 0 ? (
          <Reset>
            <TextButton size="sm" onPress={onReset}>
              {t('filter.reset')}
            </TextButton>
          </Reset>
        ) : null}
      </SearchPlace>
      {children}
    </Flex>
  );
}

function FilterDrawer({ children, activeCount, onReset }: Omit<FilterBarProps, 'lead' | 'search'>) {
  const [isOpen, setIsOpen] = useState(false);
  const label = activeCount > 0 ? t('order.filterActive', { count: activeCount }) : t('filter.open');
  return (
    <>
      <SecondaryButton size="sm" fullWidth icon={<ListFilterIcon />} onPress={() => setIsOpen(true)}>
        {label}
      </SecondaryButton>
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
        <Stack {...inAddress} gap="5">
          {children}
        </Stack>
      </Drawer>
    </>
  );
}
