import { Box, Flex, Notice, Stack, Text, TextLink } from '@portal/ui';
import { Disclosure } from '@portal/ui/page-parts';
import { useId } from 'react';
import { type ScenarioName, scenarioAddress } from './scenario.ts';
import { ScenarioForm } from './scenario-form.tsx';
import { useScenarioState } from './scenario-state.ts';
import { t } from './t.ts';

const GROUPS = [
  ['scenario.groupAccount', ['per-contract', 'other-department', 'monthly']],
  ['scenario.groupData', ['empty', 'many-rows']],
  ['scenario.groupSession', ['must-change-password', 'mfa-required', 'mfa-pending', 'unverified', 'expired-token']],
  ['scenario.groupService', ['maintenance', 'slow', 'failing']],
] as const;

/**
 * For developers: links to all scenarios. It is above the page and moves it down, so that it covers nothing, even on a
 * phone.
 */
export function ScenarioPanel({ apiHost }: { apiHost: string }) {
  const { scenario, challenge, problem } = useScenarioState();
  const name = scenario ? t(`scenario.${scenario.name}`) : t('scenario.none');
  return (
    <Box as="aside" aria-label={t('scenario.name')} bg="bg.subtle" fontSize="sm" _print={{ display: 'none' }}>
      <Disclosure summary={t('scenario.summary', { name })}>
        <Stack gap="4" paddingX={{ base: '2', md: '7' }}>
          {GROUPS.map(([title, names]) => (
            <Group title={t(title)} names={names} current={scenario?.name} key={title} />
          ))}
          <ScenarioForm />
          <Flex columnGap="6" wrap="wrap">
            {scenario ? <Line href={scenarioAddress({ scenario: 'none' })} text={t('scenario.leave')} /> : null}
            <Line href={`${apiHost}/sandbox/outbox`} text={t('scenario.outbox')} isApart />
          </Flex>
        </Stack>
      </Disclosure>
      {problem.length > 0 ? (
        <Notice tone="bad">
          {problem.map((line) => (
            <Text key={line}>{line}</Text>
          ))}
        </Notice>
      ) : null}
      {challenge ? (
        <Notice tone="info">
          <TextLink href={`${apiHost}/sandbox/outbox`} newTab>
            {t('scenario.outbox')}
          </TextLink>
        </Notice>
      ) : null}
    </Box>
  );
}

interface GroupProps {
  title: string;
  names: readonly ScenarioName[];
  current: ScenarioName | undefined;
}

function Group({ title, names, current }: GroupProps) {
  const id = useId();
  return (
    <Box>
      <Text id={id} fontWeight="bold">
        {title}
      </Text>
      <Flex as="ul" aria-labelledby={id} listStyleType="none" wrap="wrap" columnGap="6">
        {names.map((name) => (
          <Flex as="li" align="center" minHeight="control" aria-current={name === current} key={name}>
            <TextLink href={scenarioAddress({ scenario: name })} isBold={name === current}>
              {t(`scenario.${name}`)}
            </TextLink>
          </Flex>
        ))}
      </Flex>
    </Box>
  );
}

const Line = ({ href, text, isApart = false }: { href: string; text: string; isApart?: boolean }) => (
  <Flex align="center" minHeight="control">
    <TextLink href={href} newTab={isApart}>
      {text}
    </TextLink>
  </Flex>
);
