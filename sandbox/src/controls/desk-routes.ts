import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import { BillTarget, CorrectionBody, NewsDraft, WithdrawalTarget } from '#desk/command-bodies.ts';
import { CommandRefusedError } from '#desk/commands.ts';
import { badRequest, readBody } from './body.ts';
import { type DeskControl, deskModes } from './desk-control.ts';

const DeskSwitch = v.object({ mode: v.picklist(deskModes) });
const Quote = v.strictObject({ orderId: v.string() });

/** The controls of the provider's desk, below /sandbox/desk; docs/sandbox.md lists them. */
export function createDeskRoutes(desk: () => DeskControl): Hono {
  const app = new Hono();
  app.put('/', async (context) => {
    const change = await readBody(context, DeskSwitch);
    if (!change) return badRequest(context, "{ mode: 'automatic' | 'stepped' | 'off' }");
    await desk().setMode(change.mode);
    return context.json(change);
  });
  app.post('/step', async (context) =>
    (await desk().step())
      ? context.json({})
      : context.json({ error: 'The desk is off: PUT /sandbox/desk { "mode": "stepped" } first.' }, 409),
  );

  app.post('/quote', async (context) => {
    const body = await readBody(context, Quote);
    if (!body) return badRequest(context, '{ orderId: string }');
    return answer(context, async () => ({ estimateIds: await desk().commands.quote(body.orderId) }));
  });
  app.post('/withdraw', async (context) => {
    const body = await readBody(context, WithdrawalTarget);
    if (!body) return badRequest(context, '{ orderId: string } or { estimateId: string }');
    return answer(context, async () => ({ estimateId: await desk().commands.withdraw(body) }));
  });
  app.post('/bill', async (context) => {
    const body = await readBody(context, BillTarget);
    if (!body) return badRequest(context, '{ contractId?: string }');
    return answer(context, async () => ({ billingIds: await desk().commands.bill(body) }));
  });
  app.post('/correct', async (context) => {
    const body = await readBody(context, CorrectionBody);
    if (!body) {
      const form = '{ billingId, reason: string, lines: { description, quantity, unitPrice, taxPercent?: 8 | 10 }[] }';
      return badRequest(context, form);
    }
    return answer(context, async () => ({ billingId: await desk().commands.correct(body) }));
  });
  app.post('/news', async (context) => {
    const draft = await readBody(context, NewsDraft);
    if (!draft) {
      const form = '{ category, title, content: string, startAt and endAt?: ISO 8601 in UTC, isHomeDisplay?: boolean }';
      return badRequest(context, form);
    }
    return answer(context, async () => ({ id: await desk().commands.publishNews(draft) }));
  });
  app.post('/news/hide', (context) => answer(context, async () => ({ newsIds: await desk().commands.hideHomeNews() })));
  return app;
}

async function answer(context: Context, command: () => Promise<Record<string, string | string[]>>): Promise<Response> {
  try {
    return context.json(await command());
  } catch (error) {
    if (error instanceof CommandRefusedError) return context.json({ error: error.message }, error.status);
    throw error;
  }
}
