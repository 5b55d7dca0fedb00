import type { Place } from '#seed/words/places.ts';

const SIZE = 256;
const MAX_ZOOM = 18;
/** Below it a tile shows whole prefectures: no streets. */
const STREET_ZOOM = 12;
const LABEL_ZOOM = 9;
/** Streets and blocks of a tile; a main road is every seventh street of the whole map. */
const BLOCKS = 4;
const MAIN_ROAD = 7;

const COLORS = {
  ground: '#f3f1ec',
  building: '#e3dccf',
  park: '#d9e9d0',
  street: '#ffffff',
  edge: '#d5d0c6',
  mainRoad: '#fdf3d6',
  mainEdge: '#e0c98f',
  text: '#6a6f77',
};

interface TileAddress {
  z: number;
  x: number;
  y: number;
}

/** `null`: there is no such tile. */
export function tileAddress(z: number, x: number, y: number): TileAddress | null {
  const isInside = (value: number) => Number.isInteger(value) && value >= 0 && value < 2 ** z;
  return Number.isInteger(z) && z >= 0 && z <= MAX_ZOOM && isInside(x) && isInside(y) ? { z, x, y } : null;
}

/**
 * A drawing in place of a map: invented streets and blocks, always the same at the same place, and the names of the
 * demo's towns where they are. It says on itself that it is one.
 */
export function drawTile(tile: TileAddress, places: readonly Place[]): string {
  const parts = [
    `<rect width="${SIZE}" height="${SIZE}" fill="${COLORS.ground}"/>`,
    ...(tile.z >= STREET_ZOOM ? [...blocks(tile), ...streets(tile)] : []),
    ...(tile.z >= LABEL_ZOOM ? places.flatMap((place) => label(tile, place)) : []),
    `<text x="8" y="${SIZE - 8}" font-size="9" fill="${COLORS.text}" opacity="0.6">見本の地図</text>`,
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}" font-family="sans-serif">${parts.join('')}</svg>`;
}

/** 0 to 1, always the same for the same numbers. */
function chance(...numbers: readonly number[]): number {
  let hash = 2166136261;
  for (const number of numbers) {
    hash = Math.imul(hash ^ number, 0x85ebca6b);
    hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
    hash ^= hash >>> 16;
  }
  return (hash >>> 0) / 2 ** 32;
}

const STEP = SIZE / BLOCKS;
/** Where a street of the whole map runs, in pixels of this tile: it goes on in the next tile. */
const offset = (index: number, direction: number, z: number, from: number): number =>
  index * STEP + chance(z, direction, index) * STEP * 0.5 - from * SIZE;

function streets({ z, x, y }: TileAddress): string[] {
  const lines: { path: string; isMain: boolean }[] = [];
  for (let step = -1; step <= BLOCKS; step += 1) {
    const column = x * BLOCKS + step;
    const row = y * BLOCKS + step;
    const left = offset(column, 1, z, x).toFixed(1);
    const top = offset(row, 2, z, y).toFixed(1);
    lines.push({ path: `M${left} 0V${SIZE}`, isMain: column % MAIN_ROAD === 0 });
    lines.push({ path: `M0 ${top}H${SIZE}`, isMain: row % MAIN_ROAD === 0 });
  }
  const draw = (isMain: boolean, color: string, width: number) =>
    `<path d="${lines
      .filter((line) => line.isMain === isMain)
      .map(({ path }) => path)
      .join('')}" stroke="${color}" stroke-width="${width}" fill="none"/>`;
  return [
    draw(false, COLORS.edge, 6),
    draw(true, COLORS.mainEdge, 12),
    draw(false, COLORS.street, 4.5),
    draw(true, COLORS.mainRoad, 10),
  ];
}

function blocks({ z, x, y }: TileAddress): string[] {
  const drawn: string[] = [];
  for (let column = x * BLOCKS - 1; column <= (x + 1) * BLOCKS; column += 1) {
    for (let row = y * BLOCKS - 1; row <= (y + 1) * BLOCKS; row += 1) {
      const left = offset(column, 1, z, x) + 10;
      const top = offset(row, 2, z, y) + 10;
      const width = offset(column + 1, 1, z, x) - left - 10;
      const height = offset(row + 1, 2, z, y) - top - 10;
      const isPark = chance(z, column, row) > 0.93;
      drawn.push(
        ...(isPark ? [box(left, top, width, height, COLORS.park)] : houses(left, top, width, height, z, column, row)),
      );
    }
  }
  return drawn;
}

function houses(left: number, top: number, width: number, height: number, ...seed: readonly number[]): string[] {
  const halves = [0, 1].flatMap((across) => [0, 1].map((down) => [across, down] as const));
  return halves.map(([across, down]) => {
    const size = 0.3 + chance(...seed, across, down) * 0.18;
    return box(left + (across * width) / 2, top + (down * height) / 2, width * size, height * size, COLORS.building);
  });
}

/** Nothing, where it would be outside of the tile. */
function box(left: number, top: number, width: number, height: number, color: string): string {
  const isOutside = left > SIZE || top > SIZE || left + width < 0 || top + height < 0;
  if (isOutside || width < 2 || height < 2) return '';
  const [x, y, w, h] = [left, top, width, height].map((value) => value.toFixed(1));
  return `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${color}"/>`;
}

/** Half of the longest name: a label that begins in the next tile ends in this one. */
const REACH = 90;

function label(tile: TileAddress, { town, latitude, longitude }: Place): string[] {
  const left = (((longitude + 180) / 360) * 2 ** tile.z - tile.x) * SIZE;
  const angle = (latitude * Math.PI) / 180;
  const top = (((1 - Math.asinh(Math.tan(angle)) / Math.PI) / 2) * 2 ** tile.z - tile.y) * SIZE;
  const isNear = [left, top].every((place) => place > -REACH && place < SIZE + REACH);
  if (!isNear) return [];
  const look = `font-size="12" text-anchor="middle" fill="${COLORS.text}" stroke="${COLORS.ground}" stroke-width="3" paint-order="stroke"`;
  return [`<text x="${left.toFixed(1)}" y="${top.toFixed(1)}" ${look}>${town}</text>`];
}
