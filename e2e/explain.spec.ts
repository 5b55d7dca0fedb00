import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { AT_ONCE } from './fault/faults.ts';
import { TARGETS } from './fault/target.ts';
import { ABOUT_FAULTS, card, retry } from './pages/failure.ts';
import { expect, test } from './portal-test.ts';
import { breakNumbers } from './support/page/broken-numbers.ts';

/* The report of a crash of the built portal, as the browser sends it, leads to the source's line. */

test.use({ account: 'yamada' });
test.beforeEach(({ complaints }) => complaints.allow(/broken on purpose/, /React Router caught/));

const root = join(import.meta.dirname, '..');

function explained(report: string): string[] {
  const args = ['--import', 'tsx', 'scripts/release/explain.ts', '-', '--to', '.cache/e2e/portal'];
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8', input: report });
  expect(stderr).toBe('');
  return stdout.split('\n');
}

/** The body of such a request is only seen where it is routed. */
async function watchCrash(page: Page): Promise<() => string> {
  const sent: string[] = [];
  await page.route(/\/notify-error$/, (route) => {
    sent.push(route.request().postData() ?? '');
    return route.fallback();
  });
  return () => sent.find((report) => report.includes('broken on purpose')) ?? '';
}

/** Of each explained place in mf-orders: whether the line that is shown stands there in the sources. */
function expectLinesOfOrders(lines: readonly string[], version: string): void {
  const places = lines.flatMap((line, index) => {
    const [, file = '', number] = /^mf-orders \S+ {2}(src\/\S+):(\d+):\d+/.exec(line) ?? [];
    return number ? [{ file, number: Number(number), shown: lines[index + 1]?.trim() }] : [];
  });
  expect(lines.join('\n')).toContain(`mf-orders ${version}  src/`);
  expect(places.length).toBeGreaterThan(0);
  for (const { file, number, shown } of places)
    expect(
      readFileSync(join(root, 'mf-orders', file), 'utf8')
        .split('\n')
        [number - 1]?.trim(),
    ).toBe(shown);
}

const target = TARGETS.find(({ remote }) => remote === 'mf-orders');
const CODE_GONE = AT_ONCE.find(({ what }) => what === 'the page’s own code is gone');

test('a crash leads to the lines of its app', async ({ page }) => {
  const report = await watchCrash(page);
  await breakNumbers(page, '/order');
  await page.goto('/order');
  await expect.poll(report).not.toBe('');
  expectLinesOfOrders(explained(report()), String(target?.build.version));
});

test('so does one in code that was asked for again', async ({ page, complaints }) => {
  complaints.allow(...ABOUT_FAULTS);
  const report = await watchCrash(page);
  await breakNumbers(page, '/order');
  const mend = target && (await CODE_GONE?.arrange(page, target));
  await page.goto('/order');
  await expect(card(page)).toBeVisible();
  await mend?.();
  await retry(page).click();
  await expect.poll(report).toContain('.js?[query]:1:');
  expectLinesOfOrders(explained(report()), String(target?.build.version));
});
