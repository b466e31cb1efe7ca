import { describe, expect, it } from 'vitest';
import { addChild, setParent, setPreference } from '#family/rules/editProfile.ts';
import { ChildSchema } from '#family/rules/profile.ts';
import { profileRecords } from '#family/rules/familyRecord.ts';
import * as v from 'valibot';
import { createProfileStore } from './createProfileStore.ts';
import { createStore } from 'zustand/vanilla';
import type { SessionState } from '#base/session/storedSession.ts';
import { DAMAGED_KEY, PROFILE_KEY } from '#base/storage/storageKeys.ts';

const today = '2026-09-15';
const wren = v.parse(ChildSchema, { id: 'w', firstName: 'Wren' });

function aPhone(text: string | null = null) {
  const stored = new Map<string, string>();
  if (text !== null) stored.set(PROFILE_KEY, text);
  let isFull = false;
  let isRefused = false;
  const listeners: (() => void)[] = [];
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem(key: string, value: string) {
      if (isFull) throw new DOMException('full', 'QuotaExceededError');
      stored.set(key, value);
    },
    removeItem: (key: string) => void stored.delete(key),
  };
  const account = createStore<SessionState>(() => ({ status: 'out' }));
  const openTab = () =>
    createProfileStore({
      account,
      localStorage() {
        if (isRefused) throw new DOMException('refused', 'SecurityError');
        return storage;
      },
      clock: { now: () => 1000 },
      onOtherTab: (listener) => void listeners.push(listener),
    });
  return {
    stored,
    account,
    openTab,
    tellTabs: () => listeners.forEach((listener) => listener()),
    fill: (next: boolean) => (isFull = next),
    refuse: (next: boolean) => (isRefused = next),
  };
}

const nameOf = (store: ReturnType<ReturnType<typeof aPhone>['openTab']>) =>
  store.getState().profile.parentInfo.name;

describe('a profile', () => {
  it('is a sample that is not stored until the first own entry', () => {
    const phone = aPhone();
    expect(phone.openTab().getState()).toMatchObject({
      profile: { isSample: true },
      isKept: true,
      damaged: null,
    });
    expect([...phone.stored]).toEqual([]);
  });

  it('is saved on every change and restored on load', () => {
    const phone = aPhone();
    phone.openTab().change((profile) => addChild(profile, 'w', wren, today));
    phone.openTab().change((profile) => setParent(profile, { name: 'Dana' }, today));
    const { profile } = phone.openTab().getState();
    expect(profile).toMatchObject({
      isSample: false,
      parentInfo: { name: 'Dana' },
      children: [wren],
    });
    expect(profile.changedAt['profile:family:name']).toBe(1000);
    expect(JSON.parse(phone.stored.get(PROFILE_KEY) ?? '')).toMatchObject({
      version: 1,
      state: { parentInfo: { name: 'Dana' } },
    });
  });

  it('is not overwritten by a tab with an older state', () => {
    const phone = aPhone();
    const [one, other] = [phone.openTab(), phone.openTab()];
    one.change((profile) => setParent(profile, { name: 'Dana' }, today));
    other.change((profile) => setPreference(profile, 'weeklyDigest', true));
    phone.tellTabs();
    expect(nameOf(one)).toBe('Dana');
    expect(one.getState().profile.emailPreferences.weeklyDigest).toBe(true);
    expect(phone.openTab().getState().profile).toEqual(one.getState().profile);
  });

  it('becomes a sample again when another tab erases it', () => {
    const phone = aPhone();
    const one = phone.openTab();
    one.change((profile) => setParent(profile, { name: 'Dana' }, today));
    phone.stored.delete(PROFILE_KEY);
    phone.tellTabs();
    expect(one.getState().profile.isSample).toBe(true);
  });

  it('lasts as long as the tab while storage is full and is saved once there is room', () => {
    const phone = aPhone();
    const tab = phone.openTab();
    phone.fill(true);
    tab.change((profile) => setParent(profile, { name: 'Dana' }, today));
    phone.tellTabs();
    expect(tab.getState()).toMatchObject({
      isKept: false,
      profile: { parentInfo: { name: 'Dana' } },
    });
    phone.fill(false);
    tab.change((profile) => setParent(profile, { zipCode: '30317' }, today));
    expect(tab.getState().isKept).toBe(true);
    expect(phone.openTab().getState().profile.parentInfo).toMatchObject({
      name: 'Dana',
      zipCode: '30317',
    });
  });

  it('lasts as long as the tab when storage is refused', () => {
    const phone = aPhone();
    phone.refuse(true);
    const tab = phone.openTab();
    tab.change((profile) => setParent(profile, { name: 'Dana' }, today));
    tab.change((profile) => setParent(profile, { zipCode: '30317' }, today));
    expect(tab.getState()).toMatchObject({
      isKept: false,
      profile: { parentInfo: { name: 'Dana', zipCode: '30317' } },
    });
  });
});

