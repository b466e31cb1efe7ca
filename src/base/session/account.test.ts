import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeApp } from '#tests/fakes/fakeApp.ts';
import { fakeDevice } from '#tests/fakes/fakeDevice.ts';
import { granted, KEY } from '#tests/fakes/authDevice.ts';
import { openSessionOn } from '#tests/fakes/openSessionOn.ts';
import { openAccount } from './account.ts';

/** A browser in which `stored` lies; `otherTab` has just written there. */
function aBrowser(stored = new Map<string, string>()) {
  const otherTabs: (() => void)[] = [];
  const open = openSessionOn(
    () => ({
      getItem: (key) => stored.get(key) ?? null,
      setItem: (key, value) => void stored.set(key, value),
      removeItem: (key) => void stored.delete(key),
    }),
    (listener) => void otherTabs.push(listener),
  );
  return { stored, open, otherTab: () => otherTabs.forEach((tell) => tell()) };
}

const dana = JSON.stringify(granted('new'));
const signedIn = () => new Map([[KEY, dana]]);

/** Followed, as the menus follow it. */
function followed(open: Parameters<typeof openAccount>[0]) {
  const account = openAccount(open);
  account.state.subscribe(() => undefined);
  const status = () => account.state.getState().status;
  return { ...account, status };
}

describe('who is signed in', () => {
  it('is not loaded before somebody subscribes, so a prerendered page knows nobody', async () => {
    let isAsked = false;
    const { state } = openAccount(async () => {
      isAsked = true;
      throw new Error('nobody asked');
    });
    expect(state.getState()).toEqual({ status: 'opening' });
    expect(state.getInitialState()).toEqual({ status: 'opening' });
    expect(isAsked).toBe(false);
  });

  it.each([
    ['nobody', new Map<string, string>(), 'out'],
    ['somebody', signedIn(), 'in'],
  ])('is %s as stored on this device', async (_, stored, status) => {
    const browser = aBrowser(stored);
    const account = followed(async (state) => browser.open(state));
    await expect.poll(account.status).toBe(status);
  });

  it('follows sign-ins and sign-outs in other tabs', async () => {
    const { stored, open, otherTab } = aBrowser();
    const { status } = followed(async (state) => open(state));
    await expect.poll(status).toBe('out');
    stored.set(KEY, dana);
    otherTab();
    expect(status()).toBe('in');
    stored.delete(KEY);
    otherTab();
    expect(status()).toBe('out');
  });

  it('is unknown when its code fails to load, and is retried for the next caller', async () => {
    const { open } = aBrowser(signedIn());
    let isOffline = true;
    const { status, state } = followed(async (store) => {
      if (isOffline) throw new TypeError('Failed to fetch dynamically imported module');
      return open(store);
    });
    await expect.poll(status).toBe('failed');
    isOffline = false;
    state.subscribe(() => undefined);
    await expect.poll(status).toBe('in');
  });
});

it("copies the signed-in user's email address to the family’s profile", async () => {
  const { stored, open, otherTab } = aBrowser(signedIn());
  const store = fakeDevice().openApp();
  const localStorage = () => ({
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
  vi.stubGlobal('window', { addEventListener: () => undefined });
  const app = fakeApp({ store, localStorage, openDeviceSession: open });
  const profile = await app.profile();
  const email = () => profile.getState().profile.parentInfo.email;
  await expect.poll(email).toBe('dana@camply.example');
  stored.delete(KEY);
  otherTab();
  expect(email()).toBe('dana@camply.example');
});

afterEach(() => void vi.unstubAllGlobals());
