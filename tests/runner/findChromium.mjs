import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const usual = [
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
  '/usr/bin/chromium-browser',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** WebGL in software, and all else without a graphics card: the test machines have none, and wait for a pretended one. */
export const softwareGraphics = [
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--disable-gpu-compositing',
  '--disable-gpu-rasterization',
];

/** A Chromium to test with: one that is here, else one that is installed now. Says which. */
export function findChromium(say) {
  const wanted = process.env.CHROME_PATH;
  if (wanted) {
    if (!existsSync(wanted)) throw new Error(`CHROME_PATH=${wanted} is not there.`);
    return wanted;
  }
  const found = usual.find((file) => existsSync(file)) ?? playwrightsOwn();
  if (found) return found;
  say('There is no Chromium here. Installing one, once.');
  const bin = ['playwright', ['install', 'chromium']];
  if (works(...bin) && playwrightsOwn()) return playwrightsOwn();
  if (process.getuid?.() === 0) {
    say("Playwright's download did not work. Trying the system's packages.");
    works('apt-get', ['update']);
    if (works('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'])) {
      const installed = usual.find((file) => existsSync(file));
      if (installed) return installed;
    }
  }
  throw new Error(
    'No Chromium, and none could be installed. Install one and name it: CHROME_PATH=/path/to/chromium npm test',
  );
}

/** Debian's. It has no window to draw: a page costs a quarter less than in the whole Chromium. */
const shell = '/usr/bin/chromium-headless-shell';

/** The Chromium for the browser tests: the one without windows where it is here or can be installed. */
export function findHeadlessChromium(say) {
  if (process.env.CHROME_PATH) return findChromium(say);
  if (existsSync(shell)) return shell;
  const chromium = findChromium(say);
  if (chromium === '/usr/bin/chromium' && process.getuid?.() === 0) {
    works('apt-get', ['install', '-y', '--no-install-recommends', path.basename(shell)]);
  }
  return existsSync(shell) ? shell : chromium;
}

function playwrightsOwn() {
  const require = createRequire(import.meta.url);
  const file = require('@playwright/test').chromium.executablePath();
  return existsSync(file) ? file : null;
}

const works = (command, words) => spawnSync(command, words, { stdio: 'inherit' }).status === 0;
