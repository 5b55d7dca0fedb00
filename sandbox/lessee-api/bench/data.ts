import type { EstimateStatus } from '@portal/contract/estimate';
import { addDays, inTokyo } from '@portal/platform/text';
import { bulkInsert } from '#database/bulk-insert.ts';
import type { Db } from '#database/database.ts';
import { newId } from '#database/id.ts';
import { accounts, contacts } from '#database/schema/account.ts';
import { billings } from '#database/schema/billing.ts';
import { contracts } from '#database/schema/contract.ts';
import { estimates } from '#database/schema/estimate.ts';
import { orders } from '#database/schema/order.ts';
import { contractPapers } from '#database/schema/papers.ts';
import { searchText } from '#database/search-text.ts';

/** All measurements run on this day. */
export const TODAY = '2026-11-20';

const ORDERS = 100_000;
const ESTIMATES_PER_ORDER = 3;
const PEOPLE_PER_ACCOUNT = 12;
const BATCH = 5_000;

/** Park and Miller's generator: the same numbers in every run. */
function createDice() {
  let state = 20_261_120;
  const fraction = (): number => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
  const int = (min: number, max: number): number => min + Math.floor(fraction() * (max - min + 1));
  return {
    fraction,
    int,
    chance: (probability: number): boolean => fraction() < probability,
    pick: <T>(items: readonly [T, ...T[]]): T => items[int(0, items.length - 1)] ?? items[0],
  };
}
type Dice = ReturnType<typeof createDice>;

const noRows = () => ({
  orders: [] as (typeof orders.$inferInsert)[],
  estimates: [] as (typeof estimates.$inferInsert)[],
  papers: [] as (typeof contractPapers.$inferInsert)[],
  contracts: [] as (typeof contracts.$inferInsert)[],
  billings: [] as (typeof billings.$inferInsert)[],
});
type Rows = ReturnType<typeof noRows>;

async function insertRows(db: Db, rows: Rows): Promise<void> {
  await bulkInsert(db, orders, rows.orders);
  await bulkInsert(db, estimates, rows.estimates);
  await bulkInsert(db, contractPapers, rows.papers);
  await bulkInsert(db, contracts, rows.contracts);
  await bulkInsert(db, billings, rows.billings);
}

type Towns = readonly [prefecture: string, towns: readonly [string, ...string[]]];

const PLACES: readonly [Towns, ...Towns[]] = [
  ['東京都', ['港区芝公園', '品川区大崎', '新宿区西新宿', '江東区豊洲', '八王子市旭町']],
  ['神奈川県', ['横浜市西区みなとみらい', '川崎市幸区堀川町', '藤沢市南藤沢']],
  ['大阪府', ['大阪市北区梅田', '堺市堺区南花田口町', '吹田市江坂町']],
  ['愛知県', ['名古屋市中村区名駅', '豊田市西町']],
  ['福岡県', ['福岡市博多区博多駅前', '北九州市小倉北区浅野']],
  ['北海道', ['札幌市中央区北五条西', '函館市若松町']],
];
const OWNERS = [
  '山田ビル',
  'サンライズマンション',
  '第二小学校',
  '県立病院',
  'みどり保育園',
  '中央図書館',
  'グランドハイツ',
  '駅前再開発',
  'ＡＢＣタワー',
  '橋梁',
] as const;
const WORKS = [
  '新築工事',
  '改修工事',
  '解体工事',
  '外壁塗装工事',
  '電気設備工事',
  '給排水設備工事',
  '造成工事',
  '耐震補強工事',
] as const;
const DEPARTMENTS = ['工事部', '総務部', '営業部', null] as const;
const STATUSES = ['unanswered', 'rejected', 'accepted', 'contracted', 'aborted'] as const;

interface Account {
  readonly id: string;
  readonly people: readonly { readonly id: string; readonly uid: string }[];
}

/** The two accounts that are measured: one has 60 % of the 100,000 orders, the other 1 %. */
export type AccountSize = '60k' | '1k';
const SIZES: readonly AccountSize[] = ['60k', '1k'];
const OTHER_ACCOUNTS = 39;

export const uidOf = (account: string, person: number): string => `bench-${account}-${person}`;
/** The account's first person. */
export const callerOf = (size: AccountSize): string => uidOf(size, 0);

/**
 * 41 companies, 100,000 orders and 300,000 estimates of every status. Each contracted estimate has a contract with a
 * bill, because home counts them. The companies' orders are mixed in the table, as they would be after some time.
 */
export async function fill(db: Db, say: (line: string) => void): Promise<void> {
  const dice = createDice();
  const made = await makeAccounts(db, dice);
  for (let start = 0; start < ORDERS; start += BATCH) {
    const rows = noRows();
    for (let index = start; index < start + BATCH; index += 1) addOrder(rows, accountFor(made, index, dice), dice);
    await insertRows(db, rows);
    say(`  ${start + BATCH} orders`);
  }
}

