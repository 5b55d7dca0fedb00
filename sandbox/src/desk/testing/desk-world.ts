import { type Render, renderHere } from '@portal/lessee-api/documents/renderers';
import type { LogEntry } from '@portal/lessee-api/log';
import type { Mail } from '@portal/lessee-api/platform';
import { openWorld, PORTAL_ORIGIN, type World } from '@portal/lessee-api/testing/world';
import { brand } from '@portal/platform/text/brand';
import { createDeskCommands, type DeskCommands } from '../commands.ts';
import { createDesk, type Desk, type DeskPace } from '../desk.ts';

/** The API's world with a desk that works in steps. */
export interface DeskWorld extends World {
  readonly desk: Desk;
  readonly commands: DeskCommands;
  readonly deskLog: LogEntry[];
  /** Another desk on the same database. */
  openDesk(pace?: DeskPace, render?: Render): Desk;
  /** What one step sends, oldest first. */
  mailsOfStep(): Promise<Mail[]>;
}

export async function openDeskWorld(now?: string, { isManual = false } = {}): Promise<DeskWorld> {
  const world = await openWorld(now);
  const { database, platform, clock } = world;
  const deskLog: LogEntry[] = [];
  const openDesk = (pace?: DeskPace, render: Render = renderHere) =>
    createDesk({
      database,
      platform,
      clock,
      render,
      portalOrigin: PORTAL_ORIGIN,
      isManual,
      log: (entry) => deskLog.push(entry),
      ...(pace && { pace }),
    });
  const desk = openDesk();
  const mailsOfStep = async (): Promise<Mail[]> => {
    platform.mails.splice(0);
    await desk.step();
    return platform.mails.filter((message) => message.kind === 'mail');
  };
  return { ...world, desk, commands: createDeskCommands({ database, clock }), deskLog, openDesk, mailsOfStep };
}

/** Without the portal's name, which starts every subject. */
export const titlesOf = (mails: readonly Mail[]): string[] =>
  mails.map(({ subject }) => subject.replace(`【${brand.name}】`, ''));
