import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';

const usual = [
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
  '/usr/bin/chromium-browser',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** A Chromium to test with: one that is here, else one that is installed now. Says which. */
export function findChromium(say) {
  const wanted = process.env.CHROME_PATH;
  if (wanted) {
    if (!existsSync(wanted)) throw new Error(`CHROME_PATH=${wanted} is not there.`);
    return wanted;
  }
  const found = usual.find((path) => existsSync(path)) ?? playwrightsOwn();
  if (found) return found;
  say('There is no Chromium here. Installing one, once.');
  const bin = ['playwright', ['install', 'chromium']];
  if (works(...bin) && playwrightsOwn()) return playwrightsOwn();
  if (process.getuid?.() === 0) {
    say("Playwright's download did not work. Trying the system's packages.");
    works('apt-get', ['update']);
    if (works('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'])) {
      const installed = usual.find((path) => existsSync(path));
      if (installed) return installed;
    }
  }
  throw new Error(
    'No Chromium, and none could be installed. Install one and name it: CHROME_PATH=/path/to/chromium npm test',
  );
}

function playwrightsOwn() {
  const require = createRequire(import.meta.url);
  const path = require('@playwright/test').chromium.executablePath();
  return existsSync(path) ? path : null;
}

const works = (command, words) => spawnSync(command, words, { stdio: 'inherit' }).status === 0;
