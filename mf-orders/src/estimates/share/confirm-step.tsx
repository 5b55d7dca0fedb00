import type { Order } from '@portal/contract/order';
import { Box, DescriptionList, Flex, FormCard, PrimaryButton, Text, TextButton, UserText } from '@portal/ui';
import { RentNote } from '#estimates/estimate/rent-note.tsx';
import { StepHeading, type StepHeadingRef } from '#steps/step-heading.tsx';
import { t } from '#text/t.ts';
import { EstimateLine } from './estimate-line.tsx';
import { addressesOf } from './mail-list.ts';
import { type SendShareOptions, useSendShare } from './use-send-share.ts';

interface ConfirmStepProps extends Omit<SendShareOptions, 'orderId'> {
  headingRef: StepHeadingRef;
  order: Pick<Order, 'id' | 'name'>;
  onBack: () => void;
}

/** Step 2: shows what goes to whom, and sends it. */
export function ConfirmStep({ headingRef, order, estimates, draft, onBack, ...answers }: ConfirmStepProps) {
  const emails = addressesOf(draft.addresses);
  const remarks = draft.remarks.trim();
  const send = useSendShare({ orderId: order.id, estimates, draft, ...answers });

  return (
    <FormCard
      footer={
        <>
          <TextButton onPress={onBack} isDisabled={send.isRunning}>
            {t('common.back')}
          </TextButton>
          <PrimaryButton onPress={() => send.run(undefined)} isRunning={send.isRunning}>
            {t('share.submit')}
          </PrimaryButton>
        </>
      }
    >
      <StepHeading headingRef={headingRef} current={3} total={4}>
        {t('share.step2')}
      </StepHeading>
      <DescriptionList
        items={[
          { term: t('orderCreate.constructionName'), description: <UserText>{order.name}</UserText> },
          { term: t('share.to'), description: emails.join('\n') },
          { term: t('share.remarks'), description: remarks || t('common.none') },
        ]}
      />
      <div>
        <Text tone="muted" id="shared-estimates" paddingBottom="1">
          {t('share.attached', { count: estimates.length })}
        </Text>
        <RentNote />
        <Box as="ul" aria-labelledby="shared-estimates">
          {estimates.map((estimate) => (
            <Flex as="li" key={estimate.id} align="center" gap="3" paddingBlock="2.5" borderTopWidth="1px">
              <EstimateLine estimate={estimate} />
            </Flex>
          ))}
        </Box>
      </div>
    </FormCard>
  );
}
