import type { OptionChange, OptionEvent } from '@portal/contract/option';
import { Box, Card, SectionHeading, Text } from '@portal/ui';
import { whoWhenText } from '#orders/order/contact-name.ts';
import { joinChanges } from '#text/join-changes.ts';
import { type PlainMessageKey, t } from '#text/t.ts';

const LABELS: Partial<Record<OptionEvent['kind'], PlainMessageKey>> = {
  submitted: 'option.eventSubmitted',
  received: 'option.eventReceived',
  changed: 'option.eventChanged',
  answered: 'option.eventAnswered',
  done: 'option.eventDone',
  cancelled: 'option.eventCancelled',
};

const CHANGES: Record<OptionChange, PlainMessageKey> = {
  name: 'option.name',
  services: 'option.requestService',
  order: 'option.relatedOrder',
  address: 'option.columnAddress',
  period: 'option.columnPeriod',
  remarks: 'option.remarks',
};

/** What has happened, newest first. What a newer host tells of and this portal has no word for is left out. */
export const OptionHistory = ({ history }: { history: readonly OptionEvent[] }) => (
  <Card as="section" aria-labelledby="option-history">
    <SectionHeading id="option-history">{t('option.history')}</SectionHeading>
    <ol>
      {history.toReversed().flatMap(({ kind, at, by, changes }, index) => {
        const label = LABELS[kind];
        if (!label || !at) return [];
        const what = kind === 'changed' ? joinChanges(changes, CHANGES) : '';
        return [
          <Box
            as="li"
            key={`${at}-${kind}`}
            paddingBlock="2"
            {...(index > 0 && { borderTopWidth: '1px', borderColor: 'border' })}
          >
            <div>{what ? t('option.eventChangedWhat', { what }) : t(label)}</div>
            <Text tone="muted">{whoWhenText(by, at)}</Text>
          </Box>,
        ];
      })}
    </ol>
  </Card>
);
