import type { Order } from '@portal/contract/order';
import { ATTACHMENTS_MAX } from '@portal/contract/order-create';
import { FormCard, Text } from '@portal/ui';
import { Form, FormErrorSummary } from '@portal/ui/forms';
import { useState } from 'react';
import { LostNotice } from '#draft/lost-notice.tsx';
import { RestoredNotice } from '#draft/restored-notice.tsx';
import { AttachmentsField } from '#orders/attachments/attachments-field.tsx';
import { ContentFields } from '#orders/form/content-fields.tsx';
import { FIELD_LABELS } from '#orders/form/field-labels.ts';
import { automobileTypeLabel, automobileTypeOptions } from '#orders/order/automobile-type.ts';
import { canChange } from '#orders/order/order-actions.ts';
import { SiteFields } from '#orders/site/site-fields.tsx';
import { t } from '#text/t.ts';
import { FixedNotice } from './fixed-notice.tsx';
import { RegisteredFiles } from './registered-files.tsx';
import { SaveBar } from './save-bar.tsx';
import { useOrderUpdate } from './use-order-update.ts';

/** The whole request on one page. */
export function OrderUpdateForm({ order }: { order: Order }) {
  const update = useOrderUpdate(order);
  const { draft, site, attachments, obstacle, isFull } = update;
  const [isAsked, setIsAsked] = useState(false);
  // If it is known from the start, it is said above the fields; after a refusal, beside the button.
  const [isKnownFixed] = useState(!canChange(order));
  const refusal = canChange(order) ? update.refusal : 'accepted';
  const notice = refusal ? <FixedNotice orderId={order.id} refusal={refusal} /> : null;

  const submit = async () => {
    setIsAsked(true);
    if (obstacle || isFull) return;
    if (await site.settle()) await update.save();
  };
  return (
    <Form form={update.form} onSubmit={submit}>
      <FormCard
        footer={
          <SaveBar
            orderId={order.id}
            isChanged={update.isChanged}
            isFixed={refusal !== null}
            isSaving={update.isSaving}
          />
        }
      >
        {isKnownFixed ? notice : null}
        {update.isRestored ? (
          <RestoredNotice question={t('orderUpdate.startOverConfirm')} onStartOver={update.startOver} />
        ) : null}
        {update.isLost ? <LostNotice /> : null}
        <Text tone="muted">{t('common.requiredNote')}</Text>
        <SiteFields
          pin={site.pin}
          source={site.source}
          address={draft.values.address}
          onLeaveAddress={site.leaveAddress}
          noticeRef={site.noticeRef}
        />
        <ContentFields automobileTypes={automobileTypesOf(order)} registered={order} />
        <RegisteredFiles attachments={order.attachments} removed={draft.removed} onToggle={draft.toggleRemoved} />
        <AttachmentsField
          label={t('orderUpdate.newFiles')}
          attachments={attachments}
          obstacle={isAsked ? obstacle : null}
          error={isFull ? t('upload.tooMany', { max: ATTACHMENTS_MAX }) : undefined}
        />
        <FormErrorSummary labels={FIELD_LABELS} />
        {isKnownFixed ? null : notice}
      </FormCard>
    </Form>
  );
}

/** The known types, and the order's own, which the portal may not know. */
function automobileTypesOf({ automobileType }: Order) {
  const known = automobileTypeOptions();
  if (known.some(({ value }) => value === automobileType)) return known;
  return [{ value: automobileType, label: automobileTypeLabel(automobileType) }, ...known];
}
