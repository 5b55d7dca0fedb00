import { createRandom } from '#random/random.ts';

const ENTRANCES: readonly [string, ...string[]] = [
  '北側の道路から入り、右手の3番ゲートです。',
  '南側の一方通行の道路に入り、左手のゲートです。高さ制限は2.1mです。',
  '東側の交差点の手前に入口があります。右折では入れません。',
  '1階が店舗の建物の裏側に入口があります。突き当たりまで進んでください。',
  '西側の搬入口の隣です。門が閉まっているときは、門柱のインターホンでお知らせください。',
];

/** How a driver gets into the lot at an address. A lot that opens to its street needs no words. */
export function entranceOf(address: string): string | null {
  const random = createRandom(`entrance/${address}`);
  return random.chance(0.7) ? random.pick(ENTRANCES) : null;
}
