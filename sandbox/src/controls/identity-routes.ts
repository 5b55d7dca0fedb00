import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import type { IdentityControl } from '#identity/identity-control.ts';
import { ageingThings } from '#identity/portal-project.ts';
import { badRequest, readBody } from './body.ts';

const Settings = v.strictObject({ emailEnumerationProtection: v.boolean() });
const Elapse = v.strictObject({
  seconds: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(31_536_000)),
  of: v.optional(v.array(v.picklist(ageingThings))),
});
const AccountChanges = v.strictObject({ disabled: v.optional(v.boolean()), emailVerified: v.optional(v.boolean()) });

/** The controls of the identity provider, below /sandbox/identity. */
export function createIdentityRoutes(identity: IdentityControl): Hono {
  const app = new Hono();
  app.get('/', (context) => context.json(identity.settings()));
  app.put('/', async (context) => {
    const settings = await readBody(context, Settings);
    if (!settings) return badRequest(context, '{ emailEnumerationProtection: boolean }');
    identity.change(settings);
    return context.json(identity.settings());
  });
  app.post('/elapse', async (context) => {
    const elapse = await readBody(context, Elapse);
    if (!elapse) return badRequest(context, "{ seconds: 1 to 31536000, of?: ('codes' | 'locks' | 'sessions')[] }");
    await identity.elapse(elapse.seconds, elapse.of);
    return context.json({});
  });

  app.get('/accounts/:email', (context) => {
    const account = identity.account(context.req.param('email'));
    return account ? context.json(account) : notFound(context);
  });
  app.put('/accounts/:email', async (context) => {
    const changes = await readBody(context, AccountChanges);
    if (!changes) return badRequest(context, '{ disabled?: boolean, emailVerified?: boolean }');
    const account = identity.changeAccount(context.req.param('email'), changes);
    return account ? context.json(account) : notFound(context);
  });
  app.delete('/accounts/:email', (context) =>
    identity.deleteAccount(context.req.param('email')) ? context.json({}) : notFound(context),
  );
  return app;
}

const notFound = (context: Context) => context.json({ error: 'There is no such account.' }, 404);
