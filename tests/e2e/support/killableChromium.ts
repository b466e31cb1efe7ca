import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { findHeadlessChromium } from '../../runner/findChromium.mjs';

/** A browser that can be killed with all its processes, as a phone without power: nothing of it has time to end well. */
export function startChromium(profile: string, url: string): { kill: () => Promise<void> } {
  // Not when this file is read: it may install one, and `playwright test --list` reads every file.
  const executable = findHeadlessChromium((line) => console.log(line));
  const browser = spawn(
    executable,
    [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      // Without it the browser without windows ends when the page is loaded.
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      url,
    ],
    { detached: true, stdio: 'ignore' },
  );
  const ended = once(browser, 'exit');
  return {
    async kill() {
      // Its group: detached processes lead one of their own.
      if (browser.pid !== undefined) process.kill(-browser.pid, 'SIGKILL');
      await ended;
    },
  };
}
