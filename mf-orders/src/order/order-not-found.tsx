import { t } from '@portal/shared/text';
import { Card, EmptyState, LinkButton } from '@portal/shared/ui';
import { orderPaths } from './order-paths.ts';

/** An order that is not there, or not the customer's: the API makes no difference. */
export const OrderNotFound = () => (
  <Card>
    <EmptyState
      body={t('errorDialog.notFound')}
      action={<LinkButton to={orderPaths.list}>{t('orderDetail.back')}</LinkButton>}
    />
  </Card>
);
