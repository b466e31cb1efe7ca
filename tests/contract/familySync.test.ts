// A family's phones and the real server over HTTP: two plans become one, and nobody in between can read either.
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import * as v from 'valibot';
import { addChild as withChild } from '#domain/family/editProfile.ts';
import { ChildSchema } from '#domain/family/profile.ts';
import { besideNotes } from '#data/family/sync/besideNotes.ts';
import { openPglite } from '#local/database/openPglite.ts';
import { type RunningServer, startServer } from '#local/server.ts';
import { temporaryFolder } from '#local/testing/temporaryFolder.ts';
import { planOf } from '#tests/fakes/aFamilyPhone.ts';
import { aSyncPhone, type SyncPhone } from '#tests/fakes/aSyncPhone.ts';
import { canaries } from '#tests/recorder/canaries.ts';
import { findCanaries } from '#tests/recorder/findCanaries.ts';

// Passwords are stretched on both sides, slower still on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

const { id: _, ...EMPTY_CHILD } = v.parse(ChildSchema, { id: 'empty' });
const PASSWORD = 'A short sentence 4 you';
const NEW_PASSWORD = 'Another short sentence 5';

let data: Awaited<ReturnType<typeof temporaryFolder>>;
let server: RunningServer;
beforeAll(async () => {
  data = await temporaryFolder();
  server = await startServer({ port: 0, dataDir: data.folder, quiet: true });
}, 60_000);
afterAll(async () => {
  await server.stop();
  await data.remove();
});

/** Of accounts that were deleted. */
const deleted: string[] = [];

let families = 0;
const newEmail = () => `parent${(families += 1)}@home.example`;

async function signUp(phone: SyncPhone, email: string): Promise<void> {
  expect(await (await phone.session()).signUp(email, PASSWORD)).toBe('done');
}

/** As the sign-in page does it. */
async function signIn(phone: SyncPhone, email: string, password = PASSWORD) {
  expect(await (await phone.session()).signIn(email, password)).toBe('done');
  return phone.sync.onPassword(password);
}

async function turnOn(phone: SyncPhone): Promise<string> {
  const turned = await phone.sync.turnOn(PASSWORD);
  if (turned.outcome !== 'done') throw new Error(turned.outcome);
  await phone.sync.syncNow();
  return turned.recoveryCode;
}

async function joined(email: string, password = PASSWORD): Promise<SyncPhone> {
  const phone = aSyncPhone(server.url);
  expect(await signIn(phone, email, password)).toBe('joinable');
  expect(await phone.sync.join()).toBe('done');
  return phone;
}

/** A family in step: one phone with a child, a favorite and a note, and a second one that has joined. */
async function twoPhones() {
  const email = newEmail();
  const one = aSyncPhone(server.url);
  await signUp(one, email);
  addChild(one, 'Maya');
  await one.family.setFavorite({ id: 'owls', providerName: 'Owls' }, true);
  await one.family.saveNote('owls', 'Bring a hat');
  const recoveryCode = await turnOn(one);
  const other = await joined(email);
  return { email, one, other, recoveryCode };
}

async function inStep(...phones: readonly SyncPhone[]): Promise<void> {
  for (let round = 0; round < 2; round += 1) for (const { sync } of phones) await sync.syncNow();
  const [first, ...others] = await Promise.all(phones.map(sortedPlan));
  for (const other of others) expect(other).toEqual(first);
}

function addChild(phone: SyncPhone, firstName: string, school = ''): void {
  const fields = { ...EMPTY_CHILD, firstName, school };
  phone.profile.change((before) => withChild(before, firstName, fields, '2026-11-25'));
}

const sortedPlan = async (phone: SyncPhone) =>
  (await planOf(phone)).toSorted((a, b) => (a.name < b.name ? -1 : 1));

/** Of children and what hangs on camps. */
const names = async (phone: SyncPhone) =>
  (await sortedPlan(phone)).map(({ name }) => name).filter((name) => name !== 'profile:family');
const noteOn = async (phone: SyncPhone) =>
  (await planOf(phone)).find(({ name }) => name === 'note:owls')?.values.text;

