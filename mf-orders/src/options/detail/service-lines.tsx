import { Box, Stack, Text } from '@portal/ui';
import { serviceLine, serviceName } from '#options/option/services.ts';

/** Each service that is asked for, with its line. */
export const ServiceLines = ({ services }: { services: readonly string[] }) => (
  <Stack gap="2">
    {services.map((service) => (
      <div key={service}>
        <Box fontWeight="bold">{serviceName(service)}</Box>
        <Text tone="muted">{serviceLine(service)}</Text>
      </div>
    ))}
  </Stack>
);
