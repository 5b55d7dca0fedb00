import { formatDate, formatInstantShort } from '@portal/platform/text';
import { pdfFileName } from '@portal/ui';
import { type CsvCell, type CsvEncoding, type CsvFile, csvFile } from '@portal/ui/export';
import { downloadZip } from 'client-zip';
import { t } from '#text/t.ts';
import type { ZipBill } from './zip-bill.ts';

/** Of the bills that could be fetched, by their id. */
type BillFiles = ReadonlyMap<string, Blob>;

export interface ZipFile extends Pick<CsvFile, 'unwritable'> {
  blob: Blob;
  name: string;
}

const compact = (date: string): string => date.replaceAll('-', '');

/** So that a file name has room for the amount at its end. */
const PART_MAX = 28;
const short = (part: string): string => [...part].slice(0, PART_MAX).join('');

/** 請求日_請求書番号_取引先_金額.pdf, so that each is found by date, partner and amount; no two are the same to a file system. */
export function fileNames(bills: readonly ZipBill[]): ReadonlyMap<string, string> {
  const taken = new Map<string, number>();
  return new Map(
    bills.map(({ id, name, billingDate, invoiceNumber, issuer, totalRent }) => {
      const parts = [compact(billingDate), short(invoiceNumber ?? name), issuer && short(issuer.name), totalRent];
      const whole = parts.filter((part) => part !== undefined && part !== '').join('_');
      const fileName = (end: string) => pdfFileName(`${whole}${end}`, t('billing.document'));
      const key = fileName('').toLowerCase();
      const times = (taken.get(key) ?? 0) + 1;
      taken.set(key, times);
      return [id, fileName(times === 1 ? '' : `_${times}`)];
    }),
  );
}

/**
 * The PDFs and an index of all bills in one ZIP, written as a stream of one file after the other: the browser may keep
 * the rest on its disk. A bill without a file is in the index alone.
 */
export async function zipFile(bills: readonly ZipBill[], files: BillFiles, encoding: CsvEncoding): Promise<ZipFile> {
  const names = fileNames(bills);
  const rows: (readonly CsvCell[])[] = [];
  for (const bill of bills) rows.push(await indexRow(bill, files.get(bill.id), names.get(bill.id) ?? ''));
  const index = csvFile([INDEX_COLUMNS, ...rows], encoding);
  async function* entries() {
    yield { name: 'index.csv', input: await bytesOf(index.blob) };
    for (const { id } of bills) {
      const file = files.get(id);
      if (file) yield { name: names.get(id), input: await bytesOf(file) };
    }
  }
  const blob = await downloadZip(entries()).blob();
  return { blob, name: zipName(bills, files.size), unwritable: index.unwritable };
}

const INDEX_COLUMNS: readonly CsvCell[] = [
  t('zip.columnFile'),
  t('billing.searchNumber'),
  t('billing.columnBillingDate'),
  t('billing.columnDueDate'),
  t('billing.issuedAt'),
  t('csv.total'),
  t('csv.issuer'),
  t('csv.registrationNumber'),
  t('csv.site'),
  t('csv.department'),
  t('billing.corrects'),
  t('billing.correctedBy'),
  t('zip.columnDigest'),
];

async function indexRow(bill: ZipBill, file: Blob | undefined, name: string): Promise<readonly CsvCell[]> {
  return [
    file ? name : t('zip.notFetched'),
    bill.invoiceNumber ?? null,
    formatDate(bill.billingDate),
    formatDate(bill.paymentDueDate),
    bill.issuedAt ? formatInstantShort(bill.issuedAt) : null,
    bill.totalRent,
    bill.issuer?.name ?? null,
    bill.issuer?.registrationNumber ?? null,
    bill.order?.name ?? null,
    bill.contact?.department ?? null,
    bill.corrects?.invoiceNumber ?? null,
    bill.correctedBy?.invoiceNumber ?? null,
    file ? await sha256(file) : null,
  ];
}

const bytesOf = async (file: Blob) => new Uint8Array(await file.arrayBuffer());

/** In hexadecimal. */
async function sha256(file: Blob): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await bytesOf(file));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** 請求書_20261001-20261130_7件.zip: from the first date of the bills to the last. */
function zipName(bills: readonly ZipBill[], count: number): string {
  const dates = bills
    .map(({ billingDate }) => compact(billingDate))
    .filter(Boolean)
    .sort();
  const range = [...new Set([dates[0], dates.at(-1)])].join('-');
  return t('zip.fileName', { range, count });
}
