/** Files made of what a list has found. Only pages that offer one fetch it, once it is asked for. */
export { type CsvColumn, CsvDialog } from './csv-dialog.tsx';
export { type CsvCell, type CsvEncoding, type CsvFile, csvFile } from './csv-file.ts';
export { DoneButton } from './done-button.tsx';
export { EncodingField, useKeptEncoding } from './encoding-field.tsx';
export { ExportProgress } from './export-progress.tsx';
export { type PageOfRows, type RowsRead, readAllRows } from './read-all-rows.ts';
export { retryWhileBusy } from './retry-while-busy.ts';
export { UnwritableNotice } from './unwritable-notice.tsx';
