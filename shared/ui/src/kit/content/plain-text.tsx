import { chakra } from '@chakra-ui/react/styled-system';
import { TextLink } from '../action/link.tsx';

/** Where a URL ends: at a space, at Japanese text, and before closing punctuation. */
const URL_PATTERN = /https?:\/\/[\w\-.~:/?#[\]@!$&'()*+,;=%]*[\w\-~/#=&%+]/g;

/** Splits a text into plain text and addresses; only http and https count. */
export function splitLinks(text: string): { text: string; isLink: boolean }[] {
  const parts: { text: string; isLink: boolean }[] = [];
  let end = 0;
  for (const match of text.matchAll(URL_PATTERN)) {
    if (match.index > end) parts.push({ text: text.slice(end, match.index), isLink: false });
    parts.push({ text: match[0], isLink: true });
    end = match.index + match[0].length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), isLink: false });
  return parts;
}

/** A text as it was typed: with its lines, with links for its addresses, and without markup. */
export function PlainText({ text }: { text: string }) {
  return (
    <chakra.div whiteSpace="pre-wrap">
      {splitLinks(text).map((part, index) =>
        part.isLink ? (
          <TextLink key={index} href={part.text} newTab>
            {part.text}
          </TextLink>
        ) : (
          <span key={index}>{part.text}</span>
        ),
      )}
    </chakra.div>
  );
}
