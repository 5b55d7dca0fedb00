import { chakra } from '@chakra-ui/react/styled-system';
import { countGraphemes } from '@portal/contract/values/characters';
import { SAVED_FILTERS_MAX, type SavedFilter, showToast } from '@portal/platform';
import { t } from '@portal/platform/text';
import { type FormEvent, useRef, useState } from 'react';
import { PrimaryButton, TextButton } from '../kit/action/button.tsx';
import { IconButton } from '../kit/action/icon-button.tsx';
import { Drawer } from '../kit/dialog/drawer.tsx';
import { useDoubleClickGuard } from '../kit/dialog/use-double-click-guard.ts';
import { TextField } from '../kit/field/text-field.tsx';
import { Box, Stack, Text } from '../kit/layout/layout.ts';
import { useViewport } from '../kit/layout/use-viewport.ts';
import { XIcon } from '../kit/theme/icons.ts';

const NAME_MAX = 30;

const Item = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: '2',
    borderBottomWidth: '1px',
    '& > button:first-of-type': { justifySelf: 'start', textAlign: 'start' },
  },
});

interface SavedFiltersDrawerProps {
  saved: readonly SavedFilter[];
  /** What would be saved now; null: no condition is set. */
  current: string | null;
  /** Whether they outlast the page. */
  onKeep: (saved: readonly SavedFilter[]) => boolean;
  onApply: (filter: SavedFilter) => void;
  onClose: () => void;
}

/** The saved conditions to choose from, and a field to save those of now. */
export function SavedFiltersDrawer({ saved, current, onKeep, onApply, onClose }: SavedFiltersDrawerProps) {
  const isMobile = useViewport() === 'mobile';
  const status = useRef<HTMLParagraphElement>(null);
  const [removed, setRemoved] = useState('');

  function save(name: string, query: string): void {
    const isKept = onKeep([...saved, { name, query }]);
    onClose();
    showToast(t(isKept ? 'filter.saveDone' : 'filter.saveDoneForNow', { name }));
  }
  function remove({ name }: SavedFilter): void {
    onKeep(saved.filter((filter) => filter.name !== name));
    setRemoved(name);
    // The pressed button goes with its row.
    status.current?.focus();
  }

  const none = saved.length === 0 ? t('filter.savedNone') : '';
  const news = removed ? t('filter.savedRemoved', { name: removed }) : none;
  return (
    <Drawer isOpen onClose={onClose} title={t('filter.saved')} side={isMobile ? 'bottom' : 'right'}>
      <Stack gap="6">
        {current === null ? null : (
          <NameForm names={saved.map(({ name }) => name)} onSave={(name) => save(name, current)} />
        )}
        <Box>
          <Text ref={status} tabIndex={-1} role="status" tone="muted">
            {news}
          </Text>
          <ul aria-label={t('filter.saved')}>
            {saved.map((filter) => (
              <SavedItem
                key={filter.name}
                filter={filter}
                onApply={() => onApply(filter)}
                onRemove={() => remove(filter)}
              />
            ))}
          </ul>
        </Box>
      </Stack>
    </Drawer>
  );
}

interface SavedItemProps {
  filter: SavedFilter;
  onApply: () => void;
  onRemove: () => void;
}

function SavedItem({ filter: { name }, onApply, onRemove }: SavedItemProps) {
  // After the first press of a double click the next row is where this one was.
  const guard = useDoubleClickGuard();
  return (
    <Item {...guard}>
      <TextButton trackName={t('filter.savedApply')} onPress={onApply}>
        {name}
      </TextButton>
      <IconButton
        label={t('filter.savedRemove', { name })}
        trackName={t('filter.savedRemoveName')}
        icon={<XIcon />}
        onPress={onRemove}
      />
    </Item>
  );
}

interface NameFormProps {
  names: readonly string[];
  onSave: (name: string) => void;
}

function NameForm({ names, onSave }: NameFormProps) {
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  if (names.length >= SAVED_FILTERS_MAX) return <Text>{t('filter.saveFull', { max: SAVED_FILTERS_MAX })}</Text>;

  function submit(event: FormEvent): void {
    event.preventDefault();
    const name = typed.trim();
    const wrong = errorOf(name, names);
    setError(wrong);
    if (wrong) field.current?.focus();
    else onSave(name);
  }
  return (
    <form noValidate aria-label={t('filter.saveNow')} onSubmit={submit}>
      <Stack gap="3">
        <TextField
          ref={field}
          label={t('filter.saveName')}
          help={t('filter.saveHelp')}
          value={typed}
          onChange={setTyped}
          maxLength={NAME_MAX}
          error={error}
          autoComplete="off"
        />
        <PrimaryButton type="submit">{t('filter.save')}</PrimaryButton>
      </Stack>
    </form>
  );
}

function errorOf(name: string, names: readonly string[]): string | undefined {
  if (name === '') return t('filter.saveNameMissing');
  if (countGraphemes(name, NAME_MAX) > NAME_MAX) return t('filter.saveNameLong', { max: NAME_MAX });
  return names.includes(name) ? t('filter.saveNameTaken') : undefined;
}
