import { Box } from '@portal/ui';
import { useNotes } from '#text/provider-words.ts';

/** What the provider says of the rents below; the same while they are read. */
export function RentNote() {
  const { rentNote } = useNotes();
  return rentNote ? (
    <Box paddingInline={{ base: '4', md: '5' }} paddingBottom="2.5" fontSize="sm" color="fg.muted">
      {rentNote}
    </Box>
  ) : null;
}
