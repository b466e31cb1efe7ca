// `node_modules/.bin/node tests/bench/precacheBench.ts [trials]`, after `npm run build`: a first visit at 200 kB/s and 150 ms,
// until the service worker has precached the app, and how long a followed link takes meanwhile.
import { startServer } from '../../supabase/local/server.ts';
import { temporaryFolder } from '../../supabase/local/testing/temporaryFolder.ts';
import { withProfile, visit } from './browser.ts';
import { throttle } from './parts/throttle.ts';

const trials = Number(process.argv[2] ?? 3);
const line = { bytesPerSecond: 200_000, roundTripMs: 150 };
/** A person reads before following a link: the worker is registered after 3 s and is then at work. */
const readingMs = 3000;

const { folder, remove } = await temporaryFolder();
const dist = process.env.CAMPLY_DIST ?? 'dist';
const server = await startServer({ port: 0, dataDir: folder, dist, quiet: true });
for (let trial = 1; trial <= trials; trial += 1) {
  const { url, close } = await throttle(Number(new URL(server.url).port), line);
  await withProfile((profile) =>
    visit(profile, async (page) => {
      const start = performance.now();
      const seconds = () => ((performance.now() - start) / 1000).toFixed(1);
      await page.goto(`${url}/browse/fall-break`);
      await page
        .getByText(/^Showing \d+ of \d+ camps$/)
        .first()
        .waitFor();
      const listed = seconds();
      await page.waitForFunction(async () => {
        const registration = await navigator.serviceWorker.getRegistration();
        return registration?.installing !== undefined && registration.installing !== null;
      });
      const begun = seconds();
      await page.waitForTimeout(readingMs);
      const tapped = performance.now();
      // Told to the element: the footer is far below.
      await page.locator('footer a[href="/faq"]').dispatchEvent('click');
      await page.getByRole('heading', { level: 1, name: /Questions/ }).waitFor();
      const link = Math.round(performance.now() - tapped);
      await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
      console.log(
        `list ${listed} s, worker begins ${begun} s, link ${link} ms, app kept ${seconds()} s`,
      );
    }),
  );
  close();
}
await server.stop();
await remove();
