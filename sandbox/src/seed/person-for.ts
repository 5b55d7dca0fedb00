import type { Random } from '#random/random.ts';
import type { Company, Person } from './companies.ts';

/** Half of the orders belong to the first person, the one who signs in. */
export const personFor = ({ people }: Company, random: Random): Person => {
  const [first, ...others] = people;
  return others.length === 0 || random.chance(0.5) ? first : (others[random.int(0, others.length - 1)] ?? first);
};
