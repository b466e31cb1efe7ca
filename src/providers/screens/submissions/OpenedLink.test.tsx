// @vitest-environment jsdom
// The page behind the links of our mails, on a phone with the real database: what opening changes (nothing), and each button.
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { seatsCopy } from '#camps/camps.ts';
import { OpenedLink } from '#providers/screens/submissions/OpenedLink.tsx';
import { mailedLinkCopy } from '#providers/words/mailedLink.ts';
import { migrate } from '#local/database/migrate.ts';
import { openPglite, type PgliteDatabase } from '#local/database/openPglite.ts';
import { aSubmission } from '#local/testing/aSubmission.ts';
import { axeViolations } from '#tests/fakes/axeViolations.ts';
import { submissionsOver } from '#tests/fakes/aProvider.ts';
import { fakeApp } from '#tests/fakes/fakeApp.ts';
import { fakeDevice } from '#tests/fakes/fakeDevice.ts';
import { closeParts, openPart, typeInto } from '#tests/fakes/openPart.tsx';
import { anEntry } from '#tests/fixtures/anEntry.ts';
import { reviewingDatabase } from '#tests/fakes/reviewingDatabase.ts';
import { FakeSubmissions } from '#tests/fakes/FakeSubmissions.ts';
import { useToasts } from '#ui/layers/toasts.ts';

const { camps: copy, address, ask, lost, stop, unknown, unreachable } = mailedLinkCopy;
let database: PgliteDatabase;
let calls: ReturnType<typeof reviewingDatabase>;
let isOffline = false;

beforeAll(async () => {
  database = await openPglite({ folder: null });
  await migrate(database, () => {});
  calls = reviewingDatabase(database);
  await database.query(`insert into public.seasons (id, break, year, label, starts_on, ends_on)
    values ('summer-2031', 'summer', 2031, 'Summer 2031', '2031-06-01', '2031-07-31')`);
});
afterAll(() => database.close());

beforeEach(() => {
  isOffline = false;
  vi.stubGlobal('fetch', answerFromDatabase);
});
afterEach(async () => {
  closeParts();
  vi.unstubAllGlobals();
  await database.query('delete from private.mail_jobs');
});

/** What PostgREST does with a call of a function. */
async function answerFromDatabase(url: string, { body }: { body: string }): Promise<Response> {
  if (isOffline) throw new TypeError('Failed to fetch');
  try {
    const name = url.slice(url.lastIndexOf('/') + 1);
    return Response.json(await calls.asProvider(name, JSON.parse(body)));
  } catch (error) {
    const { code, message } = Object(error);
    return Response.json({ code, message }, { status: 400 });
  }
}

/** A listing that came, was listed where `isListed`, and the token of its newest mail. */
async function aMailedListing({
  isListed = true,
  email = `${crypto.randomUUID()}@moss.example`,
} = {}) {
  const submission = aSubmission({ email });
  await calls.asProvider('put_submission', submission);
  const { id, revision } = submission;
  const camp = { season_ids: ['summer-2031'], listing: 'basic' };
  if (isListed)
    await calls.asReviewer('review_submission', { id, revision, verdict: 'approved', camp });
  return { ...submission, email, ...(await newestMail()) };
}

async function newestMail(): Promise<{ token: string; stopToken: string }> {
  const [row] = await database.query(`select m ->> 'token' as token, m ->> 'stop_token' as stop
    from jsonb_array_elements(public.claim_mails(1)) m`);
  return { token: String(row?.token), stopToken: String(row?.stop) };
}

/** As the outbox asks. */
const call = async (name: string, given: object) => ({
  status: 200,
  retryAfter: null,
  json: await calls.asProvider(name, { ...given }),
});

async function opened(fragment: string, store = fakeDevice().openApp()) {
  const { remote } = submissionsOver(new FakeSubmissions(() => 0));
  const app = fakeApp({ store, outbox: { remote: { ...remote, call } } });
  return openPart(app, <OpenedLink fragment={fragment} skeleton={<h1>Asking</h1>} />);
}

const facts = async (email: string) =>
  (
    await database.query(
      `select c.dates_checked_by as by, c.seats, c.deleted_at is not null as off,
        (select count(*)::int from private.submission_events e where e.camp_id = c.id) as events
      from public.camps c join private.submission_camps m on m.camp_id = c.id
      join public.camp_submissions s on s.id = m.submission_id where s.email = $1`,
      [email],
    )
  )[0];

