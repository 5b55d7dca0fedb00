import { boxAround, boxOf, doTouch, type Pixel, type PixelBox } from './pixels.ts';

/** The whole country on a phone. */
export const MIN_ZOOM = 5;
/** Shows the names of streets, and some minutes on foot. */
export const CLOSE_ZOOM = 16;
/** In rem: around each mark, and the corner with the buttons. */
const AROUND = 1.5;
const BUTTONS: Pixel = { x: 4, y: 6.75 };

/** What a map shows at first, at one zoom. */
export interface Sight {
  /** The first is the place that the map is about. */
  marks: readonly PixelBox[];
  /** The surroundings of that place. A low strip need not have them above and below. */
  around: PixelBox;
}

/** A view of all marks at one zoom, with space around and clear of the buttons. */
export interface Room {
  centre: Pixel;
  /** Without the space around: here marks may be. */
  inside: PixelBox;
  buttons: PixelBox;
}

/** The closest view that has room for all; where there is none, the country around the place that it is about. */
export function firstView(size: Pixel, sightAt: (zoom: number) => Sight, rem: number): { zoom: number; centre: Pixel } {
  for (let zoom = CLOSE_ZOOM; zoom >= MIN_ZOOM; zoom -= 1) {
    const room = roomFor(size, sightAt(zoom), rem);
    if (room) return { zoom, centre: room.centre };
  }
  if (hasRoomForOne(size, sightAt(MIN_ZOOM), rem)) {
    return { zoom: MIN_ZOOM, centre: middleOf(sightAt(MIN_ZOOM).around) };
  }
  // The map is hardly larger than its buttons.
  return { zoom: CLOSE_ZOOM, centre: middleOf(boxOf(sightAt(CLOSE_ZOOM).marks)) };
}

const hasRoomForOne = (size: Pixel, { marks }: Sight, rem: number): boolean => {
  const first = boxOf(marks.slice(0, 1));
  return roomFor(size, { marks: [first], around: first }, rem) !== null;
};

/** Null where there is no such view at this zoom. */
export function roomFor(size: Pixel, { marks, around }: Sight, rem: number): Room | null {
  const all = boxOf(marks);
  const half = { x: size.x / 2 - AROUND * rem, y: size.y / 2 - AROUND * rem };
  if (all.right - all.left > 2 * half.x || all.bottom - all.top > 2 * half.y) return null;
  if (around.right - around.left > 2 * Math.max(half.x, half.y)) return null;

  const middle = middleOf(boxOf([all, around]));
  // The view can move this far before a mark comes too near its edge.
  const x = { least: all.right - half.x, most: all.left + half.x };
  const y = { least: all.bottom - half.y, most: all.top + half.y };
  const own = { x: clamp(middle.x, x.least, x.most), y: clamp(middle.y, y.least, y.most) };
  const centres = [own, { x: x.most, y: own.y }, { x: own.x, y: y.least }, { x: x.most, y: y.least }];
  const rooms = centres.map((centre) => ({
    centre,
    inside: boxAround(centre, half),
    buttons: buttonsIn(boxAround(centre, { x: size.x / 2, y: size.y / 2 }), rem),
  }));
  return rooms.find(({ buttons }) => marks.every((mark) => !doTouch(mark, buttons))) ?? null;
}

/** The corner of a view that the buttons cover. */
export const buttonsIn = ({ right, top }: PixelBox, rem: number): PixelBox => ({
  left: right - BUTTONS.x * rem,
  top,
  right,
  bottom: top + BUTTONS.y * rem,
});

const clamp = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);
const middleOf = ({ left, top, right, bottom }: PixelBox): Pixel => ({ x: (left + right) / 2, y: (top + bottom) / 2 });
