import type { Order } from '@portal/contract/order';
import { todayInTokyo } from '@portal/platform/text';
import { Box, Card, Flex, Grid, RangeText, Stack, StatusBadge, Text, useViewport, VisuallyHidden } from '@portal/ui';
import { useOrderPapers } from '#orders/order/use-order-papers.ts';
import { StepMark } from '#steps/step-mark.tsx';
import { t } from '#text/t.ts';
import { type OrderStep, orderSteps } from './order-steps.ts';

/** From the request to the bill: what is done, whose turn it is, and what is expected when. */
export function OrderTimeline({ order }: { order: Order }) {
  const isPhone = useViewport() === 'mobile';
  const { papers } = useOrderPapers(order);
  const steps = orderSteps(order, papers, todayInTokyo());
  if (!steps) return null;
  return (
    <Box as="section" aria-label={t('orderStep.title')} marginBottom="5">
      {isPhone ? <InShort steps={steps} /> : <InFull steps={steps} />}
    </Box>
  );
}

const isOpen = ({ state }: OrderStep) => state === 'yours' || state === 'ours';
const current = (step: OrderStep) => (isOpen(step) || step.state === 'running' ? 'step' : undefined);

const InFull = ({ steps }: { steps: readonly OrderStep[] }) => (
  <Card padded={false}>
    <Grid as="ol" templateColumns="repeat(5, minmax(0, 1fr))">
      {steps.map((step, index) => (
        <Box
          as="li"
          key={step.label}
          aria-current={current(step)}
          padding={{ base: '3', lg: '4' }}
          borderTopWidth="3px"
          borderTopColor={TOP_COLORS[step.state]}
          fontSize="sm"
          css={{ '&:not(:last-child)': { borderInlineEndWidth: '1px' } }}
        >
          <Flex align="center" gap="2" fontSize="ui" fontWeight="bold">
            <StepMark state={step.state} number={index + 1} />
            <span>{t(step.label)}</span>
            <Done step={step} />
          </Flex>
          <Stack gap="1" marginTop="2">
            <Turn step={step} />
            <Facts step={step} />
          </Stack>
        </Box>
      ))}
    </Grid>
  </Card>
);

/** On a phone the names of all, and the facts of those that somebody has to do. */
const InShort = ({ steps }: { steps: readonly OrderStep[] }) => (
  <Card>
    <Grid as="ol" templateColumns="repeat(5, minmax(0, 1fr))">
      {steps.map((step, index) => (
        <Flex
          as="li"
          key={step.label}
          aria-current={current(step)}
          direction="column"
          align="center"
          gap="1"
          fontSize="xs"
        >
          <StepMark state={step.state} number={index + 1} />
          <Box as="span" fontWeight={isOpen(step) ? 'bold' : 'normal'}>
            {t(step.label)}
          </Box>
          <Done step={step} />
        </Flex>
      ))}
    </Grid>
    {steps.filter(isOpen).map((step) => (
      <Flex
        key={step.label}
        gap="3"
        wrap="wrap"
        align="baseline"
        fontSize="sm"
        marginTop="3"
        paddingTop="3"
        borderTopWidth="1px"
      >
        <Turn step={step} />
        <Box flex="1 1 8rem">
          <Facts step={step} />
        </Box>
      </Flex>
    ))}
  </Card>
);

const Facts = ({ step: { fact, note } }: { step: OrderStep }) => (
  <>
    {fact ? (
      <Text fontWeight="bold">
        <RangeText text={fact} />
      </Text>
    ) : null}
    {note ? (
      <Text tone="muted">
        <RangeText text={note} />
      </Text>
    ) : null}
  </>
);

const Done = ({ step: { state } }: { step: OrderStep }) =>
  state === 'done' ? <VisuallyHidden>{t('orderStep.done')}</VisuallyHidden> : null;

function Turn({ step: { state } }: { step: OrderStep }) {
  if (state !== 'yours' && state !== 'ours') return null;
  return (
    // On a tablet a step is hardly wider than its badge.
    <Box css={{ '& > *': { whiteSpace: 'normal', wordBreak: 'auto-phrase', textWrap: 'balance' } }}>
      <StatusBadge tone={state === 'yours' ? 'warn' : 'info'}>
        {t(state === 'yours' ? 'orderStep.turnYours' : 'orderStep.turnOurs')}
      </StatusBadge>
    </Box>
  );
}

const TOP_COLORS = {
  done: 'transparent',
  yours: 'fg.warn',
  ours: 'solid.brand',
  running: 'solid.brand',
  todo: 'transparent',
};
