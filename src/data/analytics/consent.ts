import { useSyncExternalStore } from 'react';
import { createStore } from '../device/store.ts';

/** Whether visits may be counted: 'open' until somebody has said so, kept on this phone. */
export type Consent = 'open' | 'yes' | 'no';

const key = 'camply-analytics';

export const consent = createStore<Consent>(remembered());

function remembered(): Consent {
  try {
    const kept = localStorage.getItem(key);
    return kept === 'yes' || kept === 'no' ? kept : 'open';
  } catch {
    return 'open';
  }
}

/** A person's answer; 'open' asks again. */
export function answerConsent(answer: Consent): void {
  try {
    if (answer === 'open') localStorage.removeItem(key);
    else localStorage.setItem(key, answer);
  } catch {
    // Private windows may refuse; then the answer lasts as long as the page.
  }
  consent.set(answer);
}

/** The prerendered page knows no answer and must not ask: it says 'no'. */
export function useConsent(): Consent {
  return useSyncExternalStore(consent.subscribe, consent.getSnapshot, () => 'no');
}
