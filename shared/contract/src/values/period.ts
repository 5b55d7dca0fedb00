import * as v from 'valibot';

/** Whether a period does not end before it starts; always true while one of its dates is missing. */
export const isInOrder = (start: string | null, end: string | null): boolean =>
  start === null || end === null || start <= end;

/** A rule for an object with two dates. It applies as soon as both are dates, whatever else is wrong. */
export const inOrder = <
  Input extends Record<Start | End, string | null>,
  const Start extends keyof Input & string,
  const End extends keyof Input & string,
>(
  start: Start,
  end: End,
  message = `${end} is before ${start}`,
) =>
  v.rawCheck<Input>(({ dataset, addIssue }) => {
    const needed: unknown[] = [undefined, start, end];
    const isUnusable = dataset.issues?.some(({ path }) => needed.includes(path?.[0].key));
    if (isUnusable) return;
    const input = dataset.value as Input;
    if (isInOrder(input[start], input[end])) return;
    addIssue({ message, path: [{ type: 'object', origin: 'value', input, key: end, value: input[end] }] });
  });