async function makeAccounts(db: Db, dice: Dice): Promise<Map<string, Account>> {
  const names = [...SIZES, ...Array.from({ length: OTHER_ACCOUNTS }, (_, index) => `other-${index}`)];
  const made = names.map((name) => ({
    id: newId(),
    people: Array.from({ length: PEOPLE_PER_ACCOUNT }, (_, index) => ({ id: newId(), uid: uidOf(name, index) })),
  }));
  await bulkInsert(
    db,
    accounts,
    names.map((name, index) => ({
      id: made[index]?.id ?? '',
      companyName: `株式会社${name}`,
      billingUnit: 'everyContract',
      billingClosingDay: 31,
    })),
  );
  const rows = made.flatMap(({ id: accountId, people }) =>
    people.map(({ id, uid }) => ({
      id,
      accountId,
      authUid: uid,
      email: `${uid}@bench.example`,
      lastName: dice.pick(['佐藤', '鈴木', '高橋', '田中']),
      firstName: dice.pick(['健', '誠', '葵', '陽子']),
      department: dice.pick(DEPARTMENTS),
      isRequiredMfa: false,
      emailNotification: 'ALL',
      createdAt: inTokyo('2022-12-01'),
    })),
  );
  await bulkInsert(db, contacts, rows);
  return new Map(names.map((name, index) => [name, made[index] ?? { id: '', people: [] }]));
}

function accountFor(made: Map<string, Account>, index: number, dice: Dice): Account {
  const name = index % 5 < 3 ? '60k' : index % 100 === 3 ? '1k' : `other-${dice.int(0, OTHER_ACCOUNTS - 1)}`;
  const account = made.get(name);
  if (!account) throw new Error(`No account ${name}`);
  return account;
}

function addOrder(rows: Rows, account: Account, dice: Dice): void {
  const [prefecture, towns] = dice.pick(PLACES);
  const town = dice.pick(towns);
  const name = `${town}${dice.pick(OWNERS)}${dice.pick(WORKS)} 第${dice.int(1, 99)}期`;
  const address = `${prefecture}${town}${dice.int(1, 9)}-${dice.int(1, 30)}-${dice.int(1, 20)}`;
  const startDate = addDays('2023-01-01', dice.int(0, 1499));
  const order = {
    id: newId(),
    accountId: account.id,
    contactId: account.people[dice.int(0, PEOPLE_PER_ACCOUNT - 1)]?.id ?? '',
    name,
    address,
    searchText: searchText(name, address),
    latitude: 35 + dice.fraction(),
    longitude: 139 + dice.fraction(),
    numberOfCars: dice.int(1, 5),
    automobileType: dice.pick(['NORMAL', 'LIGHT', 'TRUCK_2T']),
    startDate,
    endDate: addDays(startDate, dice.int(10, 309)),
    remarks: '',
    isSearchStopped: dice.chance(0.05),
    createdAt: new Date(inTokyo(addDays(startDate, -14)).getTime() + dice.int(0, 86_399_999)),
  };
  rows.orders.push(order);
  for (let index = 0; index < ESTIMATES_PER_ORDER; index += 1) addEstimate(rows, order, dice.pick(STATUSES), dice);
}

function addEstimate(rows: Rows, order: Rows['orders'][number], status: EstimateStatus, dice: Dice): void {
  const createdAt = new Date(order.createdAt.getTime() + 3_600_000);
  const estimate = {
    id: newId(),
    accountId: order.accountId,
    orderId: order.id,
    status,
    parkingName: '第一駐車場',
    address: order.address,
    latitude: order.latitude,
    longitude: order.longitude,
    minutesOnFoot: dice.int(1, 15),
    monthlyRent: 15_000 + dice.int(0, 29) * 1_000,
    vacancy: dice.int(1, 12),
    createdAt,
    answeredAt: status === 'unanswered' || status === 'aborted' ? null : createdAt,
  };
  rows.estimates.push(estimate);
  if (status === 'contracted') addContract(rows, order, estimate, dice);
}

function addContract(rows: Rows, order: Rows['orders'][number], estimate: Rows['estimates'][number], dice: Dice): void {
  const papers = {
    id: newId(),
    accountId: order.accountId,
    orderId: order.id,
    estimateId: estimate.id,
    number: `K-${estimate.id}`,
    documentId: newId(),
    documentName: '契約書',
    createdAt: estimate.createdAt,
    submittedAt: estimate.createdAt,
    contractedAt: estimate.createdAt,
  };
  rows.papers.push(papers);
  const contract = {
    id: papers.id,
    accountId: order.accountId,
    orderId: order.id,
    estimateId: estimate.id,
    parkingName: estimate.parkingName,
    parkingAddress: estimate.address,
    searchText: searchText(estimate.parkingName, estimate.address, order.name),
    latitude: order.latitude,
    longitude: order.longitude,
    startAt: inTokyo(order.startDate),
    endAt: inTokyo(order.endDate, '23:59:59.999'),
    monthlyRent: estimate.monthlyRent,
    numberOfCars: order.numberOfCars,
    createdAt: estimate.createdAt,
  };
  rows.contracts.push(contract);
  const id = newId();
  const name = `請求書_${contract.parkingName}`;
  rows.billings.push({
    id,
    accountId: order.accountId,
    contractId: contract.id,
    number: id,
    name,
    parkingAddress: contract.parkingAddress,
    searchText: searchText(name, contract.parkingAddress),
    startDate: order.startDate,
    endDate: order.startDate,
    totalRent: contract.monthlyRent,
    billingDate: order.startDate,
    paymentDueDate: addDays(order.startDate, 30),
    issuedAt: inTokyo(order.startDate),
    downloadedAt: dice.chance(0.9) ? inTokyo(addDays(order.startDate, 2)) : null,
  });
}