describe('two phones of one family', () => {
  it('the second one is told before it joins what both have, then shows the same as the first', async () => {
    const email = newEmail();
    const one = aSyncPhone(server.url);
    await signUp(one, email);
    addChild(one, 'Maya');
    await one.family.setFavorite({ id: 'owls', providerName: 'Owls' }, true);
    expect((await one.sync.turnOn('not my password')).outcome).toBe('wrong');
    const code = await turnOn(one);
    expect(code.replaceAll('-', '')).toMatch(/^[0-9A-HJKMNP-TV-Z]{26}$/);
    expect(one.sync.state.getState()).toMatchObject({ is: 'on', problem: null, leftOut: 0 });

    const other = aSyncPhone(server.url);
    addChild(other, 'Leo');
    expect(await signIn(other, email)).toBe('joinable');
    expect(other.sync.state.getState()).toEqual({ is: 'off' });
    expect(await other.sync.preview()).toEqual({
      here: { children: 1, planned: 0, favorites: 0, notes: 0 },
      account: { children: 1, planned: 0, favorites: 1, notes: 0 },
      together: { children: 2, planned: 0, favorites: 1, notes: 0 },
    });
    expect(await names(other)).toEqual(['child:Leo']);
    expect(await other.sync.join()).toBe('done');
    await inStep(one, other);
    expect(await names(one)).toEqual(
      expect.arrayContaining(['child:Leo', 'child:Maya', 'favorite:owls']),
    );
  });

  it('changes, removals and settings travel both ways', async () => {
    const { one, other } = await twoPhones();
    await other.family.setFavorite('owls', false);
    await other.family.setScheduled('bees', true);
    one.profile.change((before) => ({ ...before, children: [] }));
    one.profile.change((before) => ({
      ...before,
      emailPreferences: { ...before.emailPreferences, weeklyDigest: true },
    }));
    await inStep(one, other);
    expect(await names(other)).toEqual(['note:owls', 'scheduled:bees']);
    expect(other.profile.getState().profile.emailPreferences.weeklyDigest).toBe(true);
  });

  it('notes that were written at the same time both stay, until somebody decides', async () => {
    const { one, other } = await twoPhones();
    await one.family.saveNote('owls', 'Ask about lunch', 'Bring a hat');
    await other.family.saveNote('owls', 'Bus at 8', 'Bring a hat');
    await inStep(one, other);
    const shown = await noteOn(one);
    const [beside] = (await besideNotes(one.store)).get('owls') ?? [];
    expect([shown, beside?.text].toSorted()).toEqual(['Ask about lunch', 'Bus at 8']);
    expect([...(await besideNotes(other.store))]).toEqual([...(await besideNotes(one.store))]);
    await other.family.saveNote('owls', 'Ask about lunch. Bus at 8', `${shown}`);
    await other.family.settleBeside('owls', `${beside?.name}`);
    await inStep(one, other);
    expect((await besideNotes(one.store)).size).toBe(0);
    expect(await noteOn(one)).toBe('Ask about lunch. Bus at 8');
  });

  it('what arrives while somebody types is not lost: the field had shown another note', async () => {
    const { one, other } = await twoPhones();
    await one.family.saveNote('owls', 'Ask about lunch', 'Bring a hat');
    await one.sync.syncNow();
    await other.sync.syncNow();
    // The field on the other phone was opened before, and still shows the hat.
    await other.family.saveNote('owls', 'Bring a hat and a cup', 'Bring a hat');
    await inStep(one, other);
    expect(await noteOn(one)).toBe('Bring a hat and a cup');
    expect((await besideNotes(one.store)).get('owls')).toMatchObject([{ text: 'Ask about lunch' }]);
  });

  it('a clock that is a day ahead wins no conflicts', async () => {
    const { email, one } = await twoPhones();
    const ahead = aSyncPhone(server.url, 86_400_000);
    expect(await signIn(ahead, email)).toBe('joinable');
    await ahead.sync.join();
    const grade = (gradeLevel: string) => (phone: SyncPhone) =>
      phone.profile.change((before) => ({
        ...before,
        children: before.children.map((child) => ({ ...child, gradeLevel })),
      }));
    grade('2')(ahead);
    await ahead.sync.syncNow();
    await one.sync.syncNow();
    grade('3')(one);
    await inStep(one, ahead);
    expect(ahead.profile.getState().profile.children[0]?.gradeLevel).toBe('3');
  });

  it('what was changed with no signal goes later', async () => {
    const { one, other } = await twoPhones();
    one.network.isDown = true;
    await one.family.setScheduled('owls', true);
    await one.sync.syncNow();
    expect(one.sync.state.getState()).toMatchObject({ is: 'on', problem: 'unreachable' });
    one.network.isDown = false;
    await inStep(one, other);
    expect(await names(other)).toContain('scheduled:owls');
  });
});

