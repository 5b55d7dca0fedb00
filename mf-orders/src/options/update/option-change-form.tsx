import type { BackLink } from '@portal/platform';
import { useQueryClient } from '@portal/platform/query';
import { optionQueries } from '@portal/queries/option';
import { updateOption } from '@portal/queries/option-change';
import { DangerButton, FormCard, focusPageHeading, Notice, Page } from '@portal/ui';
import { Form } from '@portal/ui/forms';
import { useState } from 'react';
import { LostNotice } from '#draft/lost-notice.tsx';
import { RestoredNotice } from '#draft/restored-notice.tsx';
import { SaveChanges } from '#draft/save-changes.tsx';
import { useLeaveGuard } from '#leave/use-leave-guard.ts';
import { useCancelOption } from '#options/cancel/use-cancel-option.tsx';
import { OptionFields } from '#options/form/option-fields.tsx';
import { type EditableOption, valuesOf } from '#options/form/option-values.ts';
import { useOptionForm } from '#options/form/use-option-form.ts';
import { useOptionWrite } from '#options/form/use-option-write.ts';
import { OptionStatusBadge } from '#options/option/option-status-badge.tsx';
import { t } from '#text/t.ts';

interface OptionChangeFormProps {
  /** As it was when the page was opened. */
  saved: EditableOption;
  /** Somebody has cancelled it since. */
  isCancelled: boolean;
  back: BackLink;
}

/** Changes an application, or cancels it [2.34]. */
export function OptionChangeForm({ saved, isCancelled, back }: OptionChangeFormProps) {
  const { id } = saved;
  const client = useQueryClient();
  const [savedValues] = useState(() => valuesOf(saved));
  const { form, forget, isRestored, isLost, hasChanged, startOver } = useOptionForm(id, savedValues);
  const release = useLeaveGuard({
    isHeld: hasChanged && !isCancelled,
    // The draft survives it.
    isHeldOnReload: false,
    question: { body: t('leave.unsaved'), confirmLabel: t('leave.confirm'), tone: 'danger' },
    onLeave: forget,
  });
  const finish = () => {
    release();
    forget();
  };
  const change = useOptionWrite({
    form,
    send: (body) => updateOption(id, body),
    done: 'option.updated',
    next: back.to,
    forget: finish,
    onCancelledMeanwhile: () => {
      client.setQueryData(
        optionQueries.detail(id).queryKey,
        (option) => option && { ...option, status: 'cancelled' as const },
      );
      // The pressed button disappears. The text after the heading says why.
      focusPageHeading();
    },
  });
  const cancel = useCancelOption({ option: saved, next: back.to, onDone: finish });
  const problem = change.problem ? <Notice tone="bad">{t(change.problem)}</Notice> : null;
  return (
    <Page
      title={t('option.updateTitle')}
      titleAside={<OptionStatusBadge option={isCancelled ? { ...saved, status: 'cancelled' } : saved} />}
      back={back}
      width="form"
    >
      <Form form={form} onSubmit={change.submit}>
        <FormCard
          footer={
            isCancelled ? null : (
              <>
                <DangerButton onPress={cancel.ask} isRunning={cancel.isRunning} isDisabled={change.isRunning}>
                  {t('option.cancel')}
                </DangerButton>
                <SaveChanges
                  label={t('option.update')}
                  hasChanged={hasChanged}
                  isRunning={change.isRunning}
                  isDisabled={cancel.isRunning}
                />
              </>
            )
          }
        >
          {isCancelled ? problem : null}
          {isRestored ? <RestoredNotice question={t('option.startOverConfirm')} onStartOver={startOver} /> : null}
          {isLost ? <LostNotice /> : null}
          <OptionFields savedProvince={savedValues.province} />
          {isCancelled ? null : problem}
        </FormCard>
      </Form>
    </Page>
  );
}
