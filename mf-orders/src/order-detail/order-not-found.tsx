import type { WayBack } from '@portal/shared/host';
import { Card, EmptyState, LinkButton } from '@portal/shared/ui';
import { t } from '#text/t.ts';

/** An order that does not exist, or belongs to somebody else: the API makes no difference. */
export const OrderNotFound = ({ back }: { back: WayBack }) => (
  <Card>
    <EmptyState body={t('errorDialog.notFound')} action={<LinkButton to={back.to}>{back.label}</LinkButton>} />
  </Card>
);
