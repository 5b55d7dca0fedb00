import type { To } from '@portal/platform/router';
import type { NumberedEstimate } from '@portal/queries/estimate-number';
import {
  Box,
  CheckboxControl,
  EmptyState,
  FieldError,
  Fieldset,
  Flex,
  FormCard,
  LinkButton,
  PrimaryButton,
  Text,
} from '@portal/ui';
import { useId, useState } from 'react';
import {
  canShare,
  selectedOf,
  selectionOf,
  withAllToggled,
  withToggled,
} from '#estimates/estimate/estimate-selection.ts';
import { RentNote } from '#estimates/estimate/rent-note.tsx';
import { SelectionCheckbox } from '#estimates/estimate/selection-checkbox.tsx';
import { StepHeading, type StepHeadingRef } from '#steps/step-heading.tsx';
import { t } from '#text/t.ts';
import { EstimateLine } from './estimate-line.tsx';

interface SelectStepProps {
  headingRef: StepHeadingRef;
  back: To;
  estimates: readonly NumberedEstimate[];
  selectedIds: readonly string[];
  onChange: (ids: readonly string[]) => void;
  onNext: () => void;
}

/** Step 0: which estimates. */
export function SelectStep({ headingRef, back, estimates, selectedIds, onChange, onNext }: SelectStepProps) {
  const [isAsked, setIsAsked] = useState(false);
  const errorId = useId();
  const count = selectedOf(estimates, selectedIds).length;
  if (!estimates.some(canShare)) return <NothingToShare headingRef={headingRef} back={back} />;
  const next = () => {
    setIsAsked(count === 0);
    if (count > 0) onNext();
  };
  return (
    <FormCard
      footer={
        <>
          <LinkButton to={back} tone="text">
            {t('common.cancel')}
          </LinkButton>
          <PrimaryButton onPress={next}>{t('share.toAddress')}</PrimaryButton>
        </>
      }
    >
      <Fieldset aria-describedby={errorId}>
        <Flex
          as="legend"
          width="full"
          align="center"
          justify="space-between"
          wrap="wrap"
          columnGap="4"
          marginBottom="1.5"
        >
          <StepHeading headingRef={headingRef} current={1} total={4}>
            {t('share.selectTitle')}
          </StepHeading>
          <Text tone="muted" role="status">
            {t('share.selected', { count })}
          </Text>
        </Flex>
        <RentNote />
        <SelectableList estimates={estimates} selectedIds={selectedIds} onChange={onChange} />
        <div role="alert">
          <FieldError id={errorId} error={isAsked && count === 0 ? t('share.errorNoEstimate') : undefined} />
        </div>
      </Fieldset>
    </FormCard>
  );
}

/** Shown if no estimate has come, or all were withdrawn. */
const NothingToShare = ({ headingRef, back }: Pick<SelectStepProps, 'headingRef' | 'back'>) => (
  <FormCard footer={<LinkButton to={back}>{t('share.back')}</LinkButton>}>
    <StepHeading headingRef={headingRef} current={1} total={4}>
      {t('share.selectTitle')}
    </StepHeading>
    <EmptyState body={t('share.empty')} />
  </FormCard>
);

type SelectableListProps = Pick<SelectStepProps, 'estimates' | 'selectedIds' | 'onChange'>;

function SelectableList({ estimates, selectedIds, onChange }: SelectableListProps) {
  return (
    <>
      <Flex as="label" align="center" gap="3" minHeight="control" cursor="pointer">
        <SelectionCheckbox
          selection={selectionOf(estimates, selectedIds)}
          isDisabled={!estimates.some(canShare)}
          onToggle={() => onChange(withAllToggled(estimates, selectedIds))}
        />
        <span>{t('share.selectAll')}</span>
      </Flex>
      <Box as="ul" aria-label={t('estimate.title')}>
        {estimates.map((estimate) => (
          <Box as="li" key={estimate.id} borderTopWidth="1px">
            <Flex
              as="label"
              align="center"
              gap="3"
              paddingBlock="2.5"
              cursor={canShare(estimate) ? 'pointer' : 'not-allowed'}
              color={canShare(estimate) ? undefined : 'fg.muted'}
            >
              <CheckboxControl
                type="checkbox"
                checked={canShare(estimate) && selectedIds.includes(estimate.id)}
                disabled={!canShare(estimate)}
                onChange={() => onChange(withToggled(selectedIds, estimate.id))}
              />
              <EstimateLine estimate={estimate} />
            </Flex>
          </Box>
        ))}
      </Box>
    </>
  );
}
