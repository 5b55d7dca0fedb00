import { useGeoServices } from '@portal/platform';
import { formatDateWeekday, formatNumber } from '@portal/platform/text';
import { DescriptionList, SectionHeading, Stack, TextButton } from '@portal/ui';
import { SiteMap } from '@portal/ui/map';
import type { ReactNode } from 'react';
import type { Attachment } from '#orders/attachments/attachments.ts';
import { FileNames } from '#orders/attachments/file-names.tsx';
import type { OrderValues } from '#orders/form/order-values.ts';
import { automobileTypeLabel } from '#orders/order/automobile-type.ts';
import { coordinatesText, locationOf } from '#orders/order/coordinates.ts';
import { t } from '#text/t.ts';

interface ConfirmSectionsProps {
  values: OrderValues;
  attachments: readonly Attachment[];
  onEdit: (step: 1 | 2) => void;
}

/** All input, by step, each with a link back to it. */
export function ConfirmSections({ values, attachments, onEdit }: ConfirmSectionsProps) {
  const { startDate, endDate } = values;
  const { tiles } = useGeoServices();
  const site = locationOf(values);
  const period = t('common.period', { start: formatDateWeekday(startDate), end: formatDateWeekday(endDate) });
  return (
    <>
      <Section title={t('orderCreate.step1')} edit={t('orderCreate.editLocation')} onEdit={() => onEdit(1)}>
        <Stack gap="4">
          <DescriptionList
            items={[
              { term: t('orderCreate.address'), description: values.address },
              { term: t('orderCreate.coordinates'), description: coordinatesText(values) },
            ]}
          />
          {/* The address may have moved the pin on the way here. */}
          {site ? (
            <SiteMap
              label={t('map.siteLabel')}
              tiles={tiles}
              site={site}
              height={{ base: '11rem', md: '13rem' }}
              failure={t('map.confirmFailed')}
            />
          ) : null}
        </Stack>
      </Section>
      <Section title={t('orderCreate.step2')} edit={t('orderDetail.edit')} onEdit={() => onEdit(2)}>
        <DescriptionList
          items={[
            { term: t('orderCreate.constructionName'), description: values.constructionName },
            {
              term: t('orderCreate.numberOfCars'),
              description: t('common.cars', { count: formatNumber(Number(values.numberOfCars)) }),
            },
            { term: t('orderCreate.automobileType'), description: automobileTypeLabel(values.automobileType) },
            { term: t('order.columnPeriod'), description: period },
            { term: t('orderCreate.remarks'), description: values.remarks.trim() || t('common.none') },
            { term: t('orderCreate.attachments'), description: <Uploaded attachments={attachments} /> },
          ]}
        />
      </Section>
    </>
  );
}

/** Only uploaded files will be sent. Each is an entry, so that names of several lines stay apart. */
function Uploaded({ attachments }: { attachments: readonly Attachment[] }) {
  const names = attachments.flatMap(({ state, name }) => (state === 'done' ? [name] : []));
  return names.length > 0 ? <FileNames names={names} /> : <span>{t('common.none')}</span>;
}

interface SectionProps {
  title: string;
  edit: string;
  onEdit: () => void;
  children: ReactNode;
}

const Section = ({ title, edit, onEdit, children }: SectionProps) => (
  <section>
    <SectionHeading
      as="h3"
      actions={
        <TextButton size="sm" onPress={onEdit}>
          {edit}
        </TextButton>
      }
    >
      {title}
    </SectionHeading>
    {children}
  </section>
);
