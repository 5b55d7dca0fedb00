import { formatNumber, formatYen } from '@portal/platform/text';
import { AddressText, Box, Flex, Numeral, UserText } from '@portal/ui';
import { PlaceActions } from '@portal/ui/lot';
import { NewMark } from '@portal/ui/pages';
import type { ReactNode } from 'react';
import { AnsweredByInRow } from '#estimates/estimate/answered-by-in-row.tsx';
import { EstimateMark } from '#estimates/estimate/estimate-mark.tsx';
import type { EstimateMarkKind } from '#estimates/estimate/estimate-marks.ts';
import { minutesText } from '#estimates/estimate/estimate-rules.ts';
import { canShare } from '#estimates/estimate/estimate-selection.ts';
import { MarkTag } from '#estimates/estimate/mark-tags.tsx';
import { t } from '#text/t.ts';
import { EstimateAnswers, EstimateStatusBadge } from './estimate-answers.tsx';
import { type EstimateRowProps, estimateNameId, pointerHandlers } from './estimate-rows.ts';
import { SelectBox } from './select-box.tsx';

export function EstimateTableRow({ estimate, marksOf, pointedAt, onPointAt, ...row }: EstimateRowProps) {
  const { id, status, number, parkingName, address, location, minutesOnFoot, monthlyRent, vacancy } = estimate;
  const marks = marksOf(estimate);
  return (
    <tr
      {...pointerHandlers(estimate, onPointAt)}
      data-estimate
      data-pointed={pointedAt === id || undefined}
      data-has-state={status !== 'unanswered' || undefined}
      data-done={status === 'rejected' || status === 'aborted' || undefined}
    >
      <td>
        {canShare(estimate) ? (
          <SelectBox
            label={t('estimate.select', { name: parkingName })}
            isLabelHidden
            selection={row.selectedIds.includes(id) ? 'all' : 'none'}
            onToggle={() => row.onSelect(id)}
          />
        ) : null}
      </td>
      <td>
        <EstimateMark status={status} number={number} size="row" />
      </td>
      <th scope="row">
        {/* The mark comes late: it takes no line of its own, and makes none higher. */}
        <Flex columnGap="1.5" align="start">
          <Box as="span" id={estimateNameId(id)} tabIndex={-1} minWidth="0" fontWeight="bold">
            <UserText>{parkingName}</UserText>
          </Box>
          <Box as="span" flexShrink="0" marginBlock="-0.5">
            <NewMark isThis={(notification) => notification.id === id} />
          </Box>
        </Flex>
        <Box as="span" display="block" fontSize="xs" color="fg.muted">
          <AddressText address={address} />
        </Box>
        {status === 'unanswered' ? null : (
          <span data-state-line>
            <EstimateStatusBadge estimate={estimate} />
            <AnsweredByInRow estimate={estimate} />
          </span>
        )}
      </th>
      <td>
        <PlaceActions address={address} location={location} lotName={parkingName} look="icons" />
      </td>
      <td>
        <Marked marks={marks} mark="nearest">
          {minutesText(minutesOnFoot)}
        </Marked>
      </td>
      <td data-number>
        <Marked marks={marks} mark="cheapest">
          <Box as="span" fontWeight="bold">
            {formatYen(monthlyRent)}
          </Box>
        </Marked>
      </td>
      <td data-number>
        <Marked marks={marks} mark="short">
          {t('common.cars', { count: formatNumber(vacancy) })}
        </Marked>
      </td>
      <td>
        <Flex gap="0.5" justify="flex-end">
          <EstimateAnswers look="row" estimate={estimate} {...row} />
        </Flex>
      </td>
    </tr>
  );
}

interface MarkedProps {
  marks: readonly EstimateMarkKind[];
  mark: EstimateMarkKind;
  children: ReactNode;
}

/** A figure, and below it what makes it stand out. */
const Marked = ({ marks, mark, children }: MarkedProps) => (
  <>
    <Numeral display="block">{children}</Numeral>
    {marks.includes(mark) ? <MarkTag mark={mark} /> : null}
  </>
);
