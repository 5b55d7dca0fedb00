import { INVOICE_NUMBER_MAX } from '@portal/contract/billing';
import { Flex, NumberField, Stack, TextField } from '@portal/ui';
import { DateField } from '@portal/ui/date';
import { t } from '#text/t.ts';
import { type BillSearch, RANGES, searchErrors } from './bill-search.ts';

interface BillSearchFieldsProps {
  search: BillSearch;
  onChange: (change: Partial<BillSearch>) => void;
}

/** Either end of a range may be empty. */
export function BillSearchFields({ search, onChange }: BillSearchFieldsProps) {
  const errors = searchErrors(search);
  return (
    <Stack gap="5">
      {RANGES.map(({ from, to, label, isDate }) => (
        <Flex key={from} gap="3" align="start" css={{ '& > *': { flex: '1 1 0', minWidth: 0 } }}>
          {([from, to] as const).map((end) => {
            const props = {
              label: t(end === from ? 'billing.searchFrom' : 'billing.searchTo', { label: t(label) }),
              value: search[end],
              error: errors[end],
            };
            return isDate ? (
              <DateField key={end} {...props} onChange={(day) => onChange({ [end]: day })} />
            ) : (
              <NumberField
                key={end}
                {...props}
                onChange={(amount) => onChange({ [end]: amount.slice(0, AMOUNT_DIGITS) })}
              />
            );
          })}
        </Flex>
      ))}
      <TextField
        label={t('billing.searchNumber')}
        value={search.number}
        onChange={(number) => onChange({ number: number.slice(0, INVOICE_NUMBER_MAX) })}
      />
    </Stack>
  );
}

const AMOUNT_DIGITS = 9;
