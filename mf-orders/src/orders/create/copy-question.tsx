import { FormCard, Notice, PrimaryButton, TextButton } from '@portal/ui';
import { t } from '#text/t.ts';

interface CopyQuestionProps {
  /** The earlier order's site. */
  name: string;
  replace: () => void;
  keep: () => void;
}

/** Asks before an earlier order replaces input that is not sent. */
export const CopyQuestion = ({ name, replace, keep }: CopyQuestionProps) => (
  <FormCard
    footer={
      <>
        <TextButton onPress={keep}>{t('orderCreate.copyKeepDraft')}</TextButton>
        <PrimaryButton onPress={replace}>{t('orderCreate.copyReplace')}</PrimaryButton>
      </>
    }
  >
    <Notice tone="warn">{t('orderCreate.copyOverDraft', { name })}</Notice>
  </FormCard>
);
