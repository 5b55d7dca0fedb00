import { Held, LONG_SENTENCE, nothing } from '@portal/app-kit/testing/story';
import {
  ErrorSummary,
  FieldError,
  FieldFrame,
  FieldRow,
  Fieldset,
  FormCard,
  HStack,
  InputControl,
  LinkButton,
  PrimaryButton,
  RequirementBadge,
  TextField,
} from '@portal/ui';

export default {
  title: '入力 Input/Form layout',
  component: FormCard,
  subcomponents: { FieldRow, Fieldset, ErrorSummary, FieldFrame, FieldError, RequirementBadge },
};

const FOOTER = (
  <>
    <LinkButton to="/order">前の画面に戻る</LinkButton>
    <PrimaryButton onPress={nothing}>確認する</PrimaryButton>
  </>
);

/** A form and the bar below it: the way back first, the one primary action last. */
export const Card = () => (
  <FormCard footer={FOOTER}>
    <FieldRow>
      <Held from="">{(value, onChange) => <TextField label="姓" required value={value} onChange={onChange} />}</Held>
      <Held from="">{(value, onChange) => <TextField label="名" required value={value} onChange={onChange} />}</Held>
    </FieldRow>
    <Held from="">
      {(value, onChange) => <TextField label="部署" required={false} value={value} onChange={onChange} />}
    </Held>
  </FormCard>
);

/** Fields that answer one question together; the question is their legend. */
export const OneQuestion = () => (
  <FormCard>
    <Fieldset>
      <legend>見積書の宛名</legend>
      <FieldRow>
        <Held from="">
          {(value, onChange) => <TextField label="会社名" required={false} value={value} onChange={onChange} />}
        </Held>
        <Held from={LONG_SENTENCE}>
          {(value, onChange) => <TextField label="部署名" required={false} value={value} onChange={onChange} />}
        </Held>
      </FieldRow>
    </Fieldset>
  </FormCard>
);

/** After a refused submit, from two errors on; each entry leads to its field. */
export const Refused = () => (
  <FormCard footer={FOOTER}>
    <ErrorSummary
      items={[
        { name: 'name', message: '現場名を入力してください。' },
        { name: 'remarks', message: LONG_SENTENCE },
      ]}
    />
    <Held from="">
      {(value, onChange) => (
        <TextField
          name="name"
          label="現場名"
          required
          error="現場名を入力してください。"
          value={value}
          onChange={onChange}
        />
      )}
    </Held>
    <Held from="">
      {(value, onChange) => (
        <TextField name="remarks" label="備考" error={LONG_SENTENCE} value={value} onChange={onChange} />
      )}
    </Held>
  </FormCard>
);

/** For a field of the kit that is being made: links label, help and error to its control. */
export const FrameOfANewField = () => (
  <FieldFrame label="色" help="現場の看板の色です。" error="色を選んでください。" required>
    {(control) => <InputControl {...control} />}
  </FieldFrame>
);

export const BadgesAndError = () => (
  <>
    <HStack gap="3">
      <RequirementBadge required />
      <RequirementBadge required={false} />
    </HStack>
    <FieldError id="error" error={LONG_SENTENCE} />
  </>
);
