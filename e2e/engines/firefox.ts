import { type Browser, type ElementHandle, launch, type Page } from 'puppeteer-core';
import { DESKTOP, type Driver, type Launch, type Launched } from './driver.ts';

/** Firefox without a window, by WebDriver BiDi. */
export async function launchFirefox({ proxy, folder }: Launch): Promise<Launched> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: process.env.PORTAL_FIREFOX,
    defaultViewport: DESKTOP,
    env: { ...process.env, HOME: folder, TZ: 'Asia/Tokyo' },
    extraPrefsFirefox: {
      'intl.accept_languages': 'ja',
      'network.proxy.type': 1,
      'network.proxy.http': proxy.host,
      'network.proxy.http_port': proxy.port,
      'network.proxy.allow_hijacking_localhost': true,
      'browser.download.dir': folder,
      'browser.download.folderList': 2,
      // Otherwise it opens a PDF instead of saving it.
      'pdfjs.disabled': true,
      'browser.helperApps.neverAsk.saveToDisk': 'application/pdf',
    },
  });
  return { window: windowOf(browser, await browser.newPage()), close: () => browser.close() };
}

function windowOf(browser: Browser, page: Page): Driver {
  return {
    open: async (address) => void (await page.goto(address)),
    back: async () => void (await page.goBack()),
    run: (script) => page.evaluate(`(() => { ${script} })()`),
    click: ({ x, y }) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    async attach(files) {
      const field = (await page.waitForSelector('input[type=file]')) as ElementHandle<HTMLInputElement>;
      await field.uploadFile(...files);
    },
    resize: (width, height) => page.setViewport({ width, height }),
    screenshot: () => page.screenshot(),
    openTab: async () => windowOf(browser, await browser.newPage()),
  };
}
