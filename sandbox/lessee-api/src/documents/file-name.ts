/** Control characters, and what separates paths or is reserved in file names somewhere. */
const UNSAFE = /[\p{Cc}\p{Cf}/\\:*?"<>|#[\]]/gu;

/** A name of the customer's own making as part of a file's name: on any system one piece, and never endless. */
export const fileNamePart = (text: string, max = 60): string =>
  [...text.replace(UNSAFE, '_').trim()].slice(0, max).join('');
