/** Few customers need so many cars; below it, several times as many are nothing unusual. */
const MANY_CARS = 10;
const TIMES_THE_LAST = 5;

/** What is often a slip, though it may be meant: it is asked about, and never refused. */
export type Slip = 'oneDay' | 'noHouseNumber' | 'manyCars';

interface Asked {
  address: string;
  startDate: string;
  endDate: string;
  numberOfCars: string;
}

/** The likely slips of an order. `lastNumberOfCars`: of the customer's last order; null if it is not known. */
export function slipsOf(
  { address, startDate, endDate, numberOfCars }: Asked,
  lastNumberOfCars: number | null = null,
): Slip[] {
  const slips: [Slip, boolean][] = [
    ['noHouseNumber', !hasHouseNumber(address)],
    ['oneDay', startDate === endDate],
    ['manyCars', lastNumberOfCars !== null && isManyMore(Number(numberOfCars), lastNumberOfCars)],
  ];
  return slips.flatMap(([slip, isMade]) => (isMade ? [slip] : []));
}

const isManyMore = (cars: number, last: number): boolean => cars >= MANY_CARS && cars >= last * TIMES_THE_LAST;

/** Numbers of quarters (二丁目, 北1条) are no house numbers; 無番地 and 番外地 stand for one. */
function hasHouseNumber(address: string): boolean {
  const rest = address.normalize('NFKC').replace(/[\d一二三四五六七八九十]+(?:丁目|条|線)/g, '');
  return /\d|[一二三四五六七八九十百]+(?:番|号)|無番地|番外地/.test(rest);
}
