import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

interface Story {
  id: string;
  /** `一覧 Lists/DataTable` */
  title: string;
  name: string;
  tags: readonly string[];
}

const folder = () => {
  if (process.env.PORTAL_KIT) return process.env.PORTAL_KIT;
  throw new Error('The stories are built first: npm test -- --only kit');
};

/** All stories, as the built catalogue lists them. */
export function readStories(): Story[] {
  const { entries } = JSON.parse(readFileSync(join(folder(), 'index.json'), 'utf8')) as {
    entries: Record<string, Story & { type: 'story' | 'docs' }>;
  };
  return Object.values(entries).filter(({ type }) => type === 'story');
}

/** The page in which the stories are shown, from the files of the catalogue: no server is needed. */
export async function openCatalogue(page: Page): Promise<void> {
  await page.route('http://localhost/**', (route) =>
    route.fulfill({ path: join(folder(), new URL(route.request().url()).pathname) }),
  );
  // On a machine without a network, each story would show the bar that says so.
  await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { value: true }));
  await page.goto('http://localhost/iframe.html');
  // Hidden messages of the tool, in English.
  await page.evaluate(() => {
    for (const part of document.querySelectorAll('.sb-wrapper, #storybook-docs')) part.replaceChildren();
  });
}

interface Channel {
  on(event: string, hear: (...said: unknown[]) => void): void;
  emit(event: string, what: unknown): void;
}

/** Shows a story in place of the one before. @throws with the story's own error. */
export async function showStory(page: Page, id: string): Promise<void> {
  await page.evaluate(
    (storyId) =>
      new Promise<void>((resolve, reject) => {
        const channel = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__') as Channel;
        channel.on('storyRendered', (shown) => shown === storyId && resolve());
        for (const failure of ['storyThrewException', 'storyErrored', 'storyMissing', 'playFunctionThrewException'])
          channel.on(failure, (error) => reject(new Error(`${failure}: ${JSON.stringify(error)} ${error}`)));
        channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
      }),
    id,
  );
  // The tool names the tab after the story's id.
  await page.evaluate(() => {
    document.title = '部品の一覧';
  });
}
