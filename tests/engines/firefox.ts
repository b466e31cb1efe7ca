import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import puppeteer from 'puppeteer-core';
import type { Engine } from './Engine.ts';

const usual = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];

/** Firefox by WebDriver BiDi, on a profile of its own; null when there is none here. */
export async function openFirefox(): Promise<Engine | null> {
  const executablePath = process.env.FIREFOX_PATH ?? usual.find((file) => existsSync(file));
  if (executablePath === undefined) return null;
  const userDataDir = await mkdtemp(path.join(tmpdir(), 'camply-firefox-'));
  const launch = () =>
    puppeteer.launch({ browser: 'firefox', executablePath, headless: true, userDataDir });
  let browser = await launch();
  let page = await browser.newPage();
  return {
    name: await browser.version(),
    async visit(url) {
      await page.goto(url, { waitUntil: 'domcontentloaded' });
    },
    evaluate: (code, ...args) => page.evaluate(code, ...args),
    async restart() {
      await browser.close();
      browser = await launch();
      page = await browser.newPage();
      return true;
    },
    async close() {
      await browser.close();
      await rm(userDataDir, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
