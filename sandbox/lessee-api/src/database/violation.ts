/** Whether a statement failed because a row with these values is there already. */
export function violatesUnique(error: unknown, index: string): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (Reflect.get(cause, 'code') === UNIQUE_VIOLATION) return Reflect.get(cause, 'constraint') === index;
  }
  return false;
}

const UNIQUE_VIOLATION = '23505';