test('shows what the list says, and opening it changes nothing', async () => {
  const { token, email } = await aMailedListing();
  await database.query('update public.camps set dates_checked_on = null, dates_checked_by = null');
  const page = await opened(`#token=${token}`);
  await expect.poll(page.heading).toBe('Is this still right?');
  expect(page.texts('dd')).toEqual(['Summer 2031', 'Oct 12-16', '9-3', '$325']);
  expect(await facts(email)).toEqual({ by: null, seats: null, off: false, events: 0 });
  expect(await axeViolations(page.box)).toEqual([]);
});

test('a press says that it is still right, and a double press says it once', async () => {
  const { token, email } = await aMailedListing();
  await database.query('update public.camps set dates_checked_on = null, dates_checked_by = null');
  const page = await opened(`#token=${token}`);
  await expect.poll(() => page.button(copy.right)).toBeDefined();
  page.press(copy.right);
  page.press(copy.right);
  await expect.poll(page.text).toContain(copy.checked);
  expect(await facts(email)).toMatchObject({ by: 'provider', events: 1 });
});

test('a press takes the camp out of the list, and another one brings it back', async () => {
  const { token, email } = await aMailedListing();
  const page = await opened(`#token=${token}`);
  await expect.poll(() => page.button(copy.off)).toBeDefined();
  page.press(copy.off);
  await expect.poll(page.text).toContain(copy.isOff);
  expect(await facts(email)).toMatchObject({ off: true });
  expect(page.button(seatsCopy.few)).toBeUndefined();
  expect(await axeViolations(page.box)).toEqual([]);
  page.press(copy.right);
  await expect.poll(page.text).toContain(copy.checked);
  expect(await facts(email)).toMatchObject({ off: false });
});

test.each(['open', 'few', 'waitlist', 'full'] as const)(
  'free places in one tap: %s',
  async (seats) => {
    const { token, email } = await aMailedListing();
    const page = await opened(`#token=${token}`);
    await expect.poll(() => page.button(seatsCopy[seats])).toBeDefined();
    page.press(seatsCopy[seats]);
    await expect.poll(page.text).toContain(copy.seatsSaid);
    expect(page.button(seatsCopy[seats])?.ariaPressed).toBe('true');
    expect(await facts(email)).toMatchObject({ seats });
  },
);

test('a change is made behind the private link, or by a new one', async () => {
  const { token } = await aMailedListing();
  const page = await opened(`#token=${token}`);
  await expect.poll(() => page.button(copy.change)).toBeDefined();
  page.press(copy.change);
  await expect.poll(() => page.texts('a')).toEqual([copy.changeSaved, copy.changeAsk]);
});

test('an address without a camp in the list is confirmed by one press', async () => {
  const { token } = await aMailedListing({ isListed: false });
  const page = await opened(`#token=${token}`);
  await expect.poll(page.heading).toBe(address.heading);
  page.press(address.yes);
  await expect.poll(page.text).toContain(address.thanks);
  const answered =
    "select 1 from private.mail_addresses where answered_at > now() - interval '1 minute'";
  expect((await database.query(answered)).length).toBeGreaterThan(0);
});

test('a camp found elsewhere is claimed by one press', async () => {
  const id = `found-${Date.now()}`;
  await database.query(
    `insert into public.camps (id, season_id, listing, camp_provider_name, camp_theme) values ($1, 'summer-2031', 'basic', 'Found', 'Art')`,
    [id],
  );
  await calls.asReviewer('offer_claim', { camp_id: id, email: 'owner@found.example' });
  const { token } = await newestMail();
  const page = await opened(`#token=${token}`);
  await expect.poll(page.heading).toBe(copy.claim);
  page.press(copy.mine);
  await expect.poll(page.text).toContain(copy.isMine);
  expect(page.button(copy.mine)).toBeUndefined();
  expect(page.heading()).toBe(copy.heading(1));
  const contacts = await database.query(
    'select address from private.camp_contacts where camp_id = $1',
    [id],
  );
  expect(contacts).toEqual([{ address: 'owner@found.example' }]);
});

