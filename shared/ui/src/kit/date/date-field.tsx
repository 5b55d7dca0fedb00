import { reportError } from '@portal/platform/observe';
import { formatDate, t } from '@portal/platform/text';
import { type ComponentType, type Ref, useRef, useState } from 'react';
import { IconButton } from '../action/icon-button.tsx';
import { FieldFrame, type FieldProps } from '../field/field.tsx';
import { InputControl } from '../field/text-field.tsx';
import { CalendarIcon } from '../theme/icons.ts';
import type { DateCalendarProps } from './date-calendar.tsx';
import { DatePopup } from './date-popup.tsx';
import { hasShortYear, parseDateText } from './date-text.ts';

export interface DateFieldProps extends FieldProps {
  /** `YYYY-MM-DD`, '' or, while it is not a date yet, the typed text: the form's rule then reports it. */
  value: string;
  onChange: (value: string) => void;
  ref?: Ref<HTMLInputElement>;
}

/** Kept outside React: loaded once, and a failure is not remembered. */
let Calendar: ComponentType<DateCalendarProps> | undefined;
async function loadCalendar(): Promise<void> {
  Calendar ??= (await import('./date-calendar.tsx')).DateCalendar;
}

/** A day, typed in any usual notation or picked from a calendar, which is loaded on demand. */
export function DateField({ value, onChange, onBlur, isDisabled = false, name, ref, error, ...frame }: DateFieldProps) {
  const [draft, setDraft] = useState<string>();
  const [calendar, setCalendar] = useState<'closed' | 'loading' | 'open' | 'failed'>('closed');
  const buttonRef = useRef<HTMLButtonElement>(null);
  const date = parseDateText(value);

  function type(text: string) {
    setDraft(text);
    onChange(parseDateText(text) ?? text);
  }

  async function toggle() {
    if (calendar === 'open') return close();
    setCalendar('loading');
    try {
      await loadCalendar();
      setCalendar('open');
    } catch (error) {
      reportError(error, { reason: 'the calendar could not be fetched', category: 'chunkLoad' });
      setCalendar('failed');
    }
  }

  function close() {
    setCalendar('closed');
    buttonRef.current?.focus();
  }

  function pick(day: string) {
    setDraft(undefined);
    onChange(day);
    close();
  }

  return (
    <FieldFrame
      {...frame}
      error={hasShortYear(value) ? t('dateField.wholeYear') : error}
      aside={calendar === 'failed' ? <span role="alert">{t('dateField.calendarFailed')}</span> : null}
    >
      {(control) => (
        <DatePopup
          popup={calendar === 'open' && Calendar ? <Calendar value={date} onPick={pick} /> : null}
          label={t('dateField.calendarOf', { label: frame.label })}
          onClose={close}
          onLeave={() => setCalendar('closed')}
          button={
            <IconButton
              ref={buttonRef}
              label={t(calendar === 'open' ? 'chakra.datePicker.close' : 'chakra.datePicker.open')}
              icon={<CalendarIcon />}
              aria-expanded={calendar === 'open'}
              aria-haspopup="dialog"
              isDisabled={isDisabled}
              onPress={() => void toggle()}
            />
          }
        >
          <InputControl
            {...control}
            ref={ref}
            name={name}
            value={draft ?? (date ? formatDate(date) : value)}
            disabled={isDisabled}
            autoComplete="off"
            paddingInlineEnd="12"
            onChange={(event) => type(event.target.value)}
            onBlur={() => {
              setDraft(undefined);
              onBlur?.();
            }}
          />
        </DatePopup>
      )}
    </FieldFrame>
  );
}
