import type { NumberedEstimate } from '@portal/queries/estimate-number';
import { AddressText, Box, Flex, Heading, Text, UserText } from '@portal/ui';
import { EstimateMark } from '#estimates/estimate/estimate-mark.tsx';

/** Which estimate a question is about: its number, name and address. */
export const EstimateName = ({ estimate }: { estimate: NumberedEstimate }) => (
  <Flex gap="3" align="center">
    <EstimateMark status={estimate.status} number={estimate.number} />
    <Box minWidth="0">
      <Heading as="h3" size="item">
        <UserText>{estimate.parkingName}</UserText>
      </Heading>
      <Text tone="muted">
        <AddressText address={estimate.address} />
      </Text>
    </Box>
  </Flex>
);
