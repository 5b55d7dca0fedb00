import { t } from '@portal/platform/text';
import { LinkButton, Page, Stack, Text } from '../../kit/index.ts';

/**
 * The page of a path that neither the shell nor a remote knows [2.44, 2.45]; for a remote alone, its first area is the
 * top.
 */
export function NotFound() {
  return (
    <Page title={t('notFound.title')}>
      <Stack gap="6" align="start">
        <Text>{t('notFound.body')}</Text>
        <LinkButton to="/" tone="primary">
          {t('notFound.toTop')}
        </LinkButton>
      </Stack>
    </Page>
  );
}
