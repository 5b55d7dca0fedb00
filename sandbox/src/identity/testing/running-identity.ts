import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { systemClock } from '@portal/lessee-api/clock';
import type { Mail } from '@portal/lessee-api/platform';
import { type LoopbackServer, listenOnLoopback } from '#lifecycle/loopback.ts';
import type { OutboxMessage, Sms } from '#outbox/outbox.ts';
import { createIdentity, type Identity } from '../identity.ts';
import type { SeedAccount } from '../seeded-user.ts';

export interface RunningIdentity {
  identity(): Identity;
  address(): string;
  /** The same state folder and port, as after `npm start`. */
  restart(): Promise<void>;
  stop(): Promise<void>;
  lastMail(): Mail;
  lastSms(): Sms;
  readonly sent: OutboxMessage[];
}

/** The identity service on any free port; `sent` holds what it sends. */
export async function runIdentity(seed: readonly SeedAccount[], projectId = 'demo-portal'): Promise<RunningIdentity> {
  const stateDir = mkdtempSync(join(tmpdir(), 'sandbox-identity-'));
  const sent: OutboxMessage[] = [];
  let identity: Identity;
  let server: LoopbackServer;

  const start = async (port: number): Promise<void> => {
    identity = await createIdentity({
      projectId,
      stateFile: join(stateDir, 'identity.json'),
      clock: systemClock,
      actionUrl: 'http://localhost:4000/auth-action',
      send: (message) => sent.push(message),
    });
    await identity.ensureUsers(seed);
    server = await listenOnLoopback('identity', port, identity.listener);
  };
  await start(0);

  return {
    sent,
    identity: () => identity,
    address: () => `http://127.0.0.1:${server.port}`,
    restart: async () => {
      await server.close();
      await start(server.port);
      await forgetOldConnections(server.port);
    },
    stop: async () => {
      await server.close();
      rmSync(stateDir, { recursive: true });
    },
    lastMail: () => {
      const mail = sent.findLast((message) => message.kind === 'mail');
      if (mail?.kind !== 'mail') throw new Error('No mail was sent.');
      return mail;
    },
    lastSms: () => {
      const sms = sent.findLast((message) => message.kind === 'sms');
      if (sms?.kind !== 'sms') throw new Error('No SMS was sent.');
      return sms;
    },
  };
}

/** fetch() may still use a connection that the old server has just closed; a browser opens another one itself. */
async function forgetOldConnections(port: number): Promise<void> {
  for (let works = false; !works; ) {
    works = await fetch(`http://127.0.0.1:${port}/`).then(
      () => true,
      () => false,
    );
  }
}
