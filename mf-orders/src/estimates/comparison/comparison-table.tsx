import { formatNumber, formatWalk, formatYen } from '@portal/platform/text';
import type { NumberedEstimate } from '@portal/queries/estimate-number';
import { AddressText, Box, Flex, Numeral, Text, UserText, useViewport } from '@portal/ui';
import type { ReactNode } from 'react';
import { AnsweredBy } from '#estimates/estimate/answered-by.tsx';
import { EstimateMark } from '#estimates/estimate/estimate-mark.tsx';
import type { EstimateMarkKind } from '#estimates/estimate/estimate-marks.ts';
import { ESTIMATE_STATUS_LOOK } from '#estimates/estimate/estimate-rules.ts';
import { MarkTag } from '#estimates/estimate/mark-tags.tsx';
import { t } from '#text/t.ts';

interface ComparisonTableProps {
  estimates: readonly NumberedEstimate[];
  marksOf: (estimate: NumberedEstimate) => readonly EstimateMarkKind[];
}

/** On paper the longest name and the longest answer get most of the room. */
const PAPER_WIDTHS = ['2.75rem', 'auto', '4.75rem', '5.25rem', '5rem', '4rem', '11rem', '3.5rem'];
const paperWidths = Object.fromEntries(
  PAPER_WIDTHS.map((width, index) => [`& thead th:nth-of-type(${index + 1})`, { _print: { width } }]),
);

const look = {
  '& table': { width: 'full', minWidth: '54rem', _print: { tableLayout: 'fixed', fontSize: '0.6875rem' } },
  '& :is(th, td)': { borderWidth: '1px', borderColor: 'fg.muted', paddingInline: '2', textAlign: 'start' },
  '& thead th': { paddingBlock: { base: '1.5', _print: '0.5' }, bg: 'bg.neutral', whiteSpace: 'nowrap' },
  '& tbody :is(th, td)': { paddingBlock: '1.5', fontWeight: 'normal', _print: { paddingBlock: '0.5' } },
  '& tbody *': { _print: { lineHeight: '1.3', fontSize: 'inherit' } },
  // Room for long names: a mark is below its figure.
  '& tbody [data-figure]': { _print: { flexDirection: 'column', alignItems: 'start', gap: 0 } },
  '& tr': { breakInside: 'avoid' },
  '& [data-number]': { textAlign: 'end' },
  '& [data-number] [data-figure]': { _print: { alignItems: 'end' } },
  '& thead th:last-of-type': { width: '4rem' },
  ...paperWidths,
} as const;

/** Six lots whose names and addresses take two lines each fit on the sheet; fewer keep the larger type. */
const MANY = 5;
const lookOfMany = {
  ...look,
  '& table': { ...look['& table'], _print: { ...look['& table']._print, fontSize: '0.65625rem' } },
  '& tbody *': { _print: { ...look['& tbody *']._print, lineHeight: '1.25' } },
} as const;

/** State and marks are words, so that black and white is enough. The last column is empty, for a tick by hand. */
export function ComparisonTable({ estimates, marksOf }: ComparisonTableProps) {
  const isDesk = useViewport() === 'desktop';
  // On a narrow screen it scrolls, and the keyboard can do it.
  const scrolls = isDesk ? {} : { role: 'region', tabIndex: 0, 'aria-label': t('comparison.table') };
  return (
    <Box
      {...scrolls}
      overflowX="auto"
      css={estimates.length < MANY ? look : lookOfMany}
      _print={{ overflow: 'visible' }}
    >
      <table aria-label={t('comparison.table')}>
        <thead>
          <tr>
            <th scope="col">{t('estimate.number')}</th>
            <th scope="col">{t('estimate.nameAddress')}</th>
            <th scope="col">{t('estimate.fromSite')}</th>
            <th scope="col" data-number>
              {t('estimate.rent')}
            </th>
            <th scope="col" data-number>
              {t('estimate.vacancy')}
            </th>
            <th scope="col">{t('estimate.status')}</th>
            <th scope="col">{t('comparison.remarks')}</th>
            <th scope="col">{t('comparison.choice')}</th>
          </tr>
        </thead>
        <tbody>
          {estimates.map((estimate) => (
            <Row key={estimate.id} estimate={estimate} marks={marksOf(estimate)} />
          ))}
        </tbody>
      </table>
    </Box>
  );
}

function Row({ estimate, marks }: { estimate: NumberedEstimate; marks: readonly EstimateMarkKind[] }) {
  const { status, number, parkingName, address, minutesOnFoot, monthlyRent, vacancy } = estimate;
  const figure = (text: string, mark: EstimateMarkKind): ReactNode => (
    <Flex data-figure display="inline-flex" align="center" gap="1.5">
      <Numeral>{text}</Numeral>
      {marks.includes(mark) ? <MarkTag mark={mark} /> : null}
    </Flex>
  );
  return (
    <tr>
      <td>
        <EstimateMark status={status} number={number} size="row" />
      </td>
      <th scope="row">
        <Box fontWeight="bold">
          <UserText>{parkingName}</UserText>
        </Box>
        <Text tone="muted" fontSize="xs">
          <AddressText address={address} />
        </Text>
      </th>
      <td>{figure(formatWalk(minutesOnFoot), 'nearest')}</td>
      <td data-number>{figure(formatYen(monthlyRent), 'cheapest')}</td>
      <td data-number>{figure(t('common.cars', { count: formatNumber(vacancy) }), 'short')}</td>
      <td>{t(ESTIMATE_STATUS_LOOK[status].label)}</td>
      <td>
        <AnsweredBy estimate={estimate} />
      </td>
      <td />
    </tr>
  );
}
