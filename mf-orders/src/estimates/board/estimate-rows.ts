import type { NumberedEstimate } from '@portal/queries/estimate-number';
import { ESTIMATE_GROUPS, type EstimateGroup, type EstimateRows } from '#estimates/estimate/estimate-layout.ts';
import type { EstimateMarkKind } from '#estimates/estimate/estimate-marks.ts';
import { t } from '#text/t.ts';

/** What the rows show and do, in a table or as cards. */
export interface EstimateRowsProps {
  rows: EstimateRows;
  marksOf: (estimate: NumberedEstimate) => readonly EstimateMarkKind[];
  selectedIds: readonly string[];
  onSelect: (id: string) => void;
  /** The estimate that the customer points at, here or on the map. */
  pointedAt: string | null;
  onPointAt: (id: string | null) => void;
  /** Where the order's contract papers are. */
  papersPath: string;
  /** An answer is being sent. */
  isLocked: boolean;
  /** The estimate that is being rejected. */
  rejectingId: string | null;
  onAccept: (estimate: NumberedEstimate) => void;
  onReject: (estimate: NumberedEstimate) => void;
}

/** The same for one row. */
export interface EstimateRowProps extends Omit<EstimateRowsProps, 'rows'> {
  estimate: NumberedEstimate;
}

/** The id of the element with the name, which gets the focus after a change of its estimate. */
export const estimateNameId = (id: string): string => `estimate-${id}`;

const HEADINGS = {
  agreed: 'estimate.groupAgreed',
  waiting: 'estimate.groupWaiting',
  closed: 'estimate.groupClosed',
} as const;

const headingKey = (group: EstimateGroup, estimates: readonly NumberedEstimate[]) =>
  estimates.some(({ status }) => status === 'contracted') ? 'estimate.groupContracted' : HEADINGS[group];

/** The groups that have rows, each with its heading. */
export const shownGroups = (rows: EstimateRowsProps['rows']) =>
  ESTIMATE_GROUPS.filter((group) => rows[group].length > 0).map((group) => ({
    group,
    heading: t(headingKey(group, rows[group]), { count: rows[group].length }),
    estimates: rows[group],
  }));

/** A row and its pin point at each other, by mouse and by keyboard. */
export const pointerHandlers = ({ id }: NumberedEstimate, onPointAt: EstimateRowsProps['onPointAt']) => ({
  onMouseEnter: () => onPointAt(id),
  onMouseLeave: () => onPointAt(null),
  onFocus: () => onPointAt(id),
  onBlur: () => onPointAt(null),
});
