import { startTransition, useOptimistic } from 'react';

/**
 * For a control whose value the address keeps. The page follows its address in a transition, when it has rendered all
 * that this changes; the control shows the choice at once. Returns what to show, and what a press calls: `change` asks for
 * the new address, and is done when the router has taken it.
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
