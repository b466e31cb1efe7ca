// Two phones and the real server over HTTP: one phone opens what the other sealed, and nothing in between can.
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createBackup } from '#family/store/backup/createBackup.ts';
import { createHandOver } from '#family/store/handOver/createHandOver.ts';
import type { HandOverCode } from '#family/store/handOver/handOverPost.ts';
import { openPglite } from '#local/database/openPglite.ts';
import { type RunningServer, startServer } from '#local/server.ts';
import { PUBLISHABLE_KEY } from '#local/start/keys.ts';
import { temporaryFolder } from '#local/testing/temporaryFolder.ts';
import { addChild, aFamilyPhone, plan, planOf } from '#tests/fakes/aFamilyPhone.ts';
import { quickStretch } from '#tests/fakes/quickStretch.ts';

beforeAll(quickStretch);

let data: Awaited<ReturnType<typeof temporaryFolder>>;
let server: RunningServer;

const start = () => startServer({ port: 0, dataDir: data.folder, quiet: true });

beforeAll(async () => {
  data = await temporaryFolder();
  server = await start();
});
beforeEach(async () => {
  const { secretKey, url } = server;
  await fetch(`${url}/rest/v1/rpc/forget_turns`, {
    method: 'POST',
    headers: { apikey: secretKey },
  });
});
afterAll(async () => {
  await server.stop();
  await data.remove();
});

/** What goes to the server. */
const sent: string[] = [];

function aPhone() {
  const phone = aFamilyPhone();
  const tools = {
    store: phone.store,
    profile: () => Promise.resolve(phone.profile),
    clock: phone.clock,
  };
  const handOver = createHandOver({
    ...tools,
    origin: () => 'https://camply.example',
    backend: () => ({
      url: server.url,
      key: PUBLISHABLE_KEY,
      fetch: async (input, init) => {
        const request = new Request(input, init);
        sent.push(`${request.url} ${await request.clone().text()}`);
        return fetch(request);
      },
    }),
  });
  const backup = createBackup({
    ...tools,
    localStorage: () => ({ getItem: () => null, setItem: () => undefined }),
    persist: () => Promise.resolve(true),
  });
  return { ...phone, handOver, backup };
}
type Phone = ReturnType<typeof aPhone>;

async function made(phone: Phone): Promise<HandOverCode> {
  const code = await phone.handOver.make();
  if (code.kind !== 'made') throw new Error(code.kind);
  return code;
}
async function bring(phone: Phone, code: string) {
  const taken = await phone.handOver.take(code);
  if (taken.kind === 'open') await phone.backup.restore(taken.data, 'merge');
  return taken.kind;
}

it('carries a plan to an empty phone by its code', async () => {
  const [from, to] = [aPhone(), aPhone()];
  await plan(from);
  const { letters, expiresAt } = await made(from);
  expect(letters).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{2}$/);
  expect(expiresAt).toBe(from.clock.now() + 15 * 60_000);
  expect(await bring(to, ` ${letters.toLowerCase().replaceAll('-', ' ')} `)).toBe('open');
  expect(await planOf(to)).toEqual(await planOf(from));
});

it('carries a plan by its link and merges both plans', async () => {
  const [from, to] = [aPhone(), aPhone()];
  await plan(from);
  addChild(to.profile, 'Leo');
  const { link } = await made(from);
  expect(link).toMatch(/^https:\/\/camply\.example\/bring#[\w-]{22}$/);
  expect(await bring(to, link)).toBe('open');
  expect((await planOf(to)).map(({ name }) => name)).toEqual([
    'child:Leo',
    'child:Maya',
    'favorite:owls',
    'note:owls',
    'plan:scheduled-owls',
  ]);
});

it('shows neither code nor plan in transit', async () => {
  const from = aPhone();
  await plan(from);
  sent.length = 0;
  const { letters, link } = await made(from);
  await aPhone().handOver.take(link);
  const everything = sent.join('\n');
  expect(everything).toContain('put_hand_over');
  expect(everything).not.toMatch(/\b(?:Maya|owls|hat)\b/);
  for (const secret of [letters, letters.replaceAll('-', '')]) {
    expect(everything).not.toContain(secret);
  }
  expect(everything).not.toContain(link.slice(-22));
});

it('allows three reads of a plan, in case a response is lost, and refuses the fourth', async () => {
  const { letters } = await made(aPhone());
  const to = aPhone();
  for (let n = 0; n < 3; n += 1) expect(await bring(to, letters)).toBe('open');
  expect(await bring(to, letters)).toBe('used');
});

it('finds nothing with a wrong letter', async () => {
  const { letters } = await made(aPhone());
  const last = letters.endsWith('0') ? '1' : '0';
  expect(await bring(aPhone(), `${letters.slice(0, -1)}${last}`)).toBe('unknown');
});

it('allows ten codes an hour per address and tells how long to wait', async () => {
  const from = aPhone();
  for (let n = 0; n < 10; n += 1) expect((await from.handOver.make()).kind).toBe('made');
  const refused = await from.handOver.make();
  expect(refused).toMatchObject({ kind: 'limited' });
  const { waitMs = 0 } = refused.kind === 'limited' ? refused : {};
  expect(waitMs).toBeGreaterThan(50 * 60_000);
  expect(waitMs).toBeLessThanOrEqual(60 * 60_000);
});

it('deletes a plan after 15 minutes', async () => {
  const { letters } = await made(aPhone());
  await server.stop();
  const database = await openPglite({ folder: path.join(data.folder, 'pg'), mustExist: true });
  await database.query(
    `update private.hand_overs set expires_at = expires_at - interval '15 minutes'`,
  );
  await database.close();
  server = await start();
  expect(await bring(aPhone(), letters)).toBe('expired');
});
