import { PlatformUnavailableError } from '#platform/platform.ts';

/** The same client, whose failures are all a PlatformUnavailableError of storage. */
export function orUnavailable<Client extends object>(client: Client): Client {
  return new Proxy(client, {
    get: (target, name) => {
      const member: unknown = Reflect.get(target, name);
      if (typeof member !== 'function') return member;
      return (...args: unknown[]) => translated(Reflect.apply(member, target, args));
    },
  });
}

const translated = (answer: unknown): unknown =>
  answer instanceof Promise
    ? answer.catch((cause: unknown) => {
        throw new PlatformUnavailableError('storage', { cause });
      })
    : answer;
