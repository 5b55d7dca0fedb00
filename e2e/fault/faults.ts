import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { changeRegistry, publishedRegistry } from '../support/release/registry.ts';
import { type Answer, answer, GONE, HTML, script, TAMPERED } from './answers.ts';
import { type ContainerFault, faultyContainer, setFault } from './faulty-container.ts';
import type { Target } from './target.ts';

type Mend = () => Promise<void>;

export interface Fault {
  readonly what: string;
  /** Arranged before the page's document is opened; the answer takes the fault away. */
  readonly arrange: (page: Page, target: Target) => Promise<Mend>;
}

const entry = ({ build }: Target) => [build.entry];
/** What the container exposes. */
const code = ({ build, prefix }: Target) => build.preload[prefix] ?? [];
/** What the page of the area needs besides. */
const pageCode = ({ build, prefix }: Target) => build.pageFiles[prefix] ?? [];

const files =
  (of: (target: Target) => readonly string[], answerWith: Answer): Fault['arrange'] =>
  (page, target) => {
    const paths = of(target);
    if (paths.length === 0) throw new Error(`${target.remote} names no such files`);
    return answer(page, (path) => paths.includes(path), answerWith);
  };

const integrityOf = (body: string) => `sha384-${createHash('sha384').update(body).digest('base64')}`;

/** A release of this remote whose entry is this script. */
export async function release(page: Page, { remote, build }: Target, body: string): Promise<void> {
  await page.route(({ pathname }) => pathname === build.entry, script(body));
  await changeRegistry(page, ({ remotes }) => {
    const released = remotes[remote];
    if (released) released.current = { ...build, integrity: integrityOf(body), preload: {}, pageFiles: {} };
  });
}

/** The remote is released with this container; it is mended within the page. */
export async function releaseFaulty(page: Page, target: Target, fault: ContainerFault): Promise<void> {
  const { remote, build } = target;
  const areas = Object.entries(publishedRegistry().remotes[remote]?.areas ?? {});
  const titles = Object.fromEntries(areas.map(([prefix, { title }]) => [prefix, title]));
  const { version, container } = build;
  await release(page, target, faultyContainer({ fault, container, remote, version, titles }));
}

const container =
  (fault: ContainerFault): Fault['arrange'] =>
  async (page, target) => {
    await releaseFaulty(page, target, fault);
    return () => setFault(page, null);
  };

/** Those that show at once, in a card. */
export const AT_ONCE: readonly Fault[] = [
  { what: 'the entry is gone', arrange: files(entry, GONE) },
  { what: 'the entry is an HTML page', arrange: files(entry, HTML) },
  { what: 'the entry is not the released one', arrange: files(entry, TAMPERED) },
  { what: 'the entry throws', arrange: container('throws at load') },
  { what: 'the code is gone', arrange: files(code, GONE) },
  { what: 'the code is an HTML page', arrange: files(code, HTML) },
  { what: 'the code has a syntax error', arrange: files(code, script('(() => {')) },
  { what: 'the code throws', arrange: files(code, script('throw new Error("the code throws")')) },
  { what: 'the contract is another one', arrange: container('wrong contract') },
  { what: 'the export is missing', arrange: container('missing export') },
  { what: 'the page’s own code is gone', arrange: files(pageCode, GONE) },
  { what: 'the page’s own code is an HTML page', arrange: files(pageCode, HTML) },
  { what: 'the page throws in render', arrange: container('throws in render') },
  { what: 'the page throws in an effect', arrange: container('throws in an effect') },
];

/** Those that nothing catches in a page that stands. */
export const UNCAUGHT: readonly ContainerFault[] = ['throws in a click handler', 'rejects after a click'];
