import type { Contract } from '@portal/contract/contract';
import { Grid, Stack } from '@portal/ui';
import { UsageBills } from './usage-bills.tsx';
import { UsageFacts } from './usage-facts.tsx';
import { UsagePapers } from './usage-papers.tsx';
import { UsagePeriod } from './usage-period.tsx';
import { UsagePlace } from './usage-place.tsx';

/** The facts beside the map, with papers and bills below. */
export const UsageContent = ({ contract }: { contract: Contract }) => (
  <Stack gap="4">
    <UsagePeriod contract={contract} />
    <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 21.5rem' }} gap="4" alignItems="start">
      <Stack gap="4">
        <UsageFacts contract={contract} />
        <UsageBills contract={contract} />
      </Stack>
      <Stack gap="4">
        <UsagePlace contract={contract} />
        {contract.order ? <UsagePapers contract={contract} orderId={contract.order.id} /> : null}
      </Stack>
    </Grid>
  </Stack>
);
