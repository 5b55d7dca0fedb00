import { Box, Card, Flex, SectionHeading, Stack, Text, useViewport } from '@portal/ui';
import { selectedStyle } from '@portal/ui/host';
import { RequestSearchButton } from '#frame/main-actions/request-search-button.tsx';
import { type PlainMessageKey, t } from '#text/t.ts';

const STEPS: readonly { title: PlainMessageKey; note: PlainMessageKey }[] = [
  { title: 'home.first1', note: 'home.first1Note' },
  { title: 'home.first2', note: 'home.first2Note' },
  { title: 'home.first3', note: 'home.first3Note' },
];
const HEADING_ID = 'home-first-steps';

/** The first steps, for an account without any orders. */
export function FirstStepsCard() {
  // On a phone the button is docked.
  const hasButton = useViewport() !== 'mobile';
  return (
    <Card as="section" aria-labelledby={HEADING_ID}>
      <SectionHeading id={HEADING_ID}>{t('home.emptyTitle')}</SectionHeading>
      <Stack gap="5" align="start">
        <Text fontSize="sm">{t('home.emptyBody')}</Text>
        <Stack as="ol" gap="5">
          {STEPS.map(({ title, note }, index) => (
            <Flex as="li" key={title} gap="4">
              <StepNumber isFirst={index === 0}>{index + 1}</StepNumber>
              <Box>
                <Text fontWeight="bold">{t(title)}</Text>
                <Text tone="muted">{t(note)}</Text>
              </Box>
            </Flex>
          ))}
        </Stack>
        {hasButton ? <RequestSearchButton isMain>{t('header.requestSearch')}</RequestSearchButton> : null}
      </Stack>
    </Card>
  );
}

const StepNumber = ({ isFirst, children }: { isFirst: boolean; children: number }) => (
  <Box
    aria-hidden="true"
    display="grid"
    placeItems="center"
    boxSize="8"
    flexShrink="0"
    borderWidth="2px"
    borderRadius="full"
    fontWeight="bold"
    {...(isFirst
      ? { css: selectedStyle, borderColor: 'solid.brand' }
      : { borderColor: 'border.field', color: 'fg.muted' })}
  >
    {children}
  </Box>
);
