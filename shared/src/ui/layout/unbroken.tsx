import { chakra } from '@chakra-ui/react';

const Part = chakra('span', { base: { display: 'inline-block' } });

/** A text such as `2026/12/01（火）〜2027/03/31（水）`, which may only break after its 〜 and after a colon before it. */
export function Unbroken({ text }: { text: string }) {
  const parts = text.split(/(?<=[〜：])/u);
  if (parts.length === 1) return text;
  return parts.map((part, index) => <Part key={`${index}-${part}`}>{part}</Part>);
}
