import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';

/** A line ends inside it only where it is wider than its column. */
const Part = chakra('span', { base: { display: 'inline-block' } });

/** `2026/11/21（土）22:00〜` has 20 characters. */
const LONGEST_PART = 24;

/** A day with its weekday, maybe a time, and the name of a digest. */
const UNIT = /(\d{4}\/\d{2}\/\d{2}（.）(?:\d{2}:\d{2})?〜?|SHA-256)/u;

/**
 * A text with days, inside which no line ends. A text such as `2026/12/01（火）〜2027/03/31（水）` may only break after
 * its 〜 and after a colon before it. Sentences break anywhere else: as blocks beside each other, their lines would be
 * read in the wrong order.
 */
export function RangeText({ text }: { text: string }) {
  const parts = text.split(/(?<=[〜：])/u);
  if (parts.length === 1 || parts.some((part) => part.length > LONGEST_PART || part.includes('\n')))
    return <span>{withUnits(text)}</span>;
  return parts.map((part, index) => <Part key={`${index}-${part}`}>{withUnits(part)}</Part>);
}

function withUnits(text: string): ReactNode {
  const parts = text.split(UNIT);
  if (parts.length === 1) return text;
  // Splitting by a group puts the matches at odd indexes.
  return parts.map((part, index) => {
    const key = `${index}-${part}`;
    return index % 2 === 1 ? <Part key={key}>{part}</Part> : part && <span key={key}>{part}</span>;
  });
}
