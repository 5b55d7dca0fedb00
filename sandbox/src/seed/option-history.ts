import { REQUEST_SERVICES, type RequestService } from '@portal/contract/option';
import { contentColumns } from '@portal/lessee-api/option/option-content';
import { addDays, inTokyo, latest, tokyoDate } from '@portal/platform/text';
import { createRandom, type Random } from '#random/random.ts';
import { answeredOn, finishedOn } from '#trade/application-days.ts';
import type { Company } from './companies.ts';
import { personFor } from './person-for.ts';
import type { Rows } from './rows.ts';
import { optionRemarks, otherRequests, servicePurposes } from './words/options.ts';
import { places } from './words/places.ts';

/**
 * A company's applications, newest first: every service in turn, some with a second one, some cancelled. About half
 * belong to one of the company's running orders; most of the others give an address.
 */
export function addOptions(rows: Rows, company: Company, count: number, today: string): void {
  const source = createRandom(`options/${company.key}`);
  const orders = rows.orders.filter(({ accountId, endDate }) => accountId === company.account.id && endDate >= today);
  for (let index = 0; index < count; index += 1) {
    const service = REQUEST_SERVICES[index % REQUEST_SERVICES.length] ?? 'other';
    const random = source.fork(String(index));
    const order = random.chance(0.5) ? orders[random.int(0, orders.length - 1)] : undefined;
    const name = freeName(rows, company, nameFor(service, order, random));
    const appliedOn = latest(addDays(today, -2 - index * 7), order ? addDays(tokyoDate(order.createdAt), 1) : '');
    const applied = {
      id: random.id(),
      accountId: company.account.id,
      contactId: order?.contactId ?? personFor(company, random).contact.id,
      ...contentColumns({
        name,
        orderId: order?.id ?? null,
        requestService: servicesWith(service, random),
        otherRequestContent: service === 'other' ? random.pick(otherRequests) : null,
        ...(order === undefined && random.chance(0.7) ? addressFrom(random) : noAddress),
        ...(random.chance(0.8) ? periodAfter(appliedOn, random) : noPeriod),
        others: random.pick(optionRemarks),
      }),
    };
    const day = appliedOn < today ? appliedOn : addDays(today, -1);
    // The second waits for an answer that is late.
    rows.options.push({ ...applied, ...stampsOn(day, applied.usingEndTime, random, index === 1 ? '' : today) });
  }
}

const nameFor = (service: RequestService, order: Rows['orders'][number] | undefined, random: Random): string =>
  `${order?.name ?? `${random.pick(places).town}の現場`} ${random.pick(servicePurposes[service])}`;

/** Two of a company's applications share a name only if the first was cancelled. */
function freeName(rows: Rows, company: Company, name: string): string {
  const isTaken = rows.options.some(
    (row) => row.accountId === company.account.id && row.name === name && row.cancelledAt === null,
  );
  return isTaken ? freeName(rows, company, `${name}（追加分）`) : name;
}

function servicesWith(service: RequestService, random: Random): RequestService[] {
  const second = random.chance(0.3) ? random.pick(REQUEST_SERVICES) : service;
  return REQUEST_SERVICES.filter((each) => each === service || (each === second && each !== 'other'));
}

const noAddress = { province: null, district: null, street: null };
function addressFrom(random: Random) {
  const { prefecture, municipality, town } = random.pick(places);
  const street = `${town}${random.int(1, 5)}丁目${random.int(1, 30)}-${random.int(1, 20)}`;
  return { province: prefecture, district: municipality, street };
}

const noPeriod = { usingStartTime: null, usingEndTime: null };
function periodAfter(day: string, random: Random) {
  const usingStartTime = addDays(day, random.int(7, 40));
  return { usingStartTime, usingEndTime: addDays(usingStartTime, random.int(0, 60)) };
}

/** Those that were applied for before the last days are answered, older ones are done. */
function stampsOn(day: string, usingEndTime: string | null, random: Random, today: string) {
  const createdAt = inTokyo(day, `1${random.int(0, 7)}:${random.int(10, 59)}:00.000`);
  const cancelledAt = random.chance(0.2) ? new Date(createdAt.getTime() + random.int(10, 300) * 60_000) : null;
  const stamps = { createdAt, updatedAt: cancelledAt ?? createdAt, cancelledAt };
  if (cancelledAt) return stamps;
  const expectedReplyOn = answeredOn(day);
  const doneOn = finishedOn(expectedReplyOn, usingEndTime);
  const atTen = (on: string) => (on < today ? inTokyo(on, '10:00:00.000') : null);
  const replies = { expectedReplyOn, answeredAt: atTen(expectedReplyOn), doneAt: atTen(doneOn) };
  return { ...stamps, receivedAt: new Date(createdAt.getTime() + 30 * 60_000), ...replies };
}
