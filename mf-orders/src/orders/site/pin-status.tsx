import { Box, Flex, Notice, Stack, Text, TextButton } from '@portal/ui';
import type { Ref } from 'react';
import { coordinatesText } from '#orders/order/coordinates.ts';
import { t } from '#text/t.ts';
import type { PinSource } from './pin-source.ts';
import type { useSitePin } from './use-site-pin.ts';

interface PinStatusProps {
  pin: ReturnType<typeof useSitePin>;
  source: PinSource;
  address: string;
  onAddress: (address: string) => void;
  /** The element of the notice that something does not fit. */
  noticeRef?: Ref<HTMLDivElement>;
}

/** Where the site is now, in words, and a notice if something does not fit. */
export function PinStatus({ pin, source, address, onAddress, noticeRef }: PinStatusProps) {
  const { notice, town } = pin;
  const name = placeName(pin, source);
  return (
    <Stack gap="3">
      <Text role="status" tone="muted" minHeight="1.5rem">
        {name ? t('map.selected', { address: name }) : ''}
      </Text>
      <Box ref={noticeRef} tabIndex={-1} aria-live="polite">
        {notice ? (
          <Notice tone="warn">
            <p>{t(NOTICES[notice])}</p>
            {notice === 'mismatch' ? (
              <Flex wrap="wrap" columnGap="2" marginInlineStart="-3.5" marginBottom="-2">
                <TextButton size="sm" onPress={pin.goToAddress}>
                  {t('map.goToAddress')}
                </TextButton>
                {town.state === 'known' && town.name !== address.trim() ? (
                  <TextButton size="sm" onPress={() => onAddress(town.name)}>
                    {t('map.takeTown', { town: town.name })}
                  </TextButton>
                ) : null}
              </Flex>
            ) : null}
          </Notice>
        ) : null}
        {town.state === 'nowhere' ? <Notice tone="warn">{t('map.noTown')}</Notice> : null}
      </Box>
    </Stack>
  );
}

const NOTICES = {
  mismatch: 'map.addressMismatch',
  rough: 'map.rough',
  ambiguous: 'map.ambiguous',
  none: 'map.notFound',
  failed: 'map.lookUpFailed',
} as const;

function placeName({ finding, town, at, isPlaced }: PinStatusProps['pin'], source: PinSource): string | null {
  if (!isPlaced) return null;
  switch (source) {
    case 'nobody':
      return null;
    case 'address':
      return finding.kind === 'found' || finding.kind === 'rough' ? finding.candidate.title : coordinatesText(at);
    case 'customer':
      return town.state === 'known' ? town.name : coordinatesText(at);
  }
}
