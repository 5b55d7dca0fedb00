import { localEnvironment, PORTS } from '@portal/app-kit/build/local-environment';
import * as v from 'valibot';
import { Environment } from './environment.ts';

test.each([null, 5, [], { guard: 5 }])('the portal starts with %j as lines of services', (serviceLines) => {
  expect(v.is(Environment, { ...localEnvironment(PORTS), serviceLines })).toBe(true);
});

test.each([null, 5, ''])('the portal starts with %j as a note', (note) => {
  expect(v.is(Environment, { ...localEnvironment(PORTS), rentNote: note, applicationNote: note })).toBe(true);
});
