import { REQUEST_SERVICE_GROUPS, type RequestServiceGroup } from '@portal/contract/option';
import { OPTION_TEXT_MAX } from '@portal/contract/option-change';
import { CellsField } from '@portal/ui/choice';
import { FormTextAreaField, useBoundField, useWatch } from '@portal/ui/forms';
import { useEffect, useRef, useState } from 'react';
import { useServiceLines } from '#options/option/service-lines.ts';
import { serviceName } from '#options/option/services.ts';
import { type PlainMessageKey, t } from '#text/t.ts';

const GROUP_NAMES: Record<RequestServiceGroup, PlainMessageKey> = {
  beforeWork: 'service.groupBeforeWork',
  beforeHandover: 'service.groupBeforeHandover',
  office: 'service.groupOffice',
  land: 'service.groupLand',
  other: 'service.groupOther',
};

/**
 * The 16 services in their 5 groups, and the words for the last of them [1.17, 1.18, 5.16], where the focus goes with the
 * press.
 */
export function ServicesField() {
  const services: unknown = useWatch({ name: 'requestService' });
  const lines = useServiceLines();
  const isOther = Array.isArray(services) && services.includes('other');
  const [isJustChosen, setIsJustChosen] = useState(false);
  const words = useRef<HTMLDivElement>(null);
  const field = useBoundField('requestService');
  useEffect(() => {
    if (isOther && isJustChosen) words.current?.querySelector('textarea')?.focus();
  }, [isOther, isJustChosen]);
  return (
    <>
      <CellsField
        {...field}
        onChange={(chosen: string[]) => {
          setIsJustChosen(!isOther && chosen.includes('other'));
          field.onChange(chosen);
        }}
        label={t('option.requestService')}
        help={t('option.pickHelp')}
        required
        groups={Object.entries(REQUEST_SERVICE_GROUPS).map(([group, options]) => ({
          label: t(GROUP_NAMES[group as RequestServiceGroup]),
          options: options.map((value) => ({ value, label: serviceName(value), help: lines.get(value) ?? null })),
        }))}
        countText={(count) => t('option.groupSelected', { count })}
      />
      {isOther ? (
        <div ref={words}>
          <FormTextAreaField
            name="otherRequestContent"
            label={t('option.otherRequestContent')}
            help={t('option.textHelp')}
            maxLength={OPTION_TEXT_MAX}
            required
          />
        </div>
      ) : null}
    </>
  );
}
