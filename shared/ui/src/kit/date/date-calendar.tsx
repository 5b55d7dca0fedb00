import { DatePicker, parseDate } from '@chakra-ui/react/date-picker';
import { LocaleProvider } from '@chakra-ui/react/locale';
import { chakra } from '@chakra-ui/react/styled-system';
import { t } from '@portal/platform/text';
import { type ComponentProps, type MouseEvent, useEffect, useRef } from 'react';
import { selectedStyle } from '../theme/forced-colors.ts';
import { ChevronLeftIcon, ChevronRightIcon } from '../theme/icons.ts';

export interface DateCalendarProps {
  value: string | null;
  onPick: (day: string) => void;
}

/** Replacements for the widget's own words, which are English. */
const translations: ComponentProps<typeof DatePicker.Root>['translations'] = {
  content: t('chakra.datePicker.content'),
  nextTrigger: () => t('chakra.datePicker.nextMonth'),
  prevTrigger: () => t('chakra.datePicker.prevMonth'),
  dayCell({ valueText: date = '', selected, today, unavailable }) {
    if (unavailable) return t('chakra.datePicker.unavailable', { date });
    if (selected) return t('chakra.datePicker.selected', { date });
    return today ? t('chakra.datePicker.today', { date }) : t('chakra.datePicker.choose', { date });
  },
};

const Look = chakra('div', {
  base: {
    '& [data-part=view-control]': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      marginBottom: '2',
    },
    '& [data-part=prev-trigger], & [data-part=next-trigger]': {
      display: 'grid',
      placeItems: 'center',
      boxSize: 'control',
      borderRadius: 'md',
      cursor: 'pointer',
      _hover: { bg: 'bg.brand' },
      '& svg': { boxSize: '5' },
    },
    '& [data-part=range-text]': { fontWeight: 'bold' },
    '& table': { width: 'full', tableLayout: 'fixed' },
    '& th': { fontSize: 'xs', color: 'fg.muted', fontWeight: 'normal', height: '8', textAlign: 'center' },
    '& [data-part=table-cell-trigger]': {
      display: 'grid',
      placeItems: 'center',
      height: '10',
      marginInline: 'auto',
      borderRadius: 'md',
      cursor: 'pointer',
      fontVariantNumeric: 'tabular-nums',
      '&:hover': { bg: 'bg.brand' },
      '&[data-outside-range]': { visibility: 'hidden' },
      '&[data-today]': { fontWeight: 'bold', color: 'fg.brand', boxShadow: 'inset 0 0 0 1px {colors.solid.brand}' },
      '&[data-selected]': { ...selectedStyle, fontWeight: 'bold' },
    },
  },
});

/** A month to pick a day from. "Today" is Tokyo's, wherever the browser is. */
export function DateCalendar({ value, onPick }: DateCalendarProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    ref.current?.querySelector<HTMLElement>('[data-part=table-cell-trigger][data-focus]')?.focus();
  }, []);

  // The widget ignores a press on the chosen day; for the customer it is a choice.
  function pickAgain(event: MouseEvent) {
    const chosen =
      event.target instanceof Element && event.target.closest('[data-part=table-cell-trigger][data-selected]');
    if (chosen && value) onPick(value);
  }

  return (
    <LocaleProvider locale="ja-JP">
      <Look ref={ref} onClick={pickAgain}>
        <DatePicker.Root
          inline
          recipe={{ slots: [] }}
          timeZone="Asia/Tokyo"
          startOfWeek={0}
          translations={translations}
          defaultValue={value ? [parseDate(value)] : []}
          onValueChange={({ value: [day] }) => day && onPick(day.toString())}
        >
          <DatePicker.Content aria-roledescription={t('chakra.datePicker.roleDescription')}>
            <DatePicker.View view="day">
              <DatePicker.ViewControl>
                <DatePicker.PrevTrigger>
                  <ChevronLeftIcon />
                </DatePicker.PrevTrigger>
                <DatePicker.RangeText />
                <DatePicker.NextTrigger>
                  <ChevronRightIcon />
                </DatePicker.NextTrigger>
              </DatePicker.ViewControl>
              <DatePicker.DayTable aria-roledescription={t('chakra.datePicker.content')} />
            </DatePicker.View>
          </DatePicker.Content>
        </DatePicker.Root>
      </Look>
    </LocaleProvider>
  );
}
