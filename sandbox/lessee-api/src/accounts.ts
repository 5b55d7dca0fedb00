/**
 * What the provider's staff do with an account at the identity provider, configured like the API:
 * `node bin/accounts.js contact <e-mail> <contactId>` gives it the claim by which storage
 * knows its files; `… sign-out <e-mail>` ends its sessions in all browsers.
 */
import { createFirebaseIdentity, type FirebaseIdentity } from '#clients/firebase-identity.ts';
import { readSettings } from '#server/settings.ts';

const USAGE = 'Usage: accounts.js contact <e-mail> <contactId>, or accounts.js sign-out <e-mail>';
const say = (line: string): void => void process.stdout.write(`${line}\n`);

type Command = (identity: FirebaseIdentity, uid: string) => Promise<string>;

function readCommand([name, email = '', contactId = '', ...rest]: readonly string[]): { email: string; run: Command } {
  const hasContact = /^[0-9A-Za-z]{18}$/.test(contactId);
  if (name === 'contact' && hasContact && rest.length === 0) {
    const run: Command = async (identity, uid) => {
      await identity.setContact(uid, contactId);
      return 'The claim is set. The account’s next token has it, within an hour or at the next sign-in.';
    };
    return { email, run };
  }
  if (name === 'sign-out' && email !== '' && contactId === '') {
    const run: Command = async (identity, uid) => {
      await identity.endSessions(uid, new Date());
      return 'All sessions have ended; the API refuses them from now on.';
    };
    return { email, run };
  }
  throw new Error(USAGE);
}

async function run(args: readonly string[]): Promise<void> {
  const { email, run } = readCommand(args);
  const { projectId, services } = readSettings(process.env);
  if (services.identity === null) throw new Error('Set IDENTITY_PROVIDER=firebase.');
  const identity = createFirebaseIdentity({ projectId, ...services.identity });
  const uid = await identity.uidOf(email);
  if (uid === null) throw new Error('Nobody has this address.');
  say(await run(identity, uid));
}

try {
  await run(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
