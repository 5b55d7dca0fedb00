/** The lessee API alone, in production: `npm run build -- api`, `node bin/main.js`, configured by its environment. */
import { writeLog } from '#api/core/log.ts';
import { openDatabase } from '#database/open.ts';
import { systemClock } from '#platform/clock.ts';
import { type Management, startManagement } from '#server/management/management-server.ts';
import { type ApiServerSettings, readSettings } from '#server/settings.ts';
import { startApiServer } from '#server/start.ts';
import { stopOnSignals } from '#server/stop-on-signals.ts';

const event = (text: string): void => writeLog({ level: 'info', event: text });

async function run(): Promise<void> {
  const settings = readSettings(process.env);
  // A new version of the database can take minutes, and whoever asks whether the process is alive must not end it.
  const management = settings.management && (await startManagement(settings.management));
  try {
    await serve(settings, management);
  } catch (error) {
    await management?.close();
    throw error;
  }
}

async function serve(settings: ApiServerSettings, management: Management | null): Promise<void> {
  const database = await openDatabase({ url: settings.databaseUrl });
  const surroundings = { database, clock: systemClock, log: writeLog, management };
  const server = startApiServer(settings, surroundings).catch(async (error) => {
    await database.close();
    throw error;
  });
  stopOnSignals(async () => (await server).stop(), event);
  event(`listening on ${(await server).address}`);
}

try {
  await run();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
