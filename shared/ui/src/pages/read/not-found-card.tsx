import type { BackLink } from '@portal/platform';
import { t } from '@portal/platform/text';
import { Card, EmptyState, LinkButton } from '../../kit/index.ts';

interface NotFoundCardProps {
  back: BackLink;
  body?: string;
}

/** For what does not exist or belongs to somebody else: the API answers both alike. */
export const NotFoundCard = ({ back, body = t('errorDialog.notFound') }: NotFoundCardProps) => (
  <Card>
    <EmptyState body={body} action={<LinkButton to={back.to}>{back.label}</LinkButton>} />
  </Card>
);
