import { Box, Stack, Text } from '@portal/ui';
import { useServiceLines } from '#options/option/service-lines.ts';
import { serviceName } from '#options/option/services.ts';

/** Each service that is asked for, with its line if the environment has one. */
export function ServiceLines({ services }: { services: readonly string[] }) {
  const lines = useServiceLines();
  return (
    <Stack gap="2">
      {services.map((service) => (
        <div key={service}>
          <Box fontWeight="bold">{serviceName(service)}</Box>
          {lines.has(service) ? <Text tone="muted">{lines.get(service)}</Text> : null}
        </div>
      ))}
    </Stack>
  );
}
