import { programOf, run } from './run.ts';

/** Format, lint and types. All of them are said, not only the first that fails. */
export async function checkOwn(): Promise<number> {
  const format = await run(process.execPath, [programOf('@biomejs/biome', 'biome'), 'check', '--error-on-warnings']);
  const types = await run(process.execPath, [programOf('typescript', 'tsc'), '--noEmit']);
  return format || types;
}
