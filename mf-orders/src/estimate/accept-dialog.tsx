import { type Estimate, USER_REQUEST_MAX } from '@portal/shared/contract/estimate';
import { textUpTo } from '@portal/shared/contract/text-rules';
import { formatYen } from '@portal/shared/text';
import { DescriptionList, Modal, PrimaryButton, SecondaryButton, Stack, Text, TextAreaField } from '@portal/shared/ui';
import { useState } from 'react';
import * as v from 'valibot';
import { t } from '#text/t.ts';

const UserRequest = textUpTo(USER_REQUEST_MAX);

interface AcceptDialogProps {
  estimate: Estimate;
  isRunning: boolean;
  onAccept: (userRequest: string) => Promise<void>;
  onClose: () => void;
}

/** Asks once more, and for what the customer wants to be observed. It stays while the request is on its way. */
export function AcceptDialog({ estimate, isRunning, onAccept, onClose }: AcceptDialogProps) {
  const [userRequest, setUserRequest] = useState('');
  const error = v.is(UserRequest, userRequest)
    ? undefined
    : t('validation.max', { label: t('estimate.acceptRequestLabel'), max: USER_REQUEST_MAX });
  return (
    <Modal
      isOpen
      isClosable={!isRunning}
      onClose={onClose}
      title={t('estimate.acceptTitle')}
      footer={
        <>
          <SecondaryButton onPress={onClose} isDisabled={isRunning}>
            {t('common.cancel')}
          </SecondaryButton>
          <PrimaryButton
            onPress={() => onAccept(userRequest.trim())}
            isRunning={isRunning}
            isDisabled={error !== undefined}
          >
            {t('estimate.accept')}
          </PrimaryButton>
        </>
      }
    >
      <Stack gap="4">
        <DescriptionList
          items={[
            { term: t('estimate.parkingName'), description: estimate.parkingName },
            { term: t('estimate.rent'), description: formatYen(estimate.monthlyRent) },
          ]}
        />
        <Text>{t('estimate.acceptBody')}</Text>
        <TextAreaField
          label={t('estimate.acceptRequestLabel')}
          value={userRequest}
          onChange={setUserRequest}
          maxLength={USER_REQUEST_MAX}
          error={error}
          required={false}
        />
      </Stack>
    </Modal>
  );
}
