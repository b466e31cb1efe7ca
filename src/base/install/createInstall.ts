import { createStore } from 'zustand/vanilla';
import { type Device, type InstallWay, installWay } from './installWay.ts';
import { askToPersist } from '../storage/askToPersist.ts';
import type { Live } from '../storage/live.ts';
import { type InstallPrompt, isInstallPrompt, PROMPT_KEY } from './installPrompt.ts';
import { readDevice } from './readDevice.ts';

/** `isOpen`: the instructions are open. */
export type InstallState = { way: InstallWay; isOpen: boolean };

/** One per tab. */
export type Install = Live<InstallState> & {
  open: () => void;
  close: () => void;
  /** The browser's own question, in the tap itself. A browser allows it once per prompt. Rejects where it does not open. */
  ask: () => Promise<'accepted' | 'dismissed'>;
};

export type InstallTools = {
  /** The events of the window. */
  events?: EventTarget;
  read?: (hasPrompt: boolean) => Device;
  /** Returns what the script in <head> has captured. */
  early?: () => unknown;
  persist?: () => Promise<boolean>;
};

export function createInstall({
  events = window,
  read = readDevice,
  early = () => Reflect.get(window, PROMPT_KEY),
  persist = askToPersist,
}: InstallTools = {}): Install {
  const first = early();
  let prompt: InstallPrompt | null = isInstallPrompt(first) ? first : null;
  let isDone = false;
  const wayNow = () => (isDone ? 'none' : installWay(read(prompt !== null)));
  const state = createStore<InstallState>(() => ({ way: wayNow(), isOpen: false }));

  events.addEventListener('beforeinstallprompt', (event) => {
    // Else Chrome on Android shows a bar of its own.
    event.preventDefault();
    if (isInstallPrompt(event)) prompt = event;
    state.setState({ way: wayNow() });
  });
  events.addEventListener('appinstalled', () => {
    isDone = true;
    state.setState({ way: 'none', isOpen: false });
    // Not awaited. Browsers keep an installed app's storage when persistence is requested.
    void persist();
  });

  return {
    ...state,
    open: () => state.setState({ isOpen: true }),
    close: () => state.setState({ isOpen: false }),
    async ask() {
      if (prompt === null) throw new Error('no install prompt');
      const asked = prompt;
      prompt = null;
      await asked.prompt();
      const { outcome } = await asked.userChoice;
      // After a "no" the browser sends another one, at once or at a later visit.
      state.setState({ way: wayNow(), isOpen: false });
      return outcome;
    },
  };
}
