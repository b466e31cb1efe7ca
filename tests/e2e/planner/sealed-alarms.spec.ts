// Alarms that our server cannot read: on, put, delivered to a closed app, tapped without a network; and room in a full camp.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { emptySnapshot } from '#family/rules/plan/planEntry.ts';
import { pushService } from '#tests/fakes/pushService.ts';
import { canaries, canaryProfile } from '#tests/recorder/canaries.ts';
import { findCanaries } from '#tests/recorder/findCanaries.ts';
import { startServer } from '../../../supabase/local/server.ts';
import { callFunction } from '../../../supabase/local/testing/aSubmission.ts';
import { expectNoAxeViolations } from '../support/expectNoAxeViolations.ts';
import { keepRows, planned } from '../support/planner.ts';
import { subscribeAt } from '../support/pushInPage.ts';
import { launchWholeChromium } from '../support/wholeChromium.ts';
import { writeRow } from '../support/writeRow.ts';

const NAME = 'Heron Landing Zq7';
const FULL = 'Quiet Cove Zq7';
/** Alarms ring by the server's own clock, so this journey is in the next season of the real calendar. */
const OPENS = dayAfter(new Date().toISOString().slice(0, 10), 5);

const child = canaryProfile.children[0] ?? { id: '' };
test('rings for a plan that no server can read, and for room in a full camp', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'camply-alarms-'));
  const service = await pushService();
  const backend = await startServer({
    port: 0,
    dataDir: folder,
    dist: process.env.CAMPLY_DIST ?? 'dist',
    alarmSettings: {},
    pushServices: [service.url],
    quiet: true,
  });
  const { url, secretKey } = backend;
  const browser = await launchWholeChromium();
  let isUp = true;
  try {
    const season = await nextSeason();
    const days = weekdaysFrom(season.starts_on);
    const camp = { season_id: season.id, date_array: days.map((date) => ({ date })) };
    await list(camp, NAME, null);
    await list(camp, FULL, 'full');
    const key = await callFunction(url, 'alarm_key', {});
    const phone = service.subscribe(String(Reflect.get(Object(key.body), 'key')));
    const context = await browser.newContext({
      baseURL: url,
      viewport: { width: 390, height: 844 },
    });
    await context.grantPermissions(['notifications'], { origin: url });
    await subscribeAt(context, phone);
    await context.addInitScript(
      (text) => {
        localStorage.setItem('camply_user_data', text);
      },
      JSON.stringify({ state: canaryProfile, version: 1 }),
    );
    const asked: { name: string; body: string }[] = [];
    context.on('request', (request) => {
      const [, name] = /rpc\/(\w+)$/.exec(request.url()) ?? [];
      const body = request.postData() ?? '';
      if (name !== undefined) asked.push({ name, body });
      expect(findCanaries(`${request.url()} ${body}`)).toEqual([]);
    });

    const page = await context.newPage();
    await page.goto('/my-camps');
    await expect(page.getByRole('grid')).toBeVisible();
    await keepRows(page, [
      {
        kind: 'own_days',
        id: 'off',
        childId: child.id,
        from: days[0] ?? '',
        to: days[4] ?? '',
        dayKind: 'off',
        source: 'parent',
        name: 'Off week',
        letsOutAt: null,
      },
      entry(NAME, 'planned', days),
      entry(FULL, 'waitlisted', days),
    ]);
    const sheet = page.getByRole('dialog');

    await test.step('says what our server learns before the browser is asked', async () => {
      await page.getByRole('button', { name: 'Ring on this device, too' }).click();
      await expect(sheet).toContainText('not for which camp');
      await expectNoAxeViolations(page, 'alarms that are off', { within: 'dialog[open]' });
      await sheet.getByRole('button', { name: 'Ring on this device' }).click();
      await expect(sheet.getByRole('list').filter({ hasText: NAME })).toBeVisible();
      await expect(sheet.getByText('waiting for a connection')).toHaveCount(0);
      await expectNoAxeViolations(page, 'alarms that are on', { within: 'dialog[open]' });
    });

    // The first one only asks whether the server takes this phone.
    const put = asked.find(
      ({ name, body }) => name === 'put_alarm' && !body.includes('"ring_at":"1970-'),
    );
    const message = phone.open(sealedIn(put?.body ?? ''));
    await test.step('the server gets a time and bytes, and the phone’s key opens them', async () => {
      expect(message).toContain(NAME);
      // Whole names only: sealed bytes spell three or four letters by chance.
      for (const { body } of asked.filter(({ name }) => /alarm/.test(name))) {
        const sealed = Buffer.from(sealedIn(body)).toString('latin1');
        expect(`${body} ${sealed}`).not.toMatch(/Heron Landing|Quiet Cove|heron-l|quiet-c/i);
      }
      expect(message).not.toContain(canaries.child);
    });

    await test.step('room in a full camp rings through the push service, once', async () => {
      await page.keyboard.press('Escape');
      await openEntry(page, FULL);
      await expect(sheet).toContainText('We’ll know that this device is waiting for this camp.');
      await sheet.getByRole('button', { name: `Tell me when there’s room at ${FULL}` }).click();
      await expect(sheet.getByRole('button', { name: `Stop waiting for ${FULL}` })).toBeVisible();
      await expect.poll(() => asked.filter(({ name }) => name === 'put_seat_alert').length).toBe(1);
      await list(camp, FULL, 'few');
      await expect.poll(() => phone.shown.length, { timeout: 20_000 }).toBe(1);
      expect(phone.shown[0]).toContain(FULL);
      expect(service.problems).toEqual([]);
    });

    await test.step('a closed app shows what comes, and its tap opens the plan without a network', async () => {
      const worker = await whenInstalled(context, page);
      await page.goto('about:blank');
      const devTools = await context.newCDPSession(page);
      const registration = new Promise<string>((found) => {
        devTools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
          const ours = registrations.find(({ scopeURL }) => scopeURL.startsWith(url));
          if (ours) found(ours.registrationId);
        });
      });
      await devTools.send('ServiceWorker.enable');
      const registrationId = await registration;
      for (const data of [message, phone.shown[0] ?? '', 'no message at all']) {
        await devTools.send('ServiceWorker.deliverPushMessage', {
          origin: url,
          registrationId,
          data,
        });
      }
      const shown = () => worker.evaluate(shownNotifications);
      await expect.poll(async () => (await shown()).length).toBe(3);
      expect((await shown()).join('\n')).toContain(NAME);
      expect((await shown()).join('\n')).toContain(FULL);
      expect((await shown()).join('\n')).toContain('Something in your plan');
      const opened = await worker.evaluate(tap, NAME);
      await backend.stop();
      isUp = false;
      await page.goto(opened);
      await expect(page.getByRole('grid', { name: /Off week/ })).toBeVisible();
      expect(new URL(opened).searchParams.get('week')).toBe(days[0]);
    });
  } finally {
    await browser.close();
    if (isUp) await backend.stop();
    await service.close();
    await rm(folder, { recursive: true, force: true });
  }

  async function nextSeason(): Promise<{ id: string; starts_on: string }> {
    const operator = { apikey: secretKey, authorization: `Bearer ${secretKey}` };
    const query = `select=id,starts_on&starts_on=gt.${dayAfter(OPENS, 5)}&order=starts_on&limit=1`;
    const [season] = await (
      await fetch(`${url}/rest/v1/seasons?${query}`, { headers: operator })
    ).json();
    return season;
  }

  async function list(camp: object, name: string, seats: string | null): Promise<void> {
    await writeRow(backend, 'camps', {
      ...camp,
      id: idOf(name),
      camp_provider_name: name,
      listing: 'basic',
      camp_theme: 'Outdoor',
      camp_dates: 'Five days',
      camps_hours: '8:30am-5pm',
      age_min: 5,
      age_max: 14,
      registration_opens_at: `${OPENS}T09:00:00-05:00`,
      seats,
      seats_said_on: seats && new Date().toISOString().slice(0, 10),
      is_sample: true,
    });
  }
});

