import { t } from '@portal/platform/text';
import { Card, EmptyState, LinkButton, MapPinOffIcon, Page } from '../../kit/index.ts';

/**
 * The page of a path that neither the shell nor a remote knows [2.44, 2.45]; for a remote alone, its first area is the
 * top.
 */
export function NotFound() {
  return (
    <Page title={t('notFound.title')}>
      <Card>
        <EmptyState
          icon={<MapPinOffIcon />}
          body={t('notFound.body')}
          action={
            <LinkButton to="/" tone="primary">
              {t('notFound.toTop')}
            </LinkButton>
          }
        />
      </Card>
    </Page>
  );
}
