import { Notice, Text, TextLink } from '@portal/ui';
import { orderPaths } from '#orders/order/order-paths.ts';
import { t } from '#text/t.ts';
import type { Refusal } from './update-refusal.ts';

/** Why the order cannot be changed any more, and where it can be seen. */
export const FixedNotice = ({ orderId, refusal }: { orderId: string; refusal: Refusal }) => (
  <Notice tone="bad">
    <Text>{t(`orderUpdate.${refusal}`)}</Text>
    <TextLink isAlone to={orderPaths.detail(orderId)}>
      {t('orderCreate.toDetail')}
    </TextLink>
  </Notice>
);
