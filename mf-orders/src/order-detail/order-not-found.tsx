import { t } from '@portal/shared/text';
import { Card, EmptyState, LinkButton } from '@portal/shared/ui';
import type { useBackToList } from '#order/use-list-address.ts';

/** An order that is not there, or not the customer's: the API makes no difference. */
export const OrderNotFound = ({ back }: { back: ReturnType<typeof useBackToList> }) => (
  <Card>
    <EmptyState body={t('errorDialog.notFound')} action={<LinkButton to={back.to}>{back.label}</LinkButton>} />
  </Card>
);
