import { Box } from '@portal/ui';
import { useNotes } from '#text/provider-words.ts';

/** What the provider says of the rents below; the same while they are read. */
export function RentNote({ isInset = false }: { isInset?: boolean }) {
  const { rentNote } = useNotes();
  return rentNote ? (
    <Box
      paddingInline={isInset ? { base: '4', md: '5' } : undefined}
      paddingBottom="2.5"
      fontSize="sm"
      color="fg.muted"
    >
      {rentNote}
    </Box>
  ) : null;
}
