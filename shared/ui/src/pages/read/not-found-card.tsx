import type { WayBack } from '@portal/platform';
import { t } from '@portal/platform/text';
import { Card, EmptyState, LinkButton } from '../../kit/index.ts';

interface NotFoundCardProps {
  back: WayBack;
  body?: string;
}

/** Stands for what does not exist, or belongs to somebody else: the API makes no difference. */
export const NotFoundCard = ({ back, body = t('errorDialog.notFound') }: NotFoundCardProps) => (
  <Card>
    <EmptyState body={body} action={<LinkButton to={back.to}>{back.label}</LinkButton>} />
  </Card>
);
