import { answerConsent, useConsentQuestion } from '@portal/platform/host';
import { Flex, FootBar, SecondaryButton } from '@portal/ui';
import { useRestoreFocus } from '@portal/ui/host';
import { useEffect, useRef } from 'react';
import { useIsBarShown } from '#federation/updates/use-is-bar-shown.ts';
import { t } from '#text/t.ts';

/**
 * Asks whether presses and pages may be counted. Both answers look the same and are one press away. It takes the focus
 * only from who has asked for it, and its place only if nothing else is said there.
 */
export function ConsentBar({ isPlaceTaken }: { isPlaceTaken: boolean }) {
  const question = useConsentQuestion();
  const isShown = useIsBarShown(isPlaceTaken ? null : question);
  const { remember, giveBack } = useRestoreFocus();
  const first = useRef<HTMLButtonElement>(null);
  const isAskedFor = isShown && question === 'again';
  useEffect(() => {
    if (isAskedFor) first.current?.focus({ preventScroll: true });
  }, [isAskedFor]);
  const answer = (given: Parameters<typeof answerConsent>[0]) => {
    giveBack();
    answerConsent(given);
  };
  if (question === null) return null;
  return (
    <FootBar
      isShown={isShown}
      note={t('consent.note')}
      action={
        <Flex align="center" gap="2">
          <SecondaryButton size="sm" ref={first} onPress={() => answer('declined')}>
            {t('consent.decline')}
          </SecondaryButton>
          <SecondaryButton size="sm" onPress={() => answer('agreed')}>
            {t('consent.agree')}
          </SecondaryButton>
        </Flex>
      }
      onFocus={remember}
    >
      {t('consent.question')}
    </FootBar>
  );
}
