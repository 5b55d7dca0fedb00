import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, smallint, text, unique } from 'drizzle-orm/pg-core';
import { id, instant, isFilled, isId, isOneOf } from './columns.ts';

const BILLING_UNITS = ['everyContract', 'monthly'] as const;

/** A customer's company. */
export const accounts = pgTable(
  'accounts',
  {
    id: id('id').primaryKey(),
    companyName: text('company_name').notNull(),
    billingUnit: text('billing_unit', { enum: BILLING_UNITS }).notNull().default('everyContract'),
    billingClosingDay: smallint('billing_closing_day').notNull().default(31),
  },
  (table) => [
    isId('accounts_id', table.id),
    isFilled('accounts_company_name', table.companyName),
    isOneOf('accounts_billing_unit', table.billingUnit, BILLING_UNITS),
    check('accounts_billing_closing_day', sql`${table.billingClosingDay} between 1 and 31`),
  ],
);

/** A person of a company; signs in when `authUid` is set. */
export const contacts = pgTable(
  'contacts',
  {
    id: id('id').primaryKey(),
    accountId: id('account_id')
      .notNull()
      .references(() => accounts.id),
    authUid: text('auth_uid').unique(),
    email: text('email').notNull(),
    lastName: text('last_name').notNull(),
    firstName: text('first_name').notNull(),
    lastNameKana: text('last_name_kana'),
    firstNameKana: text('first_name_kana'),
    department: text('department'),
    tel: text('tel'),
    fax: text('fax'),
    /** Since when the password has to be another; null: it need not. */
    passwordChangeRequiredAt: instant('password_change_required_at'),
    isRequiredMfa: boolean('is_required_mfa').notNull().default(false),
    emailNotification: text('email_notification').notNull().default('ALL'),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** What happened before counts as read; at first all from before the person was there. */
    notificationsReadUntil: instant('notifications_read_until').notNull().defaultNow(),
  },
  (table) => [
    isId('contacts_id', table.id),
    isFilled('contacts_auth_uid', table.authUid),
    isFilled('contacts_department', table.department),
    // Rows of an account refer to it by this pair, so that none can point at another account's contact.
    unique('contacts_id_account_id').on(table.id, table.accountId),
    index('contacts_account_id').on(table.accountId, table.department),
  ],
);
