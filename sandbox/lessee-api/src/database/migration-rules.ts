/**
 * Old and new processes use one database beside each other while a release goes out, and the old ones are not asked: a
 * migration only adds. What takes something away comes releases later, when nothing has used it for long, and says since
 * when: `-- contract: since 0018`.
 */
const CONTRACT = /^-- contract: since (\d{4})$/m;
const BREAKPOINT = '--> statement-breakpoint';

export interface Migration {
  /** `0018_some-words` */
  readonly name: string;
  readonly sql: string;
}

/** The last migration of the release that stopped using what this one takes away; null: it takes nothing away. */
export const contractsSince = (sql: string): string | null => CONTRACT.exec(sql)?.[1] ?? null;

/** What is wrong with it, one line for each statement; an empty list: an old process goes on beside it. */
export function faultsOf({ name, sql }: Migration): string[] {
  const since = contractsSince(sql);
  if (since !== null)
    return since < name.slice(0, 4) ? [] : [`${name} contracts since ${since}, which is not before it`];
  const statements = sql.split(BREAKPOINT).map((text) =>
    text
      .replace(/^\s*--.*$/gm, '')
      .replace(/\s+/g, ' ')
      .trim(),
  );
  const created = statements.flatMap((text) => /^CREATE (?:UNLOGGED )?TABLE "(\w+)"/i.exec(text)?.[1] ?? []);
  const added = statements.flatMap((text) => /^ALTER TABLE "\w+" ADD COLUMN "(\w+)"/i.exec(text)?.[1] ?? []);
  return statements.flatMap((text) => {
    const fault = text === '' ? null : faultOf(text.replace(/;$/, ''), created, added);
    return fault === null ? [] : [`${name}: ${fault}: ${text.slice(0, 100)}`];
  });
}

function faultOf(text: string, created: readonly string[], added: readonly string[]): string | null {
  if (/^CREATE (?:(?:UNLOGGED )?TABLE|FUNCTION|EXTENSION)\b/i.test(text)) return null;
  const table = /^(?:ALTER TABLE|CREATE (?:UNIQUE )?INDEX .*? ON) "(\w+)"/i.exec(text)?.[1];
  // Nobody uses it yet.
  if (table !== undefined && created.includes(table)) return null;
  if (/^CREATE INDEX/i.test(text)) {
    return /^CREATE INDEX IF NOT EXISTS/i.test(text)
      ? null
      : 'an index stops all writes while it is made; with IF NOT EXISTS it can be made before, CONCURRENTLY';
  }
  if (/^ALTER TABLE "\w+" ADD COLUMN/i.test(text)) {
    const isFilled =
      /\bNOT NULL\b/i.test(text) && !/\bDEFAULT (?:'[^']*'|[\d.]+|true|false|now\(\))(?= |$)/i.test(text);
    return isFilled ? 'an old process does not fill it: give it a constant default, or let it be null' : null;
  }
  if (/^ALTER TABLE "\w+" ADD CONSTRAINT "\w+" (?:CHECK|FOREIGN KEY)/i.test(text)) {
    const isOfNew = added.some((column) => text.includes(`"${column}"`));
    return isOfNew || /\bNOT VALID$/i.test(text)
      ? null
      : 'an old process may write against it, and every row is looked at under a lock: NOT VALID';
  }
  return 'it takes away, changes or locks what an old process uses';
}
