import { type Notes, readNotes } from '@portal/queries/provider-words';
import { useState } from 'react';

export function useNotes(): Notes {
  const [notes] = useState(() => readNotes(document));
  return notes;
}
