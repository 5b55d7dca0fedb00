import { addDays, tokyoDate } from '@portal/platform/text';
import type { accounts, contacts } from '#database/schema/account.ts';
import type { estimates } from '#database/schema/estimate.ts';
import type { orders } from '#database/schema/order.ts';
import type { EstimatesInput } from '#documents/estimates.ts';

export interface OrderWithCustomer {
  readonly order: typeof orders.$inferSelect;
  /** Whose order it is. */
  readonly contact: typeof contacts.$inferSelect;
  readonly account: typeof accounts.$inferSelect;
}

/** For this many days from the date of the sheet the provider keeps to its prices. */
const VALID_DAYS = 30;

/** The sheet that is made today of these estimates, in their order. It is addressed to the person who ordered them. */
export const sheetOf = (
  { order, contact, account }: OrderWithCustomer,
  chosen: readonly (typeof estimates.$inferSelect)[],
  /** The estimates' places by arrival: whoever gets the sheet speaks of the same numbers as the portal. */
  places: ReadonlyMap<string, number>,
  today: string,
): EstimatesInput => ({
  number: numberOf(order),
  addressee: {
    companyName: account.companyName,
    department: contact.department,
    personName: `${contact.lastName} ${contact.firstName}`,
  },
  siteName: order.name,
  siteAddress: order.address,
  startDate: order.startDate,
  endDate: order.endDate,
  numberOfCars: order.numberOfCars,
  automobileType: order.automobileType,
  issuedOn: today,
  validUntil: addDays(today, VALID_DAYS),
  estimates: chosen.map((estimate) => ({
    place: places.get(estimate.id) ?? 1,
    number: numberOf(estimate),
    parkingName: estimate.parkingName,
    address: estimate.address,
    minutesOnFoot: estimate.minutesOnFoot,
    monthlyRent: estimate.monthlyRent,
    vacancy: estimate.vacancy,
  })),
});

/** 見積番号, for use on the telephone: the month of creation and a part of the id. */
const numberOf = ({ id, createdAt }: { id: string; createdAt: Date }): string =>
  `M${tokyoDate(createdAt).slice(0, 7).replace('-', '')}-${id.slice(0, 6).toUpperCase()}`;
