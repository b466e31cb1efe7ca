import type { Proxy } from '../../e2e/support/proxy.ts';
import { slowDown, visit, withProfile } from '../browser.ts';
import { ours } from '../metrics.ts';
import type { Run } from './contestParts.ts';
import { allCamps, fallPath, firstVisit, timeFirst, withSite } from './site.ts';

const SLOWDOWN = 4;

/** A camp's card: skeletons are no articles, and other articles are not in a list. */
const CARD = 'main li article';

export async function sitePart(run: Run): Promise<void> {
  for (const atLeast of run.sizes) {
    await withSite(atLeast, (proxy, size) =>
      withProfile(async (profile) => {
        console.log(`  ${size} camps on the fall page`);
        await visit(profile, (page) => firstVisit(page, proxy, size));
        await nothingNew(run, profile, proxy, size);
        await coldStarts(run, profile, proxy, size);
      }),
    );
  }
}

/** A start of a device that has everything: what it requests of the server's data. */
async function nothingNew({ readings }: Run, profile: string, proxy: Proxy, size: number) {
  await visit(profile, async (page, context) => {
    const bodies: Promise<Buffer>[] = [];
    context.on('response', (response) => {
      if (/\/(rest|storage)\/v1\//.test(response.url())) bodies.push(response.body());
    });
    const changes = context.waitForEvent('response', (response) =>
      response.url().includes('changed_camps'),
    );
    await page.goto(proxy.url + fallPath);
    await changes;
    await page.waitForLoadState('networkidle');
    const bytes = (await Promise.all(bodies)).reduce((sum, { length }) => sum + length, 0);
    readings.add('nothingNewRequests', ours, size, bodies.length);
    readings.add('nothingNewBytes', ours, size, bytes);
  });
}

/** Each start is a new browser process; the server is down. */
async function coldStarts({ readings, trials }: Run, profile: string, proxy: Proxy, size: number) {
  await proxy.stop();
  for (let trial = 0; trial < trials; trial += 1) {
    await visit(profile, async (page) => {
      await page.addInitScript(timeFirst, [CARD, 'navigation'] as const);
      await slowDown(page, SLOWDOWN);
      await page.goto(proxy.url + fallPath);
      readings.add('coldStart', ours, size, await page.evaluate(() => window.shownMs));
      await allCamps(page, size);
    });
  }
}
