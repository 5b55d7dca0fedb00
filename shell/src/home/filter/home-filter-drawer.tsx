import { differsFrom, userQueries } from '@portal/platform';
import { useChosenParams } from '@portal/platform/host';
import { usePrefetchQuery } from '@portal/platform/query';
import { Box, Drawer, ListFilterIcon, PrimaryButton, SecondaryButton, Stack } from '@portal/ui';
import { AccountFilters } from '@portal/ui/pages';
import { useState } from 'react';
import { t } from '#text/t.ts';
import { type HomeFilterProps, homeFilter } from './home-filter.ts';

/** The button that says how many conditions are set, and the drawer with them. */
export function HomeFilterDrawer({ filter, onChange }: HomeFilterProps) {
  // The names are there when it opens.
  usePrefetchQuery(userQueries.accounts());
  const [isOpen, setIsOpen] = useState(false);
  const { contact, department } = homeFilter.defaults;
  const count = Number(filter.contact !== contact) + Number(filter.department !== department);
  return (
    <Box width="full">
      <SecondaryButton fullWidth icon={<ListFilterIcon />} trackName={t('home.filter')} onPress={() => setIsOpen(true)}>
        {count > 0 ? t('home.filterActive', { count }) : t('home.filter')}
      </SecondaryButton>
      {isOpen ? <OpenDrawer filter={filter} onChange={onChange} onClose={() => setIsOpen(false)} /> : null}
    </Box>
  );
}

/** Nothing is applied before its button is pressed. */
function OpenDrawer({ filter, onChange, onClose }: HomeFilterProps & { onClose: () => void }) {
  const { chosen, choose, latest } = useChosenParams(filter);
  function apply() {
    onClose();
    onChange(latest());
  }
  return (
    <Drawer
      isOpen
      onClose={onClose}
      title={t('home.filter')}
      side="bottom"
      footer={
        <>
          <SecondaryButton
            isDisabled={!differsFrom(chosen, homeFilter.defaults)}
            onPress={() => choose(homeFilter.defaults)}
          >
            {t('filter.reset')}
          </SecondaryButton>
          <PrimaryButton onPress={apply}>{t('filter.show')}</PrimaryButton>
        </>
      }
    >
      <Stack gap="5" css={{ '& > *': { width: 'full' } }}>
        <AccountFilters contact={chosen.contact} department={chosen.department} onChange={choose} />
      </Stack>
    </Drawer>
  );
}
