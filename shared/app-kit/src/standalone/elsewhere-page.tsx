import { Box, Notice, Page, Stack, Text, TextLink } from '@portal/ui';
import { type Neighbours, neighbourAt } from './neighbours.ts';
import { useScenarioState } from './scenario-state.ts';
import { t } from './t.ts';

/**
 * Replaces a page to which a guard leads but which another remote owns: says which page the portal would show.
 */
export function ElsewherePage({ path, neighbours }: { path: string; neighbours: Neighbours }) {
  const { scenario } = useScenarioState();
  const owner = neighbourAt(neighbours, path);
  const page = owner?.title ?? t('alone.otherPage');
  const search = scenario?.search ?? '';
  return (
    <Page title={t('alone.elsewhereTitle')}>
      <Stack gap="5" align="start">
        <Notice tone="info">{t('alone.elsewhereBody', { page })}</Notice>
        <Text>{t('alone.elsewhereOwner')}</Text>
        {owner ? (
          <>
            <TextLink href={`${owner.address}${path}${search}`}>{t('alone.elsewhereLink', { page })}</TextLink>
            <Text tone="muted">
              <span>{t('alone.elsewhereCommand')}</span>
              <Box as="code" lang="en" display="block" marginTop="1">
                {owner.command}
              </Box>
            </Text>
          </>
        ) : null}
      </Stack>
    </Page>
  );
}
