import { HStack, Spinner, Text, useIsSlow } from '@portal/ui';
import { PublicPage } from '#screens/public-page.tsx';
import { t } from '#text/t.ts';

/** Shown while the identity provider checks a link. */
export function LinkChecking({ title }: { title: string }) {
  const text = t(useIsSlow(true) ? 'common.stillLoading' : 'authAction.processing');
  return (
    <PublicPage title={title}>
      <HStack gap="3" role="status">
        <Spinner label={text} />
        <Text aria-hidden="true">{text}</Text>
      </HStack>
    </PublicPage>
  );
}
