import type { BackLink } from '@portal/platform';
import { Card, EmptyState, LinkButton } from '@portal/ui';
import { t } from '#text/t.ts';

/** For a contract that does not exist or belongs to another company: the API answers both alike. */
export const UsageNotFound = ({ back }: { back: BackLink }) => (
  <Card>
    <EmptyState body={t('usage.notFound')} action={<LinkButton to={back.to}>{back.label}</LinkButton>} />
  </Card>
);