describe('profiles of other versions', () => {
  it('are read in the first shape, with numeric ids and its own colors', () => {
    const first = JSON.stringify({
      parentInfo: { name: 'Dana', email: 'dana@home.example', memberSince: '2025-08-01' },
      children: [
        { id: 1, firstName: 'Wren', ageRange: '5-7', gradeLevel: '2nd grade', color: '#ff8800' },
      ],
      emailPreferences: { weeklyDigest: true },
    });
    const { profile, damaged } = aPhone(first).openTab().getState();
    expect(damaged).toBeNull();
    expect(profile).toMatchObject({
      isSample: false,
      parentInfo: { name: 'Dana' },
      children: [
        { id: '1', firstName: 'Wren', ageRange: '5-7', gradeLevel: '2nd grade', color: 'teal' },
      ],
      emailPreferences: { weeklyDigest: true, campUpdates: true },
    });
    // That version stored no times. A backup and other devices get exactly what was entered.
    const records = profileRecords(profile).map(({ kind, id, fields }) => [
      kind,
      id,
      Object.keys(fields),
    ]);
    expect(records).toEqual([
      ['profile', 'family', ['weeklyDigest', 'name', 'memberSince']],
      ['child', '1', expect.arrayContaining(['firstName', 'gradeLevel'])],
    ]);
  });

  it('keep the fields of a later version', () => {
    const phone = aPhone(JSON.stringify({ state: { pets: [{ name: 'Rex' }] }, version: 9 }));
    const tab = phone.openTab();
    expect(tab.getState().damaged).toBeNull();
    tab.change((profile) => setParent(profile, { name: 'Dana' }, today));
    expect(JSON.parse(phone.stored.get(PROFILE_KEY) ?? '')).toMatchObject({
      state: { pets: [{ name: 'Rex' }], parentInfo: { name: 'Dana' } },
    });
  });
});

const wrapped = (state: unknown) => JSON.stringify({ state, version: 1 });
const deep = `${'['.repeat(50_000)}${']'.repeat(50_000)}`;

describe('unreadable profiles are set aside', () => {
  it.each<[string, string]>([
    ['an empty text', ''],
    ['half a text', '{"state":{"parentInfo":{"na'],
    ['a number', '7'],
    ['null', 'null'],
    ['a list', '[1,2]'],
    ['HTML', '<html><script>alert(1)</script></html>'],
    ['a name that is a number', wrapped({ parentInfo: { name: 5 } })],
    ['a name without end', wrapped({ parentInfo: { name: 'x'.repeat(100_000) } })],
    ['children that are none', wrapped({ children: 'Wren' })],
    ['a child without an id', wrapped({ children: [{ firstName: 'Wren' }] })],
    [
      'thirteen children',
      wrapped({ children: Array.from({ length: 13 }, (_, id) => ({ id: `${id}` })) }),
    ],
    ['two megabytes', `"${'x'.repeat(2_000_000)}"`],
    ['lists in lists', deep],
  ])('%s', (_, text) => {
    const phone = aPhone(text);
    const tab = phone.openTab();
    expect(tab.getState().damaged).toBe(text);
    tab.change((profile) => setParent(profile, { name: 'Dana' }, today));
    expect(phone.stored.get(DAMAGED_KEY)).toBe(text);
    const again = phone.openTab();
    expect(again.getState()).toMatchObject({
      damaged: text,
      profile: { parentInfo: { name: 'Dana' } },
    });
    again.dropDamaged();
    expect(phone.openTab().getState().damaged).toBeNull();
  });

  it('except for one damaged child, which costs no other', () => {
    const { profile } = aPhone(wrapped({ parentInfo: { name: 'Dana' }, children: [wren, 7] }))
      .openTab()
      .getState();
    expect(profile).toMatchObject({ parentInfo: { name: 'Dana' }, children: [wren] });
  });

  it('except for a damaged time, which is dropped alone', () => {
    const { profile, damaged } = aPhone(wrapped({ changedAt: { a: -1, b: 7, c: 'x' } }))
      .openTab()
      .getState();
    expect(profile.changedAt).toEqual({ b: 7 });
    expect(damaged).toBeNull();
  });

  it('and not overwritten when there is no room for the copy', () => {
    const phone = aPhone('{');
    const tab = phone.openTab();
    phone.fill(true);
    tab.change((profile) => setParent(profile, { name: 'Dana' }, today));
    expect(phone.stored.get(PROFILE_KEY)).toBe('{');
    expect(tab.getState().isKept).toBe(false);
  });

  it('and frees the room that a change needs when it is dropped', () => {
    const phone = aPhone('{');
    const tab = phone.openTab();
    phone.fill(true);
    tab.change((profile) => setParent(profile, { name: 'Dana' }, today));
    phone.fill(false);
    tab.dropDamaged();
    expect(tab.getState().isKept).toBe(true);
    expect(nameOf(phone.openTab())).toBe('Dana');
  });

  it('again, beside the first one', () => {
    const phone = aPhone('{');
    phone.openTab().change((profile) => setParent(profile, { name: 'Dana' }, today));
    phone.stored.set(PROFILE_KEY, '[');
    phone.openTab().change((profile) => setParent(profile, { name: 'Dana' }, today));
    expect(phone.stored.get(DAMAGED_KEY)).toBe('{\n[');
  });

  it('with awkward names treated as text', () => {
    const hostile =
      '{"state":{"__proto__":{"isSample":true},"constructor":{"x":1},"parentInfo":{"name":"<img src=x onerror=alert(1)>"}},"version":1}';
    const phone = aPhone(hostile);
    const tab = phone.openTab();
    expect(nameOf(tab)).toBe('<img src=x onerror=alert(1)>');
    expect(Reflect.get({}, 'isSample')).toBeUndefined();
    tab.change((profile) => setParent(profile, { zipCode: '30317' }, today));
    expect(Reflect.get({}, 'isSample')).toBeUndefined();
  });
});
