import { Box, StatusBadge } from '@portal/ui';
import { t } from '#text/t.ts';
import { serviceName, servicesInRow } from './services.ts';

const Tag = ({ children }: { children: string }) => (
  <Box
    as="span"
    display="inline-block"
    bg="bg.brand"
    color="fg.brand"
    borderRadius="tag"
    paddingInline="2.5"
    fontSize="xs"
    lineHeight="1.6"
    paddingBlock="0.5"
  >
    {children}
  </Box>
);

/** What a row of the list asks for: the first services, and how many more. */
export function ServiceTagsInRow({ services }: { services: readonly string[] }) {
  const { names, more } = servicesInRow(services);
  return (
    <Box as="span" display="flex" flexWrap="wrap" gap="1">
      {names.map((name) => (
        <Tag key={name}>{name}</Tag>
      ))}
      {more > 0 ? <StatusBadge tone="neutral">{t('option.more', { count: more })}</StatusBadge> : null}
    </Box>
  );
}

/** All of them. */
export const ServiceTags = ({ services }: { services: readonly string[] }) => (
  <Box as="span" display="flex" flexWrap="wrap" gap="1">
    {services.map((service) => (
      <Tag key={service}>{serviceName(service)}</Tag>
    ))}
  </Box>
);
