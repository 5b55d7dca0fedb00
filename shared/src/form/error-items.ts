import type { FieldErrors } from 'react-hook-form';

interface ErrorItem {
  name: string;
  message: string;
}

/** The messages of a form's errors with the names of their fields, nested ones included (`files.0.name`). */
export function errorItems(errors: FieldErrors, prefix = ''): ErrorItem[] {
  return Object.entries(errors).flatMap(([key, error]) => {
    if (!error || typeof error !== 'object' || key === 'root' || key === 'ref') return [];
    const name = `${prefix}${key}`;
    const { message } = error;
    if (typeof message === 'string') return message ? [{ name, message }] : [];
    return errorItems(error as FieldErrors, `${name}.`);
  });
}
