import type { Option } from '@portal/contract/option';
import type { To } from '@portal/platform/router';
import { DangerButton, LinkButton, PageMenu, useViewport } from '@portal/ui';
import { useCancelOption } from '#options/cancel/use-cancel-option.tsx';
import { optionPaths } from '#options/option/option-paths.ts';
import { isOpen } from '#options/option/option-state.ts';
import { areKnownServices } from '#options/option/services.ts';
import { t } from '#text/t.ts';

interface OptionActionsProps {
  option: Option;
  /** Where to go after it is cancelled. */
  next: To;
}

/** What can be done with an application: buttons, or three dots on a phone. */
export function OptionActions({ option, next }: OptionActionsProps) {
  const isPhone = useViewport() === 'mobile';
  const { ask, isRunning } = useCancelOption({ option, next });
  const canEdit = areKnownServices(option.requestService);
  const change = isOpen(option) && canEdit ? { label: t('option.change'), to: optionPaths.update(option.id) } : null;
  const copy = canEdit ? { label: t('option.copy'), to: optionPaths.createFrom(option.id) } : null;
  const cancel = isOpen(option) ? { label: t('option.cancel'), onPress: ask } : null;
  if (isPhone) {
    const items = [change, copy, cancel].filter((entry) => entry !== null);
    return items.length > 0 ? <PageMenu label={t('actions.more')} items={items} isRunning={isRunning} /> : null;
  }
  return (
    <>
      {cancel ? (
        <DangerButton size="sm" onPress={cancel.onPress} isRunning={isRunning}>
          {cancel.label}
        </DangerButton>
      ) : null}
      {[copy, change].map((link) =>
        link ? (
          <LinkButton key={link.label} size="sm" to={link.to}>
            {link.label}
          </LinkButton>
        ) : null,
      )}
    </>
  );
}
