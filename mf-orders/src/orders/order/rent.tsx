import { formatYen } from '@portal/platform/text';
import { Text } from '@portal/ui';
import { useNotes } from '#text/provider-words.ts';

/** The rent of an estimate among facts, with what the provider says of it. */
export function Rent({ monthlyRent }: { monthlyRent: number }) {
  const { rentNote } = useNotes();
  return (
    <>
      <strong>{formatYen(monthlyRent)}</strong>
      {rentNote ? (
        <Text as="span" tone="muted">
          {` ${rentNote}`}
        </Text>
      ) : null}
    </>
  );
}
