import { expect, it } from 'vitest';
import type { Device } from './installWay.ts';
import { createInstall } from './createInstall.ts';

const device = (hasPrompt: boolean): Device => ({
  userAgent: 'Chrome/140.0.0.0 Safari/537.36',
  touchPoints: 0,
  displayMode: 'browser',
  standalone: undefined,
  hasPrompt,
});

/** As Chromium sends it; it may be opened once. */
function promptEvent(outcome: 'accepted' | 'dismissed') {
  const event = new Event('beforeinstallprompt', { cancelable: true });
  let opened = 0;
  const prompt = async () => {
    opened += 1;
    if (opened > 1) throw new DOMException('once', 'InvalidStateError');
  };
  return Object.assign(event, { prompt, userChoice: Promise.resolve({ outcome }) });
}

function aTab(early?: unknown) {
  const events = new EventTarget();
  let persisted = 0;
  const install = createInstall({
    events,
    read: device,
    early: () => early,
    persist: async () => {
      persisted += 1;
      return true;
    },
  });
  return { events, install, way: () => install.getState().way, persisted: () => persisted };
}

it('keeps an install prompt that came before this code loaded', () => {
  expect(aTab().way()).toBe('none');
  expect(aTab(promptEvent('accepted')).way()).toBe('prompt');
  expect(aTab({ prompt: 'no function' }).way()).toBe('none');
});

it("accepts a later install prompt and suppresses the browser's own bar", () => {
  const { events, way } = aTab();
  const event = promptEvent('accepted');
  events.dispatchEvent(event);
  expect(way()).toBe('prompt');
  expect(event.defaultPrevented).toBe(true);
});

it('hides the install button after a no until the next prompt', async () => {
  const { events, install, way } = aTab(promptEvent('dismissed'));
  install.open();
  expect(await install.ask()).toBe('dismissed');
  expect(install.getState()).toEqual({ way: 'none', isOpen: false });
  await expect(install.ask()).rejects.toThrow('no install prompt');
  events.dispatchEvent(promptEvent('accepted'));
  expect(way()).toBe('prompt');
});

it('stops offering the installation once installed and requests persistent storage', async () => {
  const { events, install, way, persisted } = aTab(promptEvent('accepted'));
  install.open();
  expect(await install.ask()).toBe('accepted');
  expect(persisted()).toBe(0);
  events.dispatchEvent(new Event('appinstalled'));
  events.dispatchEvent(promptEvent('accepted'));
  expect(way()).toBe('none');
  expect(persisted()).toBe(1);
});
