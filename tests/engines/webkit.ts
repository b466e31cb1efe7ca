import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { Builder, Capabilities } from 'selenium-webdriver';
import { freePort } from '../../supabase/local/testing/freePort.ts';
import type { Engine } from './Engine.ts';

const driverPath = '/usr/bin/WebKitWebDriver';
const browsers = '/usr/lib/x86_64-linux-gnu';

/** WebKit's GTK port, which shares its engine with Safari; null when it is not here. Needs a display (xvfb-run). */
export async function openWebKit(): Promise<Engine | null> {
  const binary = ['4.1', '6.0', '4.0']
    .map((version) => `${browsers}/webkit2gtk-${version}/MiniBrowser`)
    .find((file) => existsSync(file));
  if (!existsSync(driverPath) || binary === undefined || !process.env.DISPLAY) return null;
  // A driver has one session: two browsers at once need two.
  const port = await freePort();
  const driverProcess = spawn(driverPath, [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    // No sandbox inside a container, no graphics card in a build machine.
    env: {
      ...process.env,
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      LIBGL_ALWAYS_SOFTWARE: '1',
    },
  });
  const options = { binary, args: ['--automation'] };
  const driver = await new Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities(
      new Capabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options }),
    )
    .build();
  const version = (await driver.getCapabilities()).getBrowserVersion();
  return {
    name: `WebKitGTK ${version}`,
    async visit(url) {
      await driver.get(url);
    },
    evaluate: (code, ...args) =>
      driver.executeScript(`return (${code.toString()})(...arguments)`, ...args),
    restart: () => Promise.resolve(false),
    async close() {
      await driver.quit();
      // The next one listens on the same port.
      const gone = once(driverProcess, 'exit');
      driverProcess.kill();
      await gone;
    },
  };
}