describe('the key', () => {
  it('a password that is changed on a phone with the key opens it on the next one', async () => {
    const { email, one } = await twoPhones();
    expect(await (await one.session()).setPassword(NEW_PASSWORD)).toBe('done');
    await one.sync.onPassword(NEW_PASSWORD);
    await inStep(one, await joined(email, NEW_PASSWORD));
  });

  it('reset by mail, with a phone that was in step: it locks the key anew by itself', async () => {
    const { email, one, other } = await twoPhones();
    // Chosen on a device without the key, which signs all others out.
    await (await aDevice(email)).setPassword(NEW_PASSWORD);
    await endOf(one);
    expect(one.sync.state.getState()).toEqual({ is: 'signedOut' });
    expect(await names(one)).toContain('child:Maya');

    expect(await signIn(one, email, NEW_PASSWORD)).toBeNull();
    await one.sync.syncNow();
    expect(one.sync.state.getState()).toMatchObject({ is: 'on', problem: null });
    await inStep(one, await joined(email, NEW_PASSWORD));
    other.close();
  });

  it('reset by mail, with no phone left: the recovery code opens it, and the new password from then on', async () => {
    const { email, recoveryCode } = await twoPhones();
    await (await aDevice(email)).setPassword(NEW_PASSWORD);
    const fresh = aSyncPhone(server.url);
    expect(await signIn(fresh, email, NEW_PASSWORD)).toBe('joinable');
    expect(await fresh.sync.look()).toBe('locked');
    expect(await fresh.sync.unlock('password', NEW_PASSWORD)).toBe('wrong');
    expect(await fresh.sync.unlock('recovery', 'AAAA-BBBB')).toBe('wrong');
    expect(await fresh.sync.unlock('recovery', recoveryCode.toLowerCase())).toBe('done');
    expect(await fresh.sync.join()).toBe('done');
    expect(await names(fresh)).toContain('child:Maya');
    await inStep(fresh, await joined(email, NEW_PASSWORD));
  });

  it('with neither: the copy is begun anew from this phone, and an old phone brings its plan back with the password', async () => {
    const { email, one } = await twoPhones();
    await (await aDevice(email)).setPassword(NEW_PASSWORD);
    const fresh = aSyncPhone(server.url);
    await signIn(fresh, email, NEW_PASSWORD);
    addChild(fresh, 'Ada');
    expect((await fresh.sync.turnOn(NEW_PASSWORD)).outcome).toBe('copyThere');
    expect((await fresh.sync.startAnew(NEW_PASSWORD)).outcome).toBe('done');
    await fresh.sync.syncNow();
    expect(await names(fresh)).toEqual(['child:Ada']);

    // It has another key, and the sign-in brings the new one.
    await signIn(one, email, NEW_PASSWORD);
    await inStep(one, fresh);
    expect(await names(fresh)).toEqual(expect.arrayContaining(['child:Ada', 'child:Maya']));
  });

  it('a new recovery code takes the place of the old one', async () => {
    const { email, one, recoveryCode } = await twoPhones();
    const said = await one.sync.newRecoveryCode();
    const next = typeof said === 'string' ? '' : said.recoveryCode;
    await (await aDevice(email)).setPassword(NEW_PASSWORD);
    const fresh = aSyncPhone(server.url);
    await signIn(fresh, email, NEW_PASSWORD);
    expect(await fresh.sync.unlock('recovery', recoveryCode)).toBe('wrong');
    expect(await fresh.sync.unlock('recovery', next)).toBe('done');
  });

  it('goes with a sign-out, and comes back with the password; the plan stays', async () => {
    const { email, one } = await twoPhones();
    await one.signOut();
    await one.dropKey();
    expect(await one.mark()).toMatchObject({ state: 'on', familyKey: null });
    expect(await names(one)).toContain('child:Maya');
    await signIn(one, email);
    expect(await one.mark()).toMatchObject({ state: 'on', familyKey: expect.any(String) });
  });
});

describe('an end', () => {
  it('switched off on one phone: nothing is left on the server, the other one says so and keeps its plan', async () => {
    const { one, other } = await twoPhones();
    await one.sync.turnOff();
    expect(one.sync.state.getState()).toEqual({ is: 'off' });
    expect(await one.sync.look()).toBe('none');
    await other.family.setScheduled('owls', true);
    await other.sync.syncNow();
    expect(other.sync.state.getState()).toEqual({ is: 'ended' });
    expect(await names(other)).toEqual(expect.arrayContaining(['child:Maya', 'scheduled:owls']));
    await other.sync.dismissEnded();
    expect(other.sync.state.getState()).toEqual({ is: 'off' });
    expect(await other.sync.look()).toBe('none');
  });

  it('switched off with no signal: off at once, and the copy goes as soon as there is one', async () => {
    const { one } = await twoPhones();
    one.network.isDown = true;
    await one.sync.turnOff();
    expect(one.sync.state.getState()).toEqual({ is: 'ending' });
    one.network.isDown = false;
    await one.sync.syncNow();
    expect(one.sync.state.getState()).toEqual({ is: 'off' });
    expect(await one.sync.look()).toBe('none');
  });

  it('the account is deleted: its copy goes with it, the plan stays on the phone and is nobody’s', async () => {
    const { one } = await twoPhones();
    const { owner = '' } = (await one.mark()) ?? {};
    expect(await (await one.session()).deleteAccount(PASSWORD)).toBe('done');
    await one.sync.accountDeleted();
    deleted.push(owner);
    expect(one.sync.state.getState()).toEqual({ is: 'off' });
    expect(await names(one)).toContain('child:Maya');
  });
});

