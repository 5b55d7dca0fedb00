import type { Option } from '@portal/contract/option';
import { AddressText, DescriptionList, PlainText, TextLink } from '@portal/ui';
import { PlaceActions } from '@portal/ui/lot';
import { addressOf, periodOf } from '#options/option/option-facts.ts';
import { orderPaths } from '#orders/order/order-paths.ts';
import { t } from '#text/t.ts';
import { ServiceLines } from './service-lines.tsx';

/** What is asked for, in the order of the form; what was not filled in is left out. */
export function OptionFacts({ option }: { option: Option }) {
  const { order, otherRequestContent, others } = option;
  const address = addressOf(option);
  const facts = [
    { term: t('option.requestService'), description: <ServiceLines services={option.requestService} /> },
    otherRequestContent
      ? { term: t('option.otherRequestContent'), description: <PlainText text={otherRequestContent} /> }
      : null,
    order
      ? {
          term: t('option.site'),
          description: (
            <TextLink isAlone to={orderPaths.detail(order.id)} trackName={t('option.site')}>
              {order.name}
            </TextLink>
          ),
        }
      : null,
    address
      ? {
          term: t('option.columnAddress'),
          description: (
            <>
              <AddressText address={address} />
              <PlaceActions address={address} location={null} />
            </>
          ),
        }
      : null,
    option.usingStartTime && option.usingEndTime
      ? { term: t('option.columnPeriod'), description: periodOf(option) }
      : null,
    others ? { term: t('option.remarks'), description: <PlainText text={others} /> } : null,
  ];
  return <DescriptionList items={facts.filter((fact) => fact !== null)} />;
}
