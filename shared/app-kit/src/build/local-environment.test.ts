import { localEnvironment, PORTS } from './local-environment.ts';

test('the portal says of a rent what the sandbox’s mails say: of one car, without tax', () => {
  expect(localEnvironment(PORTS).rentNote).toMatch(/1台.*税抜/);
});
