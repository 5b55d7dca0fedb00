type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const FIELDS = 'input, textarea, select';
const edited = new Set<Field>();

/** Marks fields whose value is in the address: a reload does not lose it. */
export const inAddress = { 'data-in-address': '' };
const IN_ADDRESS = '[data-in-address]';

/**
 * Notes from now on what the customer types, in any form: also in one that keeps no draft.
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

/** Whether something typed is still on the page. A field that was emptied again does not count. */
export function isTyped(): boolean {
  forgetGone();
  return [...edited].some(({ value }) => value !== '');
}

/** A reference to a field would keep its whole page in memory. */
function forgetGone(): void {
  for (const field of edited) if (!field.isConnected) edited.delete(field);
}
