// A provider lists a camp on a slow phone: how long until it is saved, and whether saved means saved.
import path from 'node:path';
import { setTimeout as pass } from 'node:timers/promises';
import { startChromium } from '../../e2e/support/killableChromium.ts';
import { OutboxSite } from '../../e2e/support/OutboxSite.ts';
import { seeded } from '../../fixtures/seeded.ts';
import { firstTime, slowDown, withProfile } from '../browser.ts';
import { ours } from '../metrics.ts';
import type { Run } from './contestParts.ts';

const SLOWDOWN = 4;
/** Camps listed in all, and killed after that. */
const CAMPS = 100;
/** On one phone: nobody lists a hundred. */
const CAMPS_ON_A_PHONE = 10;
/** What the form makes of a logo has about these sizes. */
const logos = [
  { metric: 'savedSmall', size: 200_000 },
  { metric: 'savedLarge', size: 300_000 },
] as const;

export async function outboxPart({ readings }: Run): Promise<void> {
  await withProfile(async (folder) => {
    // Nobody answers: what is measured is the phone.
    const site = new OutboxSite(path.join(folder, 'page'), 'http://127.0.0.1:9');
    await site.start();
    try {
      for (let phone = 0; phone < CAMPS / CAMPS_ON_A_PHONE; phone += 1) {
        console.log(`  outbox, phone ${phone + 1}`);
        for (const { metric, size } of logos) {
          readings.add(metric, ours, CAMPS, ...(await savesOn(site.url, size)));
        }
        readings.add('killed', ours, CAMPS, ...(await killsOn(site, phone)));
      }
    } finally {
      await site.stop();
    }
  });
}

const savesOn = (url: string, size: number): Promise<number[]> =>
  firstTime(async (page) => {
    await page.goto(`${url}?trial`);
    await page.waitForFunction(() => 'saveOne' in window);
    await slowDown(page, SLOWDOWN);
    const times: number[] = [];
    for (let n = 0; n < CAMPS_ON_A_PHONE; n += 1) {
      times.push(await page.evaluate((bytes) => window.saveOne(bytes), size));
    }
    return times;
  });

/** For each listing 100 when it is there, with its logo, after the browser was killed; else 0. */
const killsOn = (site: OutboxSite, phone: number): Promise<number[]> =>
  withProfile(async (profile) => {
    const random = seeded(phone);
    const saved: [id: string, sha: string][] = [];
    for (let n = 0; n < CAMPS_ON_A_PHONE; n += 1) {
      const heard = site.hears('saved');
      const size = 200_000 + random.below(100_000);
      const browser = startChromium(profile, `${site.url}?theme=Listing+${n}&size=${size}`);
      const { id, sha } = await heard;
      saved.push([id, sha]);
      await pass(random.below(100));
      await browser.kill();
    }
    const heard = site.hears('found');
    const browser = startChromium(profile, `${site.url}?look`);
    const found = new Map((await heard).found);
    await browser.kill();
    return saved.map(([id, sha]) => (found.get(id) === sha ? 100 : 0));
  });
