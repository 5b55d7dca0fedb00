import type { WayBack } from '@portal/shared/host';
import { t } from '@portal/shared/text';
import { Card, EmptyState, LinkButton } from '@portal/shared/ui';

/** An order that is not there, or not the customer's: the API makes no difference. */
export const OrderNotFound = ({ back }: { back: WayBack }) => (
  <Card>
    <EmptyState body={t('errorDialog.notFound')} action={<LinkButton to={back.to}>{back.label}</LinkButton>} />
  </Card>
);
