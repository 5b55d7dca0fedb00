import { type RunningIdentity, runIdentity } from '#identity/testing/running-identity.ts';
import { createIdentityRoutes } from './identity-routes.ts';

const person = (uid: string) => ({
  uid,
  email: `${uid}@demo.example`,
  password: 'demo-pass-1',
  emailVerified: true,
  disabled: false,
  contactId: null,
});

let running: RunningIdentity;
beforeAll(async () => {
  running = await runIdentity([person('tanaka'), person('leaver')]);
});
afterAll(() => running.stop());

const ask = (method: string, path: string, body?: object): Response | Promise<Response> =>
  createIdentityRoutes(running.identity().control).request(path, {
    method,
    ...(body && { body: JSON.stringify(body) }),
  });

const answerTo = async (response: Response | Promise<Response>): Promise<unknown> => (await response).json();

test('an account is stopped, verified and deleted', async () => {
  const path = '/accounts/leaver@demo.example';
  expect(await answerTo(ask('PUT', path, { disabled: true }))).toMatchObject({ disabled: true });
  expect(await answerTo(ask('PUT', path, { disabled: false, emailVerified: false }))).toEqual({
    email: 'leaver@demo.example',
    disabled: false,
    emailVerified: false,
  });
  expect((await ask('DELETE', path)).status).toBe(200);
  expect((await ask('DELETE', path)).status).toBe(404);
});

test('settings and the passing of time reach the provider', async () => {
  expect(await answerTo(ask('PUT', '/', { emailEnumerationProtection: true }))).toEqual({
    emailEnumerationProtection: true,
  });
  expect(running.identity().control.settings()).toEqual({ emailEnumerationProtection: true });
  await ask('PUT', '/', { emailEnumerationProtection: false });
  const control = running.identity().control;
  const elapse = jest.spyOn(control, 'elapse').mockResolvedValue();
  expect((await ask('POST', '/elapse', { seconds: 60, of: ['codes'] })).status).toBe(200);
  expect(elapse).toHaveBeenCalledWith(60, ['codes']);
});

test.each([
  ['PUT', '/', {}],
  ['PUT', '/', { emailEnumerationProtection: 'yes' }],
  ['PUT', '/', { emailEnumerationProtection: true, more: 1 }],
  ['POST', '/elapse', { seconds: 0 }],
  ['POST', '/elapse', { seconds: 1.5 }],
  ['POST', '/elapse', { seconds: 60, of: ['years'] }],
  ['PUT', '/accounts/tanaka@demo.example', { disabled: 1 }],
  ['PUT', '/accounts/tanaka@demo.example', { password: 'x' }],
])('the controls accept nothing else: %s %s %j', async (method, path, body) => {
  expect((await ask(method, path, body)).status).toBe(400);
  expect(running.identity().control.settings()).toEqual({ emailEnumerationProtection: false });
});

test('the controls report the settings, and which accounts are unknown', async () => {
  expect(await (await ask('GET', '/')).json()).toEqual({ emailEnumerationProtection: false });
  expect(await (await ask('GET', '/accounts/Tanaka@demo.example')).json()).toEqual({
    email: 'tanaka@demo.example',
    disabled: false,
    emailVerified: true,
  });
  expect((await ask('GET', '/accounts/nobody@demo.example')).status).toBe(404);
  expect((await ask('PUT', '/accounts/nobody@demo.example', { disabled: true })).status).toBe(404);
});
