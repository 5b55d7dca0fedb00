import type { SignIn } from '@portal/contract/session';
import { formatInstant } from '@portal/platform/text';
import { Box, Card, Flex, SectionHeading, StatusBadge, Text, TextLink } from '@portal/ui';
import { t } from '#text/t.ts';

const HEADING = 'other-sign-ins';

/** The newest first. Nobody knows whether an open session is still in use, so only ended ones are marked. */
export const OtherSignIns = ({ signIns }: { signIns: readonly SignIn[] }) => (
  <Box marginTop="4">
    <Card as="section" aria-labelledby={HEADING}>
      <SectionHeading id={HEADING}>{t('sessions.others')}</SectionHeading>
      {signIns.length === 0 ? <Text>{t('sessions.none')}</Text> : <List signIns={signIns} />}
    </Card>
  </Box>
);

const List = ({ signIns }: { signIns: readonly SignIn[] }) => (
  <>
    <Text tone="muted">{t('sessions.othersLead')}</Text>
    <Box as="ul" aria-labelledby={HEADING} marginBlock="3">
      {signIns.map(({ signedInAt, hasEnded }) => (
        <Flex
          as="li"
          key={signedInAt}
          align="center"
          justify="space-between"
          gap="3"
          paddingBlock="2"
          borderTopWidth="1px"
        >
          <Text>{formatInstant(signedInAt)}</Text>
          {hasEnded ? <StatusBadge tone="neutral">{t('sessions.ended')}</StatusBadge> : null}
        </Flex>
      ))}
    </Box>
    <Text>{t('sessions.unknown')}</Text>
    <TextLink isAlone to="/password">
      {t('password.title')}
    </TextLink>
  </>
);
