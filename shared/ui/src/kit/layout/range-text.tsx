import { chakra } from '@chakra-ui/react/styled-system';

const Part = chakra('span', { base: { display: 'inline-block' } });

/** `2026/11/21（土）22:00〜` has 20 characters. */
const LONGEST_PART = 24;

/**
 * A text such as `2026/12/01（火）〜2027/03/31（水）`, which may only break after its 〜 and after a colon before it.
 * Sentences break anywhere: as blocks beside each other, their lines would be read in the wrong order.
 */
export function RangeText({ text }: { text: string }) {
  const parts = text.split(/(?<=[〜：])/u);
  if (parts.length === 1 || parts.some((part) => part.length > LONGEST_PART || part.includes('\n')))
    return <span>{text}</span>;
  return parts.map((part, index) => <Part key={`${index}-${part}`}>{part}</Part>);
}
