import { buildIfNeeded } from '../../supabase/local/start/buildIfNeeded.ts';
import { startServer } from '../../supabase/local/server.ts';
import { temporaryFolder } from '../../supabase/local/testing/temporaryFolder.ts';
import { Proxy } from '../e2e/support/proxy.ts';
import { earlyForm } from './earlyForm.ts';
import { earlyInput } from './earlyInput.ts';
import { openFirefox } from './firefox.ts';
import { plannerMoments } from './plannerMoments.ts';
import { rapidNavigation } from './rapidNavigation.ts';
import { journey } from './journey.ts';
import { sharedLink } from './sharedLink.ts';
import { twoDevices } from './twoDevices.ts';
import { weakSignal } from './weakSignal.ts';
import { openWebKit } from './webkit.ts';

const engines = [
  { open: openFirefox, way: 'install Firefox, or name it: FIREFOX_PATH=/path/to/firefox' },
  {
    open: openWebKit,
    way: 'apt-get install webkit2gtk-driver xvfb xauth, then: xvfb-run -a npm run engines',
  },
];
const walks = [
  weakSignal,
  earlyInput,
  earlyForm,
  rapidNavigation,
  journey,
  plannerMoments,
  sharedLink,
  twoDevices,
];
const say = (line: string) => console.log(line);
let failed = 0;
/** Names of walks after `npm run engines --`; without one all. */
const wanted = process.argv.slice(2);

const { folder, remove } = await temporaryFolder();
const server = await startServer({
  port: 0,
  dataDir: folder,
  dist: 'dist',
  quiet: true,
  prepare: () => buildIfNeeded(process.cwd(), say),
});
for (const { open, way } of engines) {
  // Each walk begins with an empty browser.
  for (const walk of walks) {
    if (wanted.length > 0 && !wanted.includes(walk.name)) continue;
    const engine = await open();
    if (engine === null) {
      say(`${open.name.replace('open', '')} is not here: ${way}`);
      break;
    }
    say(engine.name);
    const proxy = new Proxy(server.url);
    await proxy.start();
    try {
      await walk(engine, proxy, say, open);
      say(`${engine.name}: ${walk.name} passed`);
    } catch (problem) {
      console.error(problem);
      failed += 1;
    } finally {
      await engine.close();
      await proxy.stop();
    }
  }
}
await server.stop();
await remove();
// Last: the embedded database sets it to 0 when it closes.
process.exitCode = failed === 0 ? 0 : 1;
