import { useStore } from 'zustand';
import type { Session } from './createSession.ts';
import type { SessionState } from './storedSession.ts';

/** Who is signed in on this device, live across tabs. */
export function useSession(session: Session): SessionState {
  return useStore(session.state);
}
