import { reloadPage } from '@portal/platform/host';
import { Box, Flex, SecondaryButton, STICKY_SCREEN, Text, TextButton } from '@portal/ui';
import { useRootMark } from '@portal/ui/host';
import { type ReactNode, useState } from 'react';
import { t } from '#text/t.ts';
import type { Overrides } from './open-overrides.ts';
import type { OverrideRequest } from './override.ts';

interface OverrideBarProps {
  overrides: Overrides;
  reload?: () => unknown;
}

/** Says which remotes come from this machine, takes them back, and asks before the first use. */
export function OverrideBar({ overrides, reload = reloadPage }: OverrideBarProps) {
  const { active, requests, isRefused, agree, remove } = overrides;
  const [isAnswered, setIsAnswered] = useState(requests.length === 0 && !isRefused);
  const [hasFailed, setHasFailed] = useState(false);

  async function agreeToAll() {
    setHasFailed(false);
    try {
      await Promise.all(requests.map((request) => agree(request)));
    } catch {
      return setHasFailed(true);
    }
    // Not awaited: the reload waits until no button is busy.
    void reload();
  }
  const close = () => setIsAnswered(true);

  if (!isAnswered && requests.length > 0)
    return (
      <Strip
        notes={[
          ...(isRefused ? [t('override.refused')] : []),
          hasFailed ? t('override.failed') : t('override.askNote'),
        ]}
        actions={
          <>
            <TextButton size="sm" onPress={close}>
              {t('override.decline')}
            </TextButton>
            <SecondaryButton size="sm" onPress={agreeToAll}>
              {t('override.agree')}
            </SecondaryButton>
          </>
        }
      >
        {t('override.ask', { remotes: listed(requests) })}
      </Strip>
    );
  if (!isAnswered)
    return (
      <Strip
        notes={[t('override.refusedNote')]}
        actions={
          <TextButton size="sm" onPress={close}>
            {t('override.close')}
          </TextButton>
        }
      >
        {t('override.refused')}
      </Strip>
    );
  if (active.length === 0) return null;
  const takeBack = () => {
    remove();
    // Not returned: the button is not busy while it asks.
    void reload();
  };
  return (
    <Strip
      actions={
        <SecondaryButton size="sm" onPress={takeBack}>
          {t('override.remove')}
        </SecondaryButton>
      }
    >
      {t('override.active', { remotes: listed(active) })}
    </Strip>
  );
}

const listed = (requests: readonly OverrideRequest[]): string =>
  requests.map(({ remote, address }) => t('override.remote', { remote, address })).join('、');

interface StripProps {
  children: ReactNode;
  notes?: readonly string[];
  actions: ReactNode;
}

/** It stays at the top of every page, above the header. */
function Strip({ children, notes = [], actions }: StripProps) {
  useRootMark('strip');
  return (
    <Flex
      as="aside"
      aria-label={t('override.label')}
      css={{ [STICKY_SCREEN]: { position: 'sticky', top: 0, zIndex: 'bar' } }}
      wrap="wrap"
      align="center"
      justify="space-between"
      columnGap="4"
      minHeight="var(--strip)"
      paddingInline={{ base: '4', lg: '8' }}
      paddingBlock="1.5"
      bg="bg.warn"
      color="fg.warn"
      borderBottomWidth="1px"
      fontSize="sm"
      _print={{ display: 'none' }}
    >
      <Box role="status" flex={{ md: '1' }} minWidth="0">
        <Text fontWeight="bold">{children}</Text>
        {notes.map((note) => (
          <Text color="fg" key={note}>
            {note}
          </Text>
        ))}
      </Box>
      <Flex align="center" gap="2" marginInlineStart="auto">
        {actions}
      </Flex>
    </Flex>
  );
}
