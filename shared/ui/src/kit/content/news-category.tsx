import { t } from '@portal/platform/text';
import { Text } from '../layout/layout.ts';
import { StatusBadge, type Tone } from './status-badge.tsx';

const TONES: Readonly<Record<string, Tone>> = {
  [t('news.categoryFault')]: 'bad',
  [t('news.categoryMaintenance')]: 'warn',
  [t('news.categoryUpdate')]: 'info',
};

/** Three categories have their own badge, any other is plain text [2.90]. */
export function NewsCategory({ category }: { category: string }) {
  const tone = TONES[category];
  if (tone) return <StatusBadge tone={tone}>{category}</StatusBadge>;
  return (
    <Text as="span" fontSize="xs">
      {category}
    </Text>
  );
}
