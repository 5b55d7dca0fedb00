import { NEWS_CATEGORIES } from '@portal/shared/contract/news';
import { StatusBadge, type Tone } from '@portal/shared/ui';

const [FAULT, MAINTENANCE, UPDATE] = NEWS_CATEGORIES;
const TONES: ReadonlyMap<string, Tone> = new Map([
  [FAULT, 'bad'],
  [MAINTENANCE, 'warn'],
  [UPDATE, 'info'],
]);

/** Three categories stand out, any other is plain text [2.90]. */
export function NewsCategory({ category }: { category: string }) {
  const tone = TONES.get(category);
  return tone ? <StatusBadge tone={tone}>{category}</StatusBadge> : <span>{category}</span>;
}
