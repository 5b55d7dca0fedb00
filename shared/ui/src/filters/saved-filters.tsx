import { differsFrom, type ListParamsCodec, type SavedFilter, savedFilters } from '@portal/platform';
import { useSession } from '@portal/platform/session';
import { t } from '@portal/platform/text';
import { useMemo, useState } from 'react';
import { TextButton } from '../kit/action/button.tsx';
import { Box } from '../kit/layout/layout.ts';
import { SavedFiltersDrawer } from './saved-filters-drawer.tsx';

export interface SavedFiltersProps<Params extends object> {
  /** Its name among the lists. */
  list: string;
  codec: Pick<ListParamsCodec<Params>, 'read'>;
  params: Params;
  /** The params that are conditions, as 条件をクリア sets them. */
  cleared: Partial<Params>;
  onApply: (change: Partial<Params>) => unknown;
}

/** Conditions under names of the customer's, kept on their own device. */
export function SavedFilters<Params extends object>({
  list,
  codec,
  params,
  cleared,
  onApply,
}: SavedFiltersProps<Params>) {
  const session = useSession();
  const contactId = session.state === 'signedIn' ? session.user.contactId : '';
  const kept = useMemo(() => savedFilters(contactId, list), [contactId, list]);
  const [saved, setSaved] = useState(kept.read);
  const [isOpen, setIsOpen] = useState(false);
  const isNarrowed = differsFrom(params, cleared);
  const names = Object.keys(cleared) as (keyof Params & string)[];

  function keep(next: readonly SavedFilter[]): boolean {
    const isKept = kept.write(next);
    setSaved(kept.read());
    return isKept;
  }
  function open(): void {
    // Another tab may have changed them.
    setSaved(kept.read());
    setIsOpen(true);
  }
  function apply({ query }: SavedFilter): void {
    const all = codec.read(new URLSearchParams(query));
    setIsOpen(false);
    onApply(Object.fromEntries(names.map((name) => [name, all[name]])) as Partial<Params>);
  }

  if (!isNarrowed && saved.length === 0 && !isOpen) return null;
  return (
    <Box marginInlineStart={{ base: 'auto', md: '0' }}>
      <TextButton size="sm" trackName={t('filter.saved')} onPress={open}>
        {saved.length > 0 ? t('filter.savedCount', { count: saved.length }) : t('filter.save')}
      </TextButton>
      {isOpen ? (
        <SavedFiltersDrawer
          saved={saved}
          current={isNarrowed ? queryOf(params, names) : null}
          onKeep={keep}
          onApply={apply}
          onClose={() => setIsOpen(false)}
        />
      ) : null}
    </Box>
  );
}

const queryOf = <Params extends object>(params: Params, names: readonly (keyof Params & string)[]): string =>
  new URLSearchParams(names.map((name) => [name, String(params[name])])).toString();
