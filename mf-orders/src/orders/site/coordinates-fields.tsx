import { FieldRow, Stack, Text, TextField } from '@portal/ui';
import { useBoundField, useFormState } from '@portal/ui/forms';
import { Disclosure } from '@portal/ui/page-parts';
import { useEffect, useRef } from 'react';
import { t } from '#text/t.ts';

/** Fields for the coordinates, closed at first. They open by themselves if one of them is wrong. */
export function CoordinatesFields({ onType }: { onType: () => void }) {
  const details = useRef<HTMLDetailsElement>(null);
  const { errors } = useFormState();
  const isWrong = Boolean(errors.latitude ?? errors.longitude);
  useEffect(() => {
    if (isWrong && details.current) details.current.open = true;
  }, [isWrong]);
  return (
    <Disclosure ref={details} summary={t('map.details')}>
      <Stack gap="3">
        <Text tone="muted">{t('orderCreate.coordinatesHelp')}</Text>
        <FieldRow>
          <Coordinate name="latitude" label={t('orderCreate.latitude')} example="35.690921" onType={onType} />
          <Coordinate name="longitude" label={t('orderCreate.longitude')} example="139.700258" onType={onType} />
        </FieldRow>
      </Stack>
    </Disclosure>
  );
}

interface CoordinateProps {
  name: 'latitude' | 'longitude';
  label: string;
  example: string;
  onType: () => void;
}

function Coordinate({ name, label, example, onType }: CoordinateProps) {
  const { onChange, ...field } = useBoundField(name);
  return (
    <TextField
      {...field}
      label={label}
      help={t('common.example', { text: example })}
      inputMode="decimal"
      required
      onChange={(text) => {
        onChange(text);
        onType();
      }}
    />
  );
}
