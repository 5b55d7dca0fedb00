import type { Contract } from '@portal/contract/contract';
import { fillPath } from '@portal/contract/values/path';
import { useQuery } from '@portal/platform/query';
import { useFeatures } from '@portal/platform/session';
import { formatDateWeekday, tokyoDate } from '@portal/platform/text';
import { contractQueries } from '@portal/queries/contract';
import { Card, Flex, Numeral, SectionHeading, Stack, Text, TextLink, UserText } from '@portal/ui';
import { ReadView } from '@portal/ui/pages';
import { useHasArea } from '#federation/portal/portal.ts';
import type { HomeFilter } from '#home/filter/home-filter.ts';
import { t } from '#text/t.ts';
import { type CountedList, listAddress } from './progress-counts.ts';

const HEADING_ID = 'home-ending-soon';
const LIST: CountedList = { path: '/usage', query: { filter: 'endingSoon' } };
/** The nearest of them. */
const SHOWN = 3;

/** The uses that end within 30 days, where the host lists them; apart from what waits for the customer. */
export function EndingSoonCard({ filter }: { filter: HomeFilter }) {
  const isListed = useFeatures().includes('endingSoon');
  const hasPage = useHasArea()(LIST.path);
  const { contact, department } = filter;
  const query = useQuery({
    ...contractQueries.list({ usageStatusFilter: 'endingSoon', pageSize: SHOWN, contactId: contact, department }),
    enabled: isListed && hasPage,
    // A failure is shown in place.
    meta: { dialog: false },
  });
  if (query.isPending || query.data?.pagination.totalRecords === 0) return null;
  return (
    <Card as="section" aria-labelledby={HEADING_ID}>
      <SectionHeading id={HEADING_ID} note={t('home.endingSoonNote')}>
        {t('home.endingSoon')}
      </SectionHeading>
      <ReadView query={query}>
        {({ data, pagination }) => (
          <Stack gap="3" align="start">
            <Stack as="ul" gap="2" alignSelf="stretch">
              {data.map((contract) => (
                <EndingContract key={contract.id} {...contract} />
              ))}
            </Stack>
            <TextLink isAlone to={listAddress(LIST, filter)} isBold trackName={t('home.endingSoon')}>
              {pagination.totalRecords === null
                ? t('home.queueAllUncounted')
                : t('home.queueAll', { count: pagination.totalRecords })}
            </TextLink>
          </Stack>
        )}
      </ReadView>
    </Card>
  );
}

const EndingContract = ({ id, parkingName, endAt, order }: Contract) => (
  <Flex as="li" wrap="wrap" justify="space-between" columnGap="4">
    <div>
      <TextLink isAlone to={fillPath('/usage/:id', { id })} isBold trackName={t('home.endingSoon')}>
        <UserText>{parkingName || t('common.unknown')}</UserText>
      </TextLink>
      {order?.name ? (
        <Text tone="muted">
          <UserText>{order.name}</UserText>
        </Text>
      ) : null}
    </div>
    <Numeral fontSize="sm">{t('home.endsOn', { date: formatDateWeekday(tokyoDate(endAt)) })}</Numeral>
  </Flex>
);
