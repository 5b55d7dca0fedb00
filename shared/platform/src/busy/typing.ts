type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const FIELDS = 'input, textarea, select';
const edited = new Set<Field>();

/** Marks fields whose value the address keeps: a reload loses nothing of them. */
export const inAddress = { 'data-in-address': '' };
const IN_ADDRESS = '[data-in-address]';

/**
 * Sees what the customer types, in whichever form: one that keeps no draft, or that nobody thought of, counts too. From
 * the first call on.
 */
export function watchTyping(page: Document): () => void {
  const note = ({ target }: Event) => {
    forgetGone();
    if (target instanceof Element && target.matches(FIELDS) && !target.closest(IN_ADDRESS)) edited.add(target as Field);
  };
  page.addEventListener('input', note, { capture: true });
  return () => {
    page.removeEventListener('input', note, { capture: true });
    edited.clear();
  };
}

/** Whether something typed is still on the page. A field that was emptied again counts for nothing. */
export function isTyped(): boolean {
  forgetGone();
  return [...edited].some(({ value }) => value !== '');
}

/** A field holds its whole page in memory. */
function forgetGone(): void {
  for (const field of edited) if (!field.isConnected) edited.delete(field);
}
