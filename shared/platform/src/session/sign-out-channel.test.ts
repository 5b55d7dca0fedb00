import { openSignOutChannel } from './sign-out-channel.ts';

/** Tabs of one browser: what one posts, the others with the same name receive. */
class Tabs extends EventTarget {
  static readonly all: Tabs[] = [];
  readonly name: string;
  constructor(name: string) {
    super();
    this.name = name;
    Tabs.all.push(this);
  }
  postMessage(data: unknown): void {
    for (const tab of Tabs.all)
      if (tab !== this && tab.name === this.name) tab.dispatchEvent(Object.assign(new Event('message'), { data }));
  }
}
const { BroadcastChannel: own } = globalThis;
afterEach(() => Object.assign(globalThis, { BroadcastChannel: own }));

test('the other tabs hear who signed out, and ignore anything that is not a uid', () => {
  Object.assign(globalThis, { BroadcastChannel: Tabs });
  const heard: string[] = [];
  const [here, there] = [openSignOutChannel(), openSignOutChannel()];
  there.listen((uid) => heard.push(uid));
  here.announce('tanaka');
  Tabs.all[0]?.postMessage({ uid: 'tanaka' });
  expect(heard).toEqual(['tanaka']);
  expect(Tabs.all.map(({ name }) => name)).toEqual(['portal-sign-out', 'portal-sign-out']);
});

test('where tabs cannot talk nothing is sent', () => {
  Object.assign(globalThis, { BroadcastChannel: undefined });
  const channel = openSignOutChannel();
  channel.listen(() => undefined);
  expect(() => channel.announce('tanaka')).not.toThrow();
});
