import { requestIdOf } from '@portal/platform/host';
import { observe, supportCode } from '@portal/platform/observe';
import { t } from '@portal/platform/text';
import { useEffect, useId, useState } from 'react';
import { ErrorCard, Flex, Page, Sentence, Stack, Text, TextLink } from '../../kit/index.ts';
import { expectNewPage } from '../../kit/page/use-page-heading.ts';
import { type AreaLink, type Failure, useShownArea } from './shown-area.ts';

interface AreaFailureProps {
  what: Failure;
  error?: unknown;
  onRetry: () => unknown;
}

/** Replaces an area that failed, whatever the reason. Header and other areas keep working. */
export function AreaFailure({ what, error, onRetry }: AreaFailureProps) {
  const area = useShownArea();
  const { title } = area;
  // As it was when the area failed: links must not disappear while somebody reads them.
  const [{ build, code, others }] = useState(() => {
    const build = area.build();
    return { build, code: supportCode({ build, requestId: requestIdOf(error) }), others: area.others(what) };
  });
  useEffect(() => area.onFailed(), [area]);
  useEffect(() => observe({ kind: 'card', build, path: location.pathname, supportNumber: code.short }), [build, code]);
  const retry = () => {
    expectNewPage();
    return onRetry();
  };
  return (
    <Page title={title}>
      <ErrorCard
        title={t(what === 'crashed' ? 'remote.crashedTitle' : 'remote.failedTitle', { area: title })}
        body={t('remote.failedBody')}
        reference={code.short}
        copied={code.exact}
        onRetry={retry}
      >
        <Text>
          <Sentence>{t('remote.support')}</Sentence>
        </Text>
        {others.length > 0 ? <Others links={others} /> : null}
      </ErrorCard>
    </Page>
  );
}

function Others({ links }: { links: readonly AreaLink[] }) {
  const id = useId();
  return (
    <Stack gap="1" paddingTop="3" borderTopWidth="1px" alignSelf="stretch">
      <Text id={id} tone="muted">
        {t('remote.others')}
      </Text>
      <Flex as="ul" aria-labelledby={id} listStyleType="none" wrap="wrap" columnGap="5">
        {links.map(({ to, label }) => (
          <Flex as="li" align="center" minHeight="control" key={to}>
            <TextLink isAlone to={to}>
              {label}
            </TextLink>
          </Flex>
        ))}
      </Flex>
    </Stack>
  );
}
