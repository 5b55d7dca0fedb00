import type { Order } from '@portal/contract/order';
import { showToast } from '@portal/platform';
import { useNavigate } from '@portal/platform/router';
import { focusPageHeading } from '@portal/ui';
import { useValidatedForm } from '@portal/ui/forms';
import { useEffect, useState } from 'react';
import { useKeptForm } from '#draft/use-kept-form.ts';
import { useIsShown } from '#leave/use-is-shown.ts';
import { attachmentsObstacle, uploadedFiles } from '#orders/attachments/attachments.ts';
import { useAttachments } from '#orders/attachments/use-attachments.ts';
import { orderPaths } from '#orders/order/order-paths.ts';
import { t } from '#text/t.ts';
import {
  changedFields,
  followOrder,
  hasTooManyFiles,
  registeredValues,
  stillThere,
  updateBody,
  updateSchema,
} from './update-values.ts';
import { useLeaveUpdate } from './use-leave-update.tsx';
import { useSaveOrder } from './use-save-order.ts';
import { useUpdateDraft } from './use-update-draft.ts';
import { useUpdateSite } from './use-update-site.ts';

/** The change of one order: its input, whether anything has changed, and how to save it. */
export function useOrderUpdate(order: Order) {
  const navigate = useNavigate();
  const isShown = useIsShown();
  const draft = useUpdateDraft(order);
  const { values, removed, follow, forget } = draft;
  const kept = order.attachments.filter(({ id }) => !removed.includes(id));
  const attachments = useAttachments({
    about: `order-update:${order.id}`,
    existing: kept.map(({ name }) => name),
  });
  const { items } = attachments;
  const form = useValidatedForm(updateSchema(order.automobileType), values);
  useKeptForm(form, draft.changeValues);

  const registered = registeredValues(order);
  const isChanged = changedFields(values, registered).length + stillThere(removed, order).length + items.length > 0;
  const [isRestored, setIsRestored] = useState(isChanged);

  // Changes by others appear in the fields that the customer has not touched.
  const { reset } = form;
  useEffect(() => {
    const followed = follow(order);
    if (followed) reset(followed, { keepErrors: true, keepTouched: true, keepSubmitCount: true });
  }, [order, follow, reset]);

  // An input without changes is not kept.
  useEffect(() => {
    if (!isChanged) forget();
  }, [isChanged, forget]);

  const discard = () => {
    forget();
    attachments.discard();
  };
  const site = useUpdateSite({ form, draft, registered });
  const release = useLeaveUpdate({ isChanged, items, onLeave: discard });
  const saving = useSaveOrder({
    order,
    bodyFor: (current) => {
      // An address that was just typed may have moved the pin since the last render.
      const { values: latest, before, removed: toRemove } = draft.read();
      const followed = followOrder(latest, before, registeredValues(current));
      return updateBody(current, followed, { removed: toRemove, added: uploadedFiles(items) });
    },
    onDone: () => {
      release();
      forget();
      attachments.clear();
      showToast(t('orderUpdate.done'));
      if (isShown.current) navigate(orderPaths.detailFacts(order.id), { replace: true });
    },
    onRefused: attachments.refuse,
  });

  const startOver = () => {
    draft.startOver(order);
    attachments.discard();
    reset(registered);
    setIsRestored(false);
    focusPageHeading();
  };
  const obstacle = attachmentsObstacle(items);
  const isFull = hasTooManyFiles(order, { removed, added: items.length });
  const isLost = draft.isLost || attachments.isLost;
  return { form, draft, site, attachments, isChanged, isRestored, isLost, startOver, obstacle, isFull, ...saving };
}
