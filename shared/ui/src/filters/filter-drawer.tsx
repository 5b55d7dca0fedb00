import { chakra } from '@chakra-ui/react/styled-system';
import { changesBetween, differsFrom } from '@portal/platform';
import { inAddress, useChosenParams } from '@portal/platform/host';
import { t } from '@portal/platform/text';
import { type ReactNode, type Ref, useState } from 'react';
import { PrimaryButton, SecondaryButton } from '../kit/action/button.tsx';
import { Drawer } from '../kit/dialog/drawer.tsx';
import { Stack } from '../kit/layout/layout.ts';
import { TextSpan } from '../kit/layout/text-span.tsx';
import { useViewport } from '../kit/layout/use-viewport.ts';
import { ListFilterIcon } from '../kit/theme/icons.ts';

type Fields<Params> = (draft: Params, change: (change: Partial<Params>) => void) => ReactNode;

export interface FilterDrawerProps<Params extends object> {
  params: Params;
  onChange: (change: Partial<Params>) => unknown;
  /** The params without keyword, segment and conditions: what 条件をクリア sets. */
  cleared: Partial<Params>;
  /** The filters in the drawer. */
  children: Fields<Params>;
  /** On a phone the order is in the drawer, too: the rows have no headers. */
  sort?: Fields<Params> | undefined;
  /** Whether the choice can be applied and counted; without it, every choice can. */
  canApply?: (draft: Params) => boolean;
  /** How many rows these params have; null: not known. */
  useCount: (params: Params) => number | null;
  activeCount: number;
  buttonRef: Ref<HTMLButtonElement>;
}

const ConditionCount = chakra('span', {
  base: {
    minWidth: '1.375rem',
    height: '1.375rem',
    paddingInline: '1.5',
    display: 'inline-grid',
    placeItems: 'center',
    borderRadius: 'full',
    bg: 'solid.brand',
    color: 'fg.onSolid',
    fontSize: 'xs',
    marginInlineStart: '2',
  },
});

/** The button that says how many conditions are set, and the drawer with them. */
export function FilterDrawer<Params extends object>(props: FilterDrawerProps<Params>) {
  const { activeCount, buttonRef } = props;
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <SecondaryButton
        ref={buttonRef}
        icon={<ListFilterIcon />}
        aria-label={activeCount > 0 ? t('filter.active', { count: activeCount }) : t('filter.open')}
        trackName={t('filter.open')}
        onPress={() => setIsOpen(true)}
      >
        <TextSpan>{t('filter.open')}</TextSpan>
        {activeCount > 0 ? <ConditionCount>{activeCount}</ConditionCount> : null}
      </SecondaryButton>
      {isOpen ? <OpenFilterDrawer {...props} onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}

interface OpenFilterDrawerProps<Params extends object> extends FilterDrawerProps<Params> {
  onClose: () => void;
}

/** Nothing is applied before its button is pressed. */
function OpenFilterDrawer<Params extends object>(props: OpenFilterDrawerProps<Params>) {
  const { params, onChange, cleared, children, sort, canApply = () => true, useCount, onClose } = props;
  const isMobile = useViewport() === 'mobile';
  const { chosen: draft, choose: change, latest } = useChosenParams(params);
  const isRight = canApply(draft);
  // Params that cannot be applied are not sent; the count stays that of the params in use.
  const count = useCount(isRight ? draft : params);
  const sortFields = isMobile ? sort?.(draft, change) : undefined;
  function apply() {
    onClose();
    return onChange(changesBetween(params, latest()));
  }
  return (
    <Drawer
      isOpen
      onClose={onClose}
      title={sortFields ? t('filter.titleWithSort') : t('filter.title')}
      side={isMobile ? 'bottom' : 'right'}
      footer={
        <>
          <SecondaryButton isDisabled={!differsFrom(draft, cleared)} onPress={() => change(cleared)}>
            {t('filter.reset')}
          </SecondaryButton>
          <PrimaryButton trackName={t('filter.show')} isDisabled={!isRight} onPress={apply}>
            {count === null || !isRight ? t('filter.show') : t('filter.showCount', { count })}
          </PrimaryButton>
        </>
      }
    >
      <Stack {...inAddress} gap="5" css={{ '& > *': { width: 'full' } }}>
        {sortFields}
        {children(draft, change)}
      </Stack>
    </Drawer>
  );
}
