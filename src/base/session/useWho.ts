import { useStore } from 'zustand';
import { useApp } from '../useApp.ts';
import type { SessionState } from './storedSession.ts';

/** Who is signed in on this device, live across tabs. */
export const useWho = (): SessionState => useStore(useApp().account.state);
