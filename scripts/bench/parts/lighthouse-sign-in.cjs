/** Lighthouse CI calls it before each page: a customer is signed in where the page is not the login. */
module.exports = async (browser, { url }) => {
  if (new URL(url).pathname === '/login') return;
  const page = await browser.newPage();
  await page.goto(url);
  await page.waitForNetworkIdle();
  if (new URL(page.url()).pathname === '/login') {
    await (await page.waitForSelector('form input')).type('yamada@demo.example');
    await (await page.waitForSelector('input[type=password]')).type('demo-pass-1');
    await (await page.waitForSelector('input[type=checkbox]')).evaluate((box) => box.click());
    await (await page.waitForSelector('button[type=submit]')).click();
    await page.waitForFunction(() => location.pathname !== '/login');
    await page.waitForNetworkIdle();
  }
  await page.close();
};
