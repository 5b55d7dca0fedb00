import { startTransition, useOptimistic } from 'react';

/**
 * For a control whose value is in the address. The page follows the address in a transition; the control shows the
 * choice at once. Returns the value to show, and the function for a press: it calls `change`, which navigates and
 * resolves when the router has taken the address.
 */
export function useOptimisticChoice<Value>(
  value: Value,
): [shown: Value, choose: (next: Value, change: () => unknown) => void] {
  const [shown, show] = useOptimistic(value);
  const choose = (next: Value, change: () => unknown) =>
    startTransition(async () => {
      show(next);
      await change();
    });
  return [shown, choose];
}
