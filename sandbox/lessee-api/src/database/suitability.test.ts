import { unsuitability } from './suitability.ts';

const fit = { version: 150_014, encoding: 'UTF8', trigrams: 6 };

test.each([
  ['fit', fit, null],
  ['too old', { ...fit, version: 140_009 }, 'PostgreSQL 15 or later is needed, this is 14.'],
  ['of another encoding', { ...fit, encoding: 'SQL_ASCII' }, 'encoding is SQL_ASCII'],
  ['without Japanese letters (LC_CTYPE=C)', { ...fit, trigrams: 0 }, "locale 'C.UTF-8'"],
])('a database that is %s', (_what, abilities, sentence) => {
  if (sentence === null) expect(unsuitability(abilities)).toBeNull();
  else expect(unsuitability(abilities)).toContain(sentence);
});