const idOf = (name: string) => name.toLowerCase().replaceAll(' ', '-');

const entry = (name: string, status: string, days: readonly string[]) =>
  planned({
    id: idOf(name),
    campId: idOf(name),
    providerName: name,
    status,
    days,
    snapshot: { ...emptySnapshot, providerName: name },
  });

function dayAfter(day: string, count: number): string {
  return new Date(Date.parse(day) + count * 86_400_000).toISOString().slice(0, 10);
}

/** The first whole week from a day on. */
function weekdaysFrom(day: string): string[] {
  const monday = dayAfter(day, (8 - new Date(day).getUTCDay()) % 7);
  return [0, 1, 2, 3, 4].map((count) => dayAfter(monday, count));
}

const sealedIn = (body: string): Uint8Array =>
  Buffer.from(String(Reflect.get(Object(JSON.parse(body)), 'sealed')), 'base64url');

async function openEntry(page: Page, name: string): Promise<void> {
  await page
    .getByRole('button', { name: new RegExp(name) })
    .first()
    .click();
}

/** The service worker, once everything that opens without a network is stored. */
async function whenInstalled(context: BrowserContext, page: Page) {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error('no service worker');
  return worker;
}

/** In the worker: title and body of each. */
async function shownNotifications(): Promise<string[]> {
  const shown = await Reflect.get(globalThis, 'registration').getNotifications();
  return shown.map(({ title, body }: Notification) => `${title}\n${body}`);
}

/** In the worker: taps the notification that names a camp, and answers what it opens. A script may open no window without a person. */
async function tap(name: string): Promise<string> {
  const shown = await Reflect.get(globalThis, 'registration').getNotifications();
  const notification = shown.find(({ title, body }: Notification) =>
    `${title} ${body}`.includes(name),
  );
  return new Promise((opened) => {
    Object.assign(Reflect.get(globalThis, 'clients'), {
      matchAll: async () => [],
      openWindow: async (to: string) => opened(to),
    });
    const Event = Reflect.get(globalThis, 'NotificationEvent');
    globalThis.dispatchEvent(new Event('notificationclick', { notification }));
  });
}