describe('somebody else signs in on the same phone', () => {
  it('nothing of the one family is sent under the other, and each finds its own plan again', async () => {
    const { email, one: phone, other: athome } = await twoPhones();
    await phone.signOut();
    const stranger = newEmail();
    await signUp(phone, stranger);
    expect(await phone.sync.onPassword(PASSWORD)).toBe('otherFamily');
    await phone.family.setScheduled('owls', true);
    await phone.sync.syncNow();
    expect((await phone.sync.turnOn(PASSWORD)).outcome).not.toBe('done');
    expect(await phone.sync.look()).toBe('none');

    await phone.sync.putAside();
    expect(phone.sync.state.getState()).toEqual({ is: 'off' });
    expect(await names(phone)).toEqual([]);
    addChild(phone, 'Noah');
    await turnOn(phone);

    await phone.signOut();
    expect(await signIn(phone, email)).toBe('otherFamily');
    await phone.sync.putAside();
    await phone.sync.unlock('password', PASSWORD);
    await inStep(phone, athome);
    expect(await names(phone)).toEqual(expect.arrayContaining(['child:Maya', 'scheduled:owls']));
    expect(await names(phone)).not.toContain('child:Noah');
  });

  it('a plan that is in step with nothing can be taken over by a new account, and by nobody unasked', async () => {
    const { one: phone } = await twoPhones();
    await phone.sync.turnOff();
    await phone.signOut();
    await signUp(phone, newEmail());
    expect(await phone.sync.onPassword(PASSWORD)).toBe('otherFamily');
    await phone.sync.claim();
    expect(phone.sync.state.getState()).toEqual({ is: 'off' });
    await turnOn(phone);
    expect(await names(phone)).toContain('child:Maya');
  });
});

// The last: it stops the server to look into its database.
describe('what the server has', () => {
  it('holds no name, no note, no school and no camp that anybody could read, in any table', async () => {
    const email = newEmail();
    const phone = aSyncPhone(server.url);
    await signUp(phone, email);
    addChild(phone, canaries.child, canaries.school);
    phone.profile.change((before) => ({
      ...before,
      parentInfo: { ...before.parentInfo, name: canaries.parent, streetAddress: canaries.street },
    }));
    await phone.family.saveNote('owl-camp-of-the-canary', canaries.note);
    await turnOn(phone);
    const { owner } = (await phone.mark()) ?? {};

    const tables = await everyTable();
    // It is there, and so are accounts: the search does see them.
    expect(tables.get('auth.users')).toContain(email);
    expect(tables.get('private.family_rows')).toMatch(
      new RegExp(`"owner":"${owner}","kind":"note"`),
    );
    const everything = [...tables.values()].join('\n');
    expect(findCanaries(everything)).toEqual([]);
    expect(everything).not.toContain('owl-camp-of-the-canary');
    // Nor was anything sent.
    expect(phone.sent.length).toBeGreaterThan(2);
    expect(phone.sent.flatMap((body) => findCanaries(body))).toEqual([]);

    expect(deleted).toHaveLength(1);
    const left = [...tables].filter(([, rows]) => deleted.some((owner) => rows.includes(owner)));
    expect(left).toEqual([]);
  });
});

/** Every row of every table, as text, by the table's name. */
async function everyTable(): Promise<Map<string, string>> {
  await server.stop();
  const database = await openPglite({ folder: path.join(data.folder, 'pg'), mustExist: true });
  const found = await database.query(
    `select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where c.relkind = 'r' and n.nspname not in ('pg_catalog', 'information_schema')`,
  );
  const tables = new Map<string, string>();
  for (const { name } of found) {
    const rows = await database.query(`select to_json(t)::text as row from ${name} t`);
    tables.set(`${name}`, rows.map(({ row }) => row).join('\n'));
  }
  await database.close();
  server = await startServer({ port: 0, dataDir: data.folder, quiet: true });
  return tables;
}

/** The server ended its session; it hears of that when its token is refreshed. */
async function endOf(phone: SyncPhone): Promise<void> {
  const session = await phone.session();
  expect(await session.accessToken((await session.accessToken()) ?? '')).toBeNull();
}

/** A device that is signed in, and has no part in sync. */
async function aDevice(email: string) {
  const session = await aSyncPhone(server.url).session();
  expect(await session.signIn(email, PASSWORD)).toBe('done');
  return session;
}
