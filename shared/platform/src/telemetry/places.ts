import { framesOf } from '../observe/culprit.ts';
import { ID } from '../observe/mask.ts';

/** The path of a page's route: `/order/:id`. */
export const templateOf = (pathname: string): string =>
  pathname
    .split('/')
    .map((segment) => (ID.test(segment) ? ':id' : segment))
    .join('/');

/** A file of a script, and line and column; a second try adds a query. A frame in a document would name a page. */
const PLACE = /^(.+\.m?js)(?:\?[^:]*)?(:\d+:\d+)$/;
const FRAMES_MAX = 30;

/** Where an error was thrown: file, line and column of each frame, and nothing of its message. */
export function placesOf(stack: string): string {
  const places = framesOf(stack).flatMap((frame) => {
    const [, file, position] = PLACE.exec(frame) ?? [];
    return file && URL.canParse(file) ? [`${withoutOurOrigin(new URL(file))}${position}`] : [];
  });
  return places.slice(0, FRAMES_MAX).join('\n');
}

const withoutOurOrigin = ({ origin, pathname }: URL): string =>
  origin === location.origin ? pathname : `${origin}${pathname}`;
