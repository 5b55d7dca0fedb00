import { expect, test } from './portal-test.ts';
import {
  brokenHeadings,
  farErrors,
  linksWithoutLine,
  pictures,
  smallTargets,
  walkByKeyboard,
} from './support/page/barriers.ts';
import { brokenUnits, expectNoSidewaysScrolling, expectStyled, expectWhole } from './support/page/looks.ts';

/** The checks that the other tests rely on: a check that sees nothing would always pass. */

test('errors and requests to another machine are complaints', async ({ page, complaints }) => {
  await page.goto('/login');
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('thrown on purpose');
    });
  });
  await expect.poll(() => complaints.unexpected().join('\n')).toMatch(/thrown on purpose/);
  await page.evaluate(() => {
    location.href = 'https://www.example.com/';
  });
  await expect.poll(() => complaints.unexpected().join('\n')).toMatch(/another machine: https:..www\.example\.com/);
  complaints.allow(/./);
  expect(complaints.unexpected()).toEqual([]);
});

test('a violation of the policy is a complaint of its own, in every window', async ({ browser, complaints }) => {
  const page = await browser.newPage();
  await page.goto('/login');
  await page.evaluate(() => {
    new Image().src = 'https://www.example.com/pixel.png';
    return fetch('https://www.example.com/').catch(() => null);
  });
  complaints.allow(/./);
  await expect.poll(() => complaints.unexpected().join('\n')).toMatch(/enforce img-src .*pixel\.png/);
  expect(complaints.unexpected().join('\n')).toMatch(/enforce connect-src/);
  complaints.allowViolations(/example\.com/);
  expect(complaints.unexpected()).toEqual([]);
  await page.close();
});

test('a control that has only the browser’s own looks is seen', async ({ page }) => {
  const kit = 'font-family: Noto Sans; border: 1px solid';
  await page.setContent(`<body style="${kit}"><button style="${kit}">送信</button></body>`);
  await expectStyled(page);
  await page.setContent(`<body style="${kit}"><button>送信</button></body>`);
  await expect(expectStyled(page)).rejects.toThrow('without the kit’s styles');
});

test('a page that is too wide, and a name that is cut off, are seen', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 700 });
  await page.setContent(`
    <p id="cut" style="width: 8em; overflow: hidden; white-space: nowrap; text-overflow: ellipsis">とても長い現場の名前の例です</p>
    <p id="whole" style="width: 8em">とても長い現場の名前の例です</p>`);
  await expectWhole(page.locator('#whole'));
  await expectNoSidewaysScrolling(page);
  await expect(expectWhole(page.locator('#cut'))).rejects.toThrow('cut off');
  await page.locator('#whole').evaluate((element) => {
    element.style.width = '400px';
  });
  await expect(expectNoSidewaysScrolling(page)).rejects.toThrow('pixels beyond the screen');
});

test('a line that ends inside a day is seen, and one that ends beside it is none', async ({ page }) => {
  const day = '2027/01/02（土）';
  await page.setContent(`<p style="width: 8em">初回は${day}の予定</p>`);
  expect(await brokenUnits(page)).toEqual([`${day} in 初回は${day}の予定`]);
  await page.setContent(`<p style="width: 8em">初回は<span style="display: inline-block">${day}</span>の予定</p>`);
  expect(await brokenUnits(page)).toEqual([]);
});

test('small controls, far errors, skipped headings, pictures and bare links in sentences are seen', async ({
  page,
}) => {
  await page.setContent(`
    <main>
      <h1>見出し</h1><h3>飛ばした見出し</h3>
      <p>くわしくは<a href="/a" style="text-decoration: none">こちら</a>をご覧ください。</p>
      <button style="width: 20px; height: 20px; padding: 0">小</button>
      <button style="width: 23px; height: 44px; padding: 0">細</button>
      <label style="cursor: pointer; display: inline-block; padding: 20px"><input type="checkbox">大</label>
      <input id="field" aria-invalid="true" aria-describedby="far">
      <p id="far" style="margin-top: 60px">遠いエラー</p>
      <img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" alt="文字の画像" width="50" height="50">
    </main>`);
  expect(await brokenHeadings(page)).toEqual(['H3 飛ばした見出し skips a level']);
  expect(await linksWithoutLine(page)).toHaveLength(1);
  expect(await smallTargets(page, 24)).toEqual([
    'button 小: 20 × 20',
    'button 細: 23 × 44',
    expect.stringContaining('input'),
  ]);
  expect(await farErrors(page, 40)).toEqual([expect.stringMatching(/^遠いエラー: \d+ px$/)]);
  expect(await pictures(page)).toHaveLength(1);
});

test('a focus that is not seen, covered or kept is seen', async ({ page }) => {
  await page.setContent(`
    <button>見える</button><button style="outline: none">見えない</button><button style="position: fixed; left: -900px">外</button>`);
  const { stops, problems } = await walkByKeyboard(page);
  expect(stops).toBe(3);
  expect(problems).toEqual([
    expect.stringContaining('no visible focus: <button style="outline: none"'),
    expect.stringContaining('covered or outside'),
  ]);
});
