import type { NumberedEstimate } from '@portal/shared/api/estimate-number';
import { useLocation, useNavigate } from '@portal/shared/router';
import { useEffect } from 'react';
import { selectedOf } from '#estimate/estimate-selection.ts';
import { type StepPlan, stepPath } from '#steps/steps.ts';
import { readHandedOver, type ShareStep } from './share-steps.ts';

/**
 * Takes over what was selected in the list of estimates, once: after a reload or Back, what the customer has changed
 * since counts. true until that is done.
 */
export function useHandedOver(
  plan: StepPlan<ShareStep>,
  estimates: readonly NumberedEstimate[],
  change: (values: { estimateIds: readonly string[] }) => void,
): boolean {
  const { state } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const handedOver = readHandedOver(state);
    if (!handedOver) return;
    const estimateIds = selectedOf(estimates, handedOver).map(({ id }) => id);
    change({ estimateIds });
    // With nothing that can be sent, the steps lead back to the selection.
    navigate(stepPath(plan, 1), { replace: true });
  }, [state, estimates, plan, change, navigate]);
  return readHandedOver(state) !== undefined;
}
