import type { EstimateStatus } from '@portal/contract/estimate';
import { AUTOMOBILE_TYPES } from '@portal/contract/order-create';
import { searchText } from '@portal/lessee-api/database/search-text';
import { addDays, tokyoDate } from '@portal/platform/text';
import type { Random } from '#random/random.ts';
import { parkingNear } from '#trade/nearby-parking.ts';
import type { Company, Person } from './companies.ts';
import { addContract } from './contract-history.ts';
import { addPapers } from './papers-history.ts';
import { personFor } from './person-for.ts';
import type { Rows } from './rows.ts';
import type { Stage } from './stages.ts';
import { type Place, places } from './words/places.ts';
import { buildings, remarks, works } from './words/works.ts';
import { atWork } from './working-time.ts';

interface OrderPlan {
  readonly company: Company;
  readonly person: Person;
  readonly stage: Stage;
  /** Instead of a generated one. */
  readonly name?: string | undefined;
  readonly today: string;
  readonly random: Random;
}

/** Writes an order in its state of today, with the estimates, the contract and the bills that led there. */
export function addOrderHistory(rows: Rows, plan: OrderPlan): void {
  const { company, person, stage, today, random } = plan;
  const schedule = stage.schedule(random);
  const order = {
    id: random.id(),
    accountId: company.account.id,
    contactId: person.contact.id,
    ...siteOf(plan),
    numberOfCars: random.int(1, 4),
    automobileType: random.pick(AUTOMOBILE_TYPES),
    startDate: addDays(today, schedule.start),
    endDate: addDays(today, schedule.end),
    remarks: random.pick(remarks),
    isSearchStopped: stage.isSearchStopped ?? false,
    createdAt: atWork(addDays(today, schedule.created), random),
  };
  rows.orders.push(order);
  for (const status of stage.estimates(random)) {
    const estimate = makeEstimate(plan, order, status);
    rows.estimates.push(estimate);
    if (status === 'contracted')
      addContract(rows, { company, order, estimate, today, random: random.fork('contract') });
    if (status === 'accepted') addPapersOf(rows, estimate, random.fork(`papers/${estimate.id}`));
  }
}

/** Some are being prepared, some wait for the customer, some are signed and wait for a check. */
function addPapersOf(rows: Rows, estimate: Rows['estimates'][number], random: Random): void {
  const status = random.pick(['none', 'toBeSigned', 'toBeSigned', 'submitted'] as const);
  if (status !== 'none') addPapers(rows, { estimate, status, random });
}

function siteOf({ name, random }: OrderPlan) {
  const place = random.pick(places);
  const address = addressIn(place, random);
  const siteName = name ?? `${place.town}${random.pick(buildings)}${random.pick(works)}`;
  return {
    name: siteName,
    address,
    searchText: searchText(siteName, address),
    latitude: near(place.latitude, random),
    longitude: near(place.longitude, random),
  };
}

const addressIn = ({ prefecture, municipality, town }: Place, random: Random): string =>
  `${prefecture}${municipality}${town}${random.int(1, 5)}丁目${random.int(1, 30)}-${random.int(1, 20)}`;

/** Within about 300 metres. */
const near = (degrees: number, random: Random): number =>
  Math.round((degrees + (random.fraction() - 0.5) * 0.005) * 1e6) / 1e6;

type Order = Rows['orders'][number];

function makeEstimate({ company, random }: OrderPlan, order: Order, status: EstimateStatus): Rows['estimates'][number] {
  const createdAt = atWork(addDays(tokyoDate(order.createdAt), 1), random);
  const isAnswered = status !== 'unanswered' && status !== 'aborted';
  return {
    id: random.id(),
    accountId: order.accountId,
    orderId: order.id,
    status,
    ...parkingNear(order, random),
    createdAt,
    answeredAt: isAnswered ? new Date(createdAt.getTime() + random.int(1, 60) * 60_000) : null,
    contactId: isAnswered ? personFor(company, random.fork('answered')).contact.id : null,
  };
}
