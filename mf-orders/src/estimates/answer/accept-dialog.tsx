import { USER_REQUEST_MAX } from '@portal/contract/estimate';
import { textUpTo } from '@portal/contract/values/text-rules';
import { defineDraft, useDraft } from '@portal/platform';
import { Modal, Notice, PrimaryButton, SecondaryButton, Stack, TextAreaField } from '@portal/ui';
import * as v from 'valibot';
import { t } from '#text/t.ts';
import { AcceptFacts, type AcceptFactsProps } from './accept-facts.tsx';

const UserRequest = textUpTo(USER_REQUEST_MAX);
/** A wish that is too long is also kept, so that it can be shortened. */
const WISH = defineDraft({ name: 'accept', version: 1, schema: v.string() });

interface AcceptDialogProps extends AcceptFactsProps {
  isRunning: boolean;
  /** `forget` deletes the draft, once it has been sent. */
  onAccept: (userRequest: string, forget: () => void) => Promise<void>;
  onClose: () => void;
}

/** Shows all facts again, says what cannot be undone, and asks for a wish. It stays open while the request runs. */
export function AcceptDialog({ estimate, order, isRunning, onAccept, onClose }: AcceptDialogProps) {
  const { draft: userRequest, keep, clear: forget } = useDraft(WISH, '', estimate.id);
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
            onPress={() => onAccept(userRequest.trim(), forget)}
            isRunning={isRunning}
            isDisabled={error !== undefined}
          >
            {t('estimate.accept')}
          </PrimaryButton>
        </>
      }
    >
      <Stack gap="4">
        <AcceptFacts estimate={estimate} order={order} />
        <Notice tone="warn">{t('estimate.irrevocable')}</Notice>
        <TextAreaField
          label={t('estimate.acceptRequestLabel')}
          value={userRequest}
          onChange={keep}
          maxLength={USER_REQUEST_MAX}
          error={error}
          required={false}
        />
      </Stack>
    </Modal>
  );
}
