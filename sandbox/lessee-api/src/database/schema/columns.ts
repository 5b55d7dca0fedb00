import { sql } from 'drizzle-orm';
import { type AnyPgColumn, check, customType, text, timestamp } from 'drizzle-orm/pg-core';

/** 18 alphanumerics: the analytics rule recognises ids by that length [1.22]. */
export const id = (name: string) => text(name);

/** Milliseconds, like JavaScript's Date: a cursor made from a Date must find its row again. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

export const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

export const isId = (name: string, column: AnyPgColumn) => check(name, sql`${column} ~ '^[0-9A-Za-z]{18}$'`);

/** The values are constants of the contract, never input; a check constraint cannot have parameters. */
export const isOneOf = (name: string, column: AnyPgColumn, values: readonly string[]) =>
  check(name, sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(', '))})`);

export const isFilled = (name: string, column: AnyPgColumn) => check(name, sql`length(${column}) > 0`);

export const isOnEarth = (name: string, latitude: AnyPgColumn, longitude: AnyPgColumn) =>
  check(name, sql`${latitude} between -90 and 90 and ${longitude} between -180 and 180`);
