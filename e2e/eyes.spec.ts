import { expect, test } from './portal-test.ts';
import { expectNoSidewaysScrolling, expectStyled, expectWhole } from './support/page/looks.ts';

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
