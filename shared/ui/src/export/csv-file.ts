import Encoding from 'encoding-japanese';
import Papa from 'papaparse';

/** `utf8` with a byte-order mark, which Excel needs; `shiftJis` is Windows' code page 932. */
export const ENCODINGS = ['utf8', 'shiftJis'] as const;
export type CsvEncoding = (typeof ENCODINGS)[number];

/** null is an empty cell. */
export type CsvCell = string | number | null;

interface UnwritableCharacter {
  character: string;
  /** The first cell that has it. */
  text: string;
}

export interface CsvFile {
  blob: Blob;
  /** What the encoding does not have: written as "?". */
  unwritable: readonly UnwritableCharacter[];
}

const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Spreadsheets take a cell that begins so for a formula, also in full width: such a text gets an apostrophe in front
 * (OWASP, "CSV injection"). Numbers are ours and stay.
 */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

/** The table as a CSV file (RFC 4180), the first row with the names of the columns. */
export function csvFile(table: readonly (readonly CsvCell[])[], encoding: CsvEncoding): CsvFile {
  const text = Papa.unparse(
    table.map((row) => [...row]),
    { quotes: true, newline: '\r\n', escapeFormulae: FORMULA },
  );
  if (encoding === 'utf8') return { blob: csvBlob(BYTE_ORDER_MARK + text), unwritable: [] };
  const unwritable = [...new Set(text)].filter((character) => shiftJis(character) === null);
  const bytes = [...text].flatMap((character) => shiftJis(character) ?? [QUESTION_MARK]);
  return {
    blob: csvBlob(Uint8Array.from(bytes)),
    unwritable: unwritable.map((character) => whereIs(character, table)),
  };
}

const csvBlob = (content: string | Uint8Array<ArrayBuffer>): Blob => new Blob([content], { type: 'text/csv' });

const QUESTION_MARK = 0x3f;

const kept = new Map<string, readonly number[] | null>();

/** The bytes of one character; null if there are none. */
function shiftJis(character: string): readonly number[] | null {
  const known = kept.get(character);
  if (known !== undefined) return known;
  const bytes = converted(character);
  kept.set(character, bytes);
  return bytes;
}

function converted(character: string): readonly number[] | null {
  try {
    return Encoding.convert(character, { to: 'SJIS', from: 'UNICODE', type: 'array', fallback: 'error' });
  } catch {
    return null;
  }
}

const whereIs = (character: string, table: readonly (readonly CsvCell[])[]): UnwritableCharacter => ({
  character,
  text: String(table.flat().find((cell) => typeof cell === 'string' && cell.includes(character)) ?? character),
});
