import type { Option } from '@portal/contract/option';
import { formatInstantDate } from '@portal/platform/text';
import { AddressText, DescriptionList, PlainText, TextLink } from '@portal/ui';
import { addressOf, periodOf } from '#options/option/option-facts.ts';
import { contactText } from '#orders/order/contact-name.ts';
import { orderPaths } from '#orders/order/order-paths.ts';
import { t } from '#text/t.ts';
import { ServiceLines } from './service-lines.tsx';

/** All facts of an application. */
export function OptionFacts({ option }: { option: Option }) {
  const { order, otherRequestContent } = option;
  return (
    <DescriptionList
      items={[
        { term: t('option.name'), description: option.name },
        { term: t('option.columnServices'), description: <ServiceLines services={option.requestService} /> },
        ...(otherRequestContent
          ? [{ term: t('option.otherRequestContent'), description: <PlainText text={otherRequestContent} /> }]
          : []),
        {
          term: t('option.relatedOrder'),
          description: order ? (
            <TextLink to={orderPaths.detail(order.id)} trackName={t('option.relatedOrder')}>
              {order.name}
            </TextLink>
          ) : (
            t('common.none')
          ),
        },
        {
          term: t('option.columnAddress'),
          description: <AddressText address={addressOf(option) || t('common.unset')} />,
        },
        { term: t('option.columnPeriod'), description: periodOf(option) },
        { term: t('option.remarks'), description: <PlainText text={option.others || t('common.none')} /> },
        { term: t('order.columnAccount'), description: contactText(option.contact) },
        { term: t('option.columnCreatedAt'), description: formatInstantDate(option.createdAt) },
      ]}
    />
  );
}
