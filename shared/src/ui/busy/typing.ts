type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const FIELDS = 'input, textarea, select';
const edited = new Set<Field>();

/**
 * Sees what the customer types, in whichever form: one that keeps no draft, or that nobody thought of, counts too. From
 * the first call on.
 */
export function watchTyping(page: Document): () => void {
  const note = ({ target }: Event) => {
    if (target instanceof Element && target.matches(FIELDS)) edited.add(target as Field);
  };
  page.addEventListener('input', note, { capture: true });
  return () => {
    page.removeEventListener('input', note, { capture: true });
    edited.clear();
  };
}

/** Whether something typed is still on the page. A field that was emptied again counts for nothing. */
export function isTyped(): boolean {
  for (const field of edited) {
    if (!field.isConnected) edited.delete(field);
    else if (field.value !== '') return true;
  }
  return false;
}
