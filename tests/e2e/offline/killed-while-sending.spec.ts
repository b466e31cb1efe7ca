// A phone whose battery dies, seen by a real browser: its processes are killed while the product's own outbox sends.
import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pass } from 'node:timers/promises';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { seeded } from '../../fixtures/seeded.ts';
import { expect, test } from '../support/camply.ts';
import { startChromium } from '../support/killableChromium.ts';
import { OutboxSite } from '../support/OutboxSite.ts';
import { PROVIDER } from '../support/outboxPage/said.ts';

const KILLS = 6;

type Listing = { theme: string; sha: string };

/** Those whose words and logo the server has, by id. */
async function arrivedOf(url: string, operator: SupabaseClient): Promise<Map<string, Listing>> {
  const { data: rows } = await operator
    .from('camp_submissions')
    .select('id, camp_theme, logo_path')
    .eq('camp_provider_name', PROVIDER)
    .throwOnError();
  const arrived = new Map<string, Listing>();
  for (const { id, camp_theme, logo_path } of rows) {
    const file = await fetch(`${url}/camp-logos/${logo_path}`);
    const bytes = Buffer.from(await file.arrayBuffer());
    const sha = createHash('sha256').update(bytes).digest('hex');
    if (file.status === 200) arrived.set(id, { theme: camp_theme, sha });
  }
  return arrived;
}

test('delivers each listing once with its logo although the browser is killed while sending', async ({
  backend,
}) => {
  const scratch = await mkdtemp(path.join(tmpdir(), 'camply-killed-'));
  const profile = path.join(scratch, 'profile');
  const site = new OutboxSite(path.join(scratch, 'page'), backend.url);
  const operator = createClient(backend.url, backend.secretKey);
  const random = seeded(14);
  await site.start();
  try {
    site.cutShare = 0.3;
    const saved = new Map<string, Listing>();
    let unfinished = 0;
    for (let n = 1; n <= KILLS; n += 1) {
      await operator.rpc('forget_turns').throwOnError();
      const size = 200_000 + random.below(100_000);
      const heard = site.hears('saved');
      const browser = startChromium(profile, `${site.url}?theme=Listing+${n}&size=${size}`);
      const { id, theme, sha } = await heard;
      saved.set(id, { theme, sha });
      // It dies somewhere in the sending; where is what this test is about.
      await pass(random.below(400));
      await browser.kill();
      if (!(await arrivedOf(backend.url, operator)).has(id)) unfinished += 1;
    }
    // Else nothing was killed in the middle of anything.
    expect([site.cuts, unfinished].every((count) => count > 0)).toBe(true);

    site.cutShare = 0;
    const rest = site.hears('rest');
    const browser = startChromium(profile, site.url);
    expect((await rest).states).toEqual(Array.from({ length: KILLS }, () => 'received'));
    await browser.kill();

    expect(await arrivedOf(backend.url, operator)).toEqual(saved);
    const { count } = await operator
      .from('camp_submissions')
      .select('id', { count: 'exact', head: true })
      .eq('camp_provider_name', PROVIDER)
      .throwOnError();
    expect(count).toBe(KILLS);
  } finally {
    await site.stop();
    await rm(scratch, { recursive: true, force: true, maxRetries: 5 });
  }
});
