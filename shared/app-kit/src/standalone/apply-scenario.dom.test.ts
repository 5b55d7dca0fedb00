import type { Environment } from '@portal/platform/environment';
import * as firebase from '@portal/platform/firebase';
import { getSession, signIn, signOut } from '@portal/platform/session';
import { startSession } from '@portal/platform/session/wiring';
import { renderHook, waitFor } from '@testing-library/react';
import { installFakeApi, mfaFixture, userFixture } from '../testing/index.tsx';
import { announceMaintenance, environmentOf, signInForScenario } from './apply-scenario.ts';
import type { ScenarioStart } from './open-scenario.ts';
import { requestedScenario } from './scenario.ts';
import { setScenarioState, useScenarioState } from './scenario-state.ts';

/* The identity provider of these tests: whoever signs in is there at once. */
let hear: Parameters<typeof firebase.watchAccount>[0];
let email = '';
jest.mock('@portal/platform/firebase', () => ({
  fetchSessionEndCode: async () => null,
  authErrorCode: (error: { code?: string }) => error.code ?? null,
  isSessionKept: () => false,
  mfaChallengeOf: jest.fn(() => null),
  getIdToken: async () => 'token',
  signInWithPassword: jest.fn(),
  signOut: jest.fn(),
  watchAccount: jest.fn(),
}));
const provider = jest.mocked(firebase);
const asked: string[] = [];

beforeAll(() => {
  provider.watchAccount.mockImplementation(async (listener) => {
    hear = listener;
    return () => undefined;
  });
  startSession((run) => run());
});
beforeEach(() => {
  provider.signInWithPassword.mockImplementation(async (address) => {
    asked.push(`in ${address}`);
    email = address;
    hear({ uid: address, emailVerified: true });
  });
  provider.signOut.mockImplementation(async () => {
    asked.push('out');
    hear(null);
  });
  installFakeApi({ 'GET /user': () => ({ ...userFixture, email }), 'GET /user/mfa': () => mfaFixture });
  setScenarioState({ challenge: null, problem: [] });
  hear(null);
});
afterEach(async () => {
  await signOut();
  asked.length = 0;
});

const stage = () => renderHook(() => useScenarioState()).result.current;
const opening = (search: string, more: Partial<ScenarioStart> = {}): ScenarioStart => {
  const wanted = requestedScenario(search);
  const scenario = wanted.kind === 'scenario' ? wanted.scenario : null;
  return { scenario, isNew: true, hasEnded: false, unknown: null, ...more };
};
const signInAs = async (address: string) => {
  await signIn({ email: address, password: 'p', keep: false });
  await waitFor(() => expect(getSession().state).toBe('signedIn'));
  asked.length = 0;
};

test('the account of the scenario is signed in with the demo’s password, for this tab only', async () => {
  await signInForScenario(opening('?scenario=monthly'));
  expect(getSession()).toMatchObject({ state: 'signedIn', user: { email: 'sato@demo.example' } });
  expect(provider.signInWithPassword).toHaveBeenCalledWith('sato@demo.example', 'demo-pass-1', false);
});

test('whoever is signed in as somebody else is signed out first', async () => {
  await signInAs('tanaka@demo.example');
  await signInForScenario(opening('?scenario=empty'));
  expect(asked).toEqual(['out', 'in new@demo.example']);
});

test('whoever is signed in as the same stays so', async () => {
  await signInAs('tanaka@demo.example');
  await signInForScenario(opening('?scenario=slow'));
  expect(asked).toEqual([]);
});

test('whoever is signed in has the second step behind them, so a scenario about that step begins again', async () => {
  await signInAs('suzuki@demo.example');
  const challenge = { phone: '+********5678', sendCode: async () => undefined, confirm: async () => undefined };
  provider.signInWithPassword.mockRejectedValueOnce({ code: 'multi-factor-auth-required' });
  provider.mfaChallengeOf.mockReturnValueOnce(challenge);
  await signInForScenario(opening('?scenario=mfa-pending'));
  expect(asked).toEqual(['out']);
  expect(stage().challenge).toMatchObject({ phone: '+********5678' });
});

test('after a mere reload nobody is signed in or out', async () => {
  await signInForScenario(opening('?scenario=monthly', { isNew: false }));
  expect(asked).toEqual([]);
});

test('a scenario that has ended leaves nobody signed in', async () => {
  await signInAs('sato@demo.example');
  await signInForScenario(opening('', { isNew: false, hasEnded: true }));
  expect(getSession()).toMatchObject({ state: 'signedOut' });
});

test('the second step of a sign-in is where the scenario waits', async () => {
  const challenge = { phone: '+********5678', sendCode: async () => undefined, confirm: async () => undefined };
  provider.signInWithPassword.mockRejectedValueOnce({ code: 'multi-factor-auth-required' });
  provider.mfaChallengeOf.mockReturnValueOnce(challenge);
  await signInForScenario(opening('?scenario=mfa-pending'));
  expect(getSession().state).toBe('signedOut');
  expect(stage().challenge).toMatchObject({ phone: '+********5678' });
});

test('an account whose password has been changed: it is said, with what helps', async () => {
  provider.signInWithPassword.mockRejectedValueOnce({ code: 'wrong-password' });
  await signInForScenario(opening('?scenario=must-change-password'));
  expect(stage().problem.join('')).toMatch(/^シナリオのアカウントでログインできませんでした。.*初期化してください。$/);
});

describe('maintenance', () => {
  const environment: Environment = {
    name: 'local',
    apiHost: 'http://localhost:4100',
    apiIdempotencyKey: true,
    firebase: { options: { apiKey: 'k', projectId: 'demo-portal', storageBucket: 'b', appId: '1:1:web:local' } },
    geo: { tiles: '', search: '', reverse: '' },
    links: { terms: '', privacy: '', support: '' },
    companyName: '',
    allowRemoteOverrides: false,
  };
  const appIdIn = (search: string) => environmentOf(environment, opening(search).scenario).firebase.options.appId;

  test('is announced to the app of this page alone: every other page keeps its own', async () => {
    const told: unknown[] = [];
    globalThis.fetch = async (_address, init) => {
      told.push(JSON.parse(String(init?.body)));
      return new Response('{}');
    };
    const { scenario } = opening('?scenario=maintenance');
    await announceMaintenance(environment.apiHost, scenario);
    const appId = appIdIn('?scenario=maintenance');
    expect(told).toEqual([expect.objectContaining({ isMaintenanceMode: true, appId })]);
    expect(appId).not.toBe('1:1:web:local');
    expect(appIdIn('?scenario=monthly')).toBe('1:1:web:local');
  });

  test('without that scenario nothing is announced', async () => {
    const fetchIt = jest.fn();
    globalThis.fetch = fetchIt;
    await announceMaintenance(environment.apiHost, opening('?scenario=slow').scenario);
    await announceMaintenance(environment.apiHost, null);
    expect(fetchIt).not.toHaveBeenCalled();
  });
});
