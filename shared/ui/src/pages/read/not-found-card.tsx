import { t } from '@portal/shared/text';
import { Card, EmptyState, LinkButton } from '@portal/shared/ui';
import type { WayBack } from '../list/use-list-address.ts';

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
