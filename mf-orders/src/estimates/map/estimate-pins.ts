import type { Estimate } from '@portal/contract/estimate';
import type { NumberedEstimate } from '@portal/queries/estimate-number';
import type { MapPin } from '@portal/ui/map';
import { ESTIMATE_STATUS_LOOK } from '#estimates/estimate/estimate-rules.ts';
import { t } from '#text/t.ts';

/** The three colours of the legend; the name of each pin says its state in words. */
const PIN_TONE: Record<Estimate['status'], MapPin['tone']> = {
  unanswered: 'waiting',
  rejected: 'closed',
  accepted: 'agreed',
  contracted: 'agreed',
  aborted: 'closed',
  unknown: 'closed',
};

/** One pin an estimate whose place is known, with its number, in the order of the rows. */
export const pinsOf = (estimates: readonly NumberedEstimate[], pointedAt: string | null): MapPin[] =>
  estimates.flatMap(({ id, number, parkingName, status, location }) =>
    location
      ? {
          id,
          number,
          label: t('estimate.pin', { number, name: parkingName, status: t(ESTIMATE_STATUS_LOOK[status].label) }),
          location,
          tone: PIN_TONE[status],
          isHighlighted: pointedAt === id,
        }
      : [],
  );
