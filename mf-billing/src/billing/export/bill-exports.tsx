import type { Billing } from '@portal/contract/billing';
import type { PageOfRows } from '@portal/ui/export';
import { ExportActions, useAccountConditions } from '@portal/ui/pages';
import { isSearch, searchConditions } from '#billing/list/bill-search.ts';
import { type BillingListParams, siteConditions } from '#billing/list/billing-list-params.ts';
import { t } from '#text/t.ts';
import type { ReadSummary } from './zip-bill.ts';

interface BillExportsProps {
  params: BillingListParams;
  /** How many bills there are; null while nobody knows. */
  count: number | null;
  isDisabled: boolean;
  pageOf: PageOfRows<Billing>;
  /** Only for an account that pays once a month: its consolidated bill. */
  readSummary?: ReadSummary | undefined;
}

/** What the list shows, on all its pages, as a table or as the PDFs themselves. */
export function BillExports({ params, count, isDisabled, pageOf, readSummary }: BillExportsProps) {
  const conditions = [...listConditions(params), ...useAccountConditions(params).map(({ label }) => label)];
  return (
    <ExportActions
      isDisabled={isDisabled}
      actions={[
        {
          label: t('export.csv'),
          load: async () => {
            const { BillCsvDialog } = await import(/* webpackChunkName: "bill-csv" */ './bill-csv.tsx');
            return (onClose) => <BillCsvDialog count={count} pageOf={pageOf} onClose={onClose} />;
          },
        },
        {
          label: t('zip.title'),
          load: async () => {
            const { ZipDialog } = await import(/* webpackChunkName: "bill-zip" */ './zip-dialog.tsx');
            return (onClose) => (
              <ZipDialog
                conditions={conditions}
                pageOf={pageOf}
                readSummary={readSummary && isSearch(params) ? null : readSummary}
                onClose={onClose}
              />
            );
          },
        },
      ]}
    />
  );
}

/** The conditions in words, without person and department. */
function listConditions(params: BillingListParams): string[] {
  const { year, month, q, status } = params;
  const period = isSearch(params) ? t('zip.acrossMonths') : t('zip.ofMonth', { year, month });
  return [
    period,
    ...[...searchConditions(params), ...siteConditions(params)].map(({ label }) => label),
    ...(status === 'all' ? [] : [t(`billing.${status}`)]),
    ...(q === '' ? [] : [t('zip.keyword', { keyword: q })]),
  ];
}
