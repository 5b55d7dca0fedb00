import { DatePicker, LocaleProvider, parseDate } from '@chakra-ui/react';
export interface DateCalendarProps {
  value: string | null;
  onPick: (day: string) => void;
}
export function DateCalendar({ value, onPick }: DateCalendarProps) {
  return (
    <LocaleProvider locale="ja-JP">
      <DatePicker.Root
        inline
        recipe={{ slots: [] }}
        timeZone="Asia/Tokyo"
        startOfWeek={0}
        defaultValue={value ? [parseDate(value)] : []}
        onValueChange={({ value: [day] }) => day && onPick(day.toString())}
      >
        <DatePicker.Content>
          <DatePicker.View view="day">
            <DatePicker.Header />
            <DatePicker.DayTable />
          </DatePicker.View>
        </DatePicker.Content>
      </DatePicker.Root>
    </LocaleProvider>
  );
}
