import { Box, SelectField, SimpleGrid, Stack, Text, TextLink } from '@portal/ui';
import { useId, useState } from 'react';
import { ACCOUNT_KINDS, type AccountKind, ANSWERS, type Answer, scenarioAddress } from './scenario.ts';
import { useScenarioState } from './scenario-state.ts';
import { t } from './t.ts';

const SECONDS = ['0', '2', '5', '10', '30'];

interface Conditions {
  account: AccountKind;
  seconds: string;
  answer: Answer | '';
}

/** The address of these conditions, without those that are not set. */
export function addressOf({ account, seconds, answer }: Conditions): string {
  const isSlow = seconds !== '0';
  return scenarioAddress({
    scenario: answer ? 'failing' : isSlow ? 'slow' : account,
    ...(answer || isSlow ? { 'scenario.account': account } : {}),
    ...(isSlow ? { 'scenario.seconds': seconds } : {}),
    ...(answer ? { 'scenario.answer': answer } : {}),
  });
}

/** A form for the account, and how the API answers. The address can also name one call. */
export function ScenarioForm() {
  const id = useId();
  const { scenario } = useScenarioState();
  const fault = scenario?.fault;
  const [conditions, setConditions] = useState<Conditions>({
    account: scenario?.account ?? 'per-contract',
    seconds: String(fault?.seconds ?? 0),
    answer: fault?.answer ?? '',
  });
  const change = (part: Partial<Conditions>) => setConditions({ ...conditions, ...part });
  const seconds = SECONDS.includes(conditions.seconds) ? SECONDS : [...SECONDS, conditions.seconds];
  return (
    <Stack as="section" aria-labelledby={id} gap="3">
      <Text id={id} fontWeight="bold">
        {t('scenario.detail')}
      </Text>
      <SimpleGrid columns={{ base: 1, md: 3 }} gap="3">
        <SelectField
          label={t('scenario.account')}
          value={conditions.account}
          options={ACCOUNT_KINDS.map((kind) => ({ value: kind, label: t(`scenario.${kind}`) }))}
          onChange={(account) => change({ account })}
        />
        <SelectField
          label={t('scenario.seconds')}
          value={conditions.seconds}
          options={seconds.map((value) => ({
            value,
            label: value === '0' ? t('scenario.atOnce') : t('scenario.wait', { count: value }),
          }))}
          onChange={(value) => change({ seconds: value })}
        />
        <SelectField
          label={t('scenario.answer')}
          value={conditions.answer}
          options={[
            { value: '', label: t('scenario.ownAnswer') },
            ...ANSWERS.map((answer) => ({ value: answer, label: t(`answer.${answer}`) })),
          ]}
          onChange={(answer) => change({ answer })}
        />
      </SimpleGrid>
      <Box>
        <TextLink href={addressOf(conditions)}>{t('scenario.open')}</TextLink>
      </Box>
    </Stack>
  );
}
