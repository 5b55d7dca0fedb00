import type { RequestListener } from 'node:http';
import type { Clock, IdentityAdmin, IdentityUser } from '@portal/lessee-api/platform';
import { createApp } from 'firebase-tools/lib/emulator/auth/server.js';
import type { AgentProjectState, UserInfo } from 'firebase-tools/lib/emulator/auth/state.js';
import type { OutboxMessage } from '#outbox/outbox.ts';
import { pruneApiSpec } from './api-spec.ts';
import { createIdentityControl, type IdentityControl } from './identity-control.ts';
import { validateLazily } from './lazy-validation.ts';
import { extendOperations } from './operations.ts';
import { PortalProject } from './portal-project.ts';
import { type SeedAccount, seededUser } from './seeded-user.ts';

interface IdentityOptions {
  projectId: string;
  stateFile: string;
  clock: Clock;
  /** The base address for the links in mails. */
  actionUrl: string;
  send(message: OutboxMessage): void;
}

export interface Identity extends IdentityAdmin {
  /** The identity platform's REST interface. */
  listener: RequestListener;
  control: IdentityControl;
  ensureUsers(accounts: readonly SeedAccount[]): Promise<void>;
  clear(): void;
}

/** `SingleProjectMode.NO_WARNING`: tests may use their own projects. */
const noProjectWarning = 0;

export async function createIdentity(options: IdentityOptions): Promise<Identity> {
  const project = new PortalProject(options);

  pruneApiSpec();
  validateLazily();
  extendOperations();
  const projects = new Map<string, AgentProjectState>([[options.projectId, project]]);
  const listener = await createApp(options.projectId, noProjectWarning, projects);

  return {
    listener,
    control: createIdentityControl(project),
    clear: () => project.clear(),
    userOf: async (uid) => {
      const user = project.getUserByLocalId(uid);
      return user === undefined ? null : describe(user);
    },
    endSessions: async (uid, before) => {
      project.endSessionsBefore(uid, before);
      project.save();
    },
    ensureUsers: async (accounts) => {
      for (const account of accounts) ensureUser(project, account);
      project.save();
    },
  };
}

function describe({ disabled = false, mfaInfo = [], passwordUpdatedAt, validSince }: UserInfo): IdentityUser {
  const newest = [...mfaInfo].sort((a, b) => (a.enrolledAt ?? '').localeCompare(b.enrolledAt ?? '')).at(-1);
  return {
    isDisabled: disabled,
    isMfaEnabled: newest !== undefined,
    phoneNumber: newest?.unobfuscatedPhoneInfo ?? null,
    passwordSetAt: passwordUpdatedAt === undefined ? null : new Date(passwordUpdatedAt),
    tokensValidAfter: validSince === undefined ? null : new Date(Number(validSince) * 1000),
  };
}

/** An existing user keeps password, factors and state: they belong to the customer by now. Only the claim is ours. */
function ensureUser(project: PortalProject, account: SeedAccount): void {
  const { uid, email } = account;
  const known = project.getUserByLocalId(uid);
  const { customAttributes, ...rest } = seededUser(account, project.now());
  if (known) {
    if (known.customAttributes !== customAttributes) project.updateUserByLocalId(uid, { customAttributes });
    return;
  }
  if (project.getUserByEmail(email)) {
    throw new Error(`${email} belongs to another user than the seed's ${uid}. Start with "npm start -- --reset".`);
  }
  project.createUserWithLocalId(uid, { customAttributes, ...rest });
}
