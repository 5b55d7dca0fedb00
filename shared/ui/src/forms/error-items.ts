import { t } from '@portal/platform/text';

interface ErrorItem {
  name: string;
  message: string;
}

/** The messages of a form's errors with the names of their fields, nested ones included (`files.0.title`). */
export function errorItems(errors: object, prefix = ''): ErrorItem[] {
  return Object.entries(errors).flatMap(([key, error]: [string, unknown]) => {
    // `root` is the form's own error, `ref` the element of a field.
    if (typeof error !== 'object' || error === null || key === 'root' || key === 'ref') return [];
    const name = `${prefix}${key}`;
    if ('message' in error && typeof error.message === 'string') return [{ name, message: error.message }];
    return errorItems(error, `${name}.`);
  });
}

/** Puts the field's label before a message that does not name its field. */
export const withLabels = (items: readonly ErrorItem[], labels: Readonly<Record<string, string>>): ErrorItem[] =>
  items.map(({ name, message }) => {
    const label = labels[name];
    return { name, message: label && !message.startsWith(label) ? t('form.errorOf', { label, message }) : message };
  });
