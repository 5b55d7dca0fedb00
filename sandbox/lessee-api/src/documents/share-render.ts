import { RenderUnavailableError } from './render-queue.ts';
import type { Render } from './renderers.ts';

/** Home looks into the contract papers of some orders at once, and a page that is left may still wait for its own. */
const PLACES_OF_A_PERSON = 8;

class RenderShareTakenError extends RenderUnavailableError {
  override readonly name = 'RenderShareTakenError';

  constructor() {
    super('too many documents of one person at once');
  }
}

/** Makes each person's documents, a few at a time: nobody takes the places of everybody else. */
export function shareRender(render: Render): (person: string) => Render {
  const counts = new Map<string, number>();
  return (person) => async (kind, input) => {
    const before = counts.get(person) ?? 0;
    if (before >= PLACES_OF_A_PERSON) throw new RenderShareTakenError();
    counts.set(person, before + 1);
    try {
      return await render(kind, input);
    } finally {
      const left = (counts.get(person) ?? 1) - 1;
      if (left === 0) counts.delete(person);
      else counts.set(person, left);
    }
  };
}