test('offline it says so, and asks again', async () => {
  const { token } = await aMailedListing();
  isOffline = true;
  const page = await opened(`#token=${token}`);
  await expect.poll(page.heading).toBe(unreachable.title);
  isOffline = false;
  page.press(unreachable.again);
  await expect.poll(page.heading).toBe('Is this still right?');
});

const toasts = () => useToasts.getState().toasts.map(({ title, open }) => ({ title, open }));

test('a press offline changes nothing on the screen', async () => {
  const { token, email } = await aMailedListing();
  const page = await opened(`#token=${token}`);
  await expect.poll(() => page.button(copy.off)).toBeDefined();
  isOffline = true;
  page.press(copy.off);
  await expect.poll(() => page.button(copy.off)?.ariaDisabled).toBe('false');
  expect(await facts(email)).toMatchObject({ off: false });
  expect(page.texts('dd')).toHaveLength(4);
  expect(toasts()).toEqual([{ title: mailedLinkCopy.notSent, open: true }]);
  // A press that arrives takes the failure of the last one away.
  isOffline = false;
  page.press(copy.right);
  await expect.poll(page.text).toContain(copy.checked);
  expect(toasts()).toEqual([{ title: mailedLinkCopy.notSent, open: false }]);
});

test.each(['token', 'lost'])(
  'a %s that nobody mailed opens nothing, without a reason',
  async (name) => {
    const page = await opened(`#${name}=${'x'.repeat(43)}`);
    await expect.poll(page.heading).toBe(unknown.heading);
    expect(await axeViolations(page.box)).toEqual([]);
  },
);

test.each([
  ['that never had it', false],
  ['whose link opens nothing any more', true],
])('a lost link gives the listing to a phone %s, once', async (_, hadIt) => {
  const { email, id, secret } = await aMailedListing();
  await database.query('delete from private.mail_jobs');
  await calls.asProvider('request_submission_link', { email });
  const { token } = await newestMail();
  const store = fakeDevice().openApp();
  const entry = { ...anEntry({ revision: 1 }, { revision: 1 }), id, secret };
  if (hadIt) await store.user((db) => db.outbox.put(entry));
  const page = await opened(`#lost=${token}`, store);
  await expect.poll(page.heading).toBe(lost.heading);
  expect(page.texts('li')).toEqual(['Moss & Marble']);
  expect(await axeViolations(page.box)).toEqual([]);
  page.press(lost.open);
  const kept = () => store.user((db) => db.outbox.get(id));
  await expect.poll(async () => (await kept())?.secret ?? secret).not.toBe(secret);
  expect(await calls.asProvider('submission_status', { id, secret })).toBeNull();
  const status = { id, secret: (await kept())?.secret };
  expect(await calls.asProvider('submission_status', status)).toMatchObject({ status: 'approved' });
  closeParts();
  const again = await opened(`#lost=${token}`);
  await expect.poll(again.heading).toBe(unknown.heading);
});

test('a lost link is asked for by the address of the listing', async () => {
  const { email } = await aMailedListing();
  await database.query('delete from private.mail_jobs');
  const page = await opened('#lost');
  await expect.poll(page.heading).toBe(ask.heading);
  page.press(ask.send);
  await expect.poll(page.text).toContain(ask.missing);
  expect(await axeViolations(page.box)).toEqual([]);
  typeInto(page.field(ask.email), email);
  page.press(ask.send);
  await expect.poll(page.text).toContain(ask.sent);
  const jobs = await database.query('select kind, to_address from private.mail_jobs');
  expect(jobs).toEqual([{ kind: 'lost_link', to_address: email }]);
});

test('mail is stopped by a press, and started again', async () => {
  const { stopToken, email } = await aMailedListing();
  const stopped = async () =>
    (
      await database.query(
        'select stopped_for from private.mail_addresses where address_hash = private.address_hash($1)',
        [email],
      )
    )[0]?.stopped_for ?? null;
  const page = await opened(`#stop=${stopToken}`);
  await expect.poll(page.heading).toBe(stop.heading);
  expect(await stopped()).toBeNull();
  page.press(stop.stop);
  await expect.poll(page.text).toContain(stop.stopped);
  expect(await stopped()).toBe('unsubscribed');
  page.press(stop.start);
  await expect.poll(page.text).toContain(stop.started);
  expect(await stopped()).toBeNull();
});
