import { createStore } from 'zustand/vanilla';
import type { Live } from '../storage/live.ts';
import { CONSENT_KEY } from '#base/storage/storageKeys.ts';

/** Whether visits may be counted: 'open' until the visitor has answered. Saved in localStorage. */
export type Consent = 'open' | 'yes' | 'no';

export type ConsentStore = Live<Consent> & {
  /** 'open' repeats the question. */
  answer(answer: Consent): void;
};

/** localStorage; throws where the browser refuses it. */
export type ConsentStorage = () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export function createConsent(storage: ConsentStorage): ConsentStore {
  // The prerendered page has no stored consent and must not show the question: its first state is 'no'.
  const state = createStore<Consent>(() => 'no');
  state.setState(remembered());

  function remembered(): Consent {
    try {
      const saved = storage().getItem(CONSENT_KEY);
      return saved === 'yes' || saved === 'no' ? saved : 'open';
    } catch {
      return 'open';
    }
  }

  return {
    ...state,
    answer(answer) {
      try {
        if (answer === 'open') storage().removeItem(CONSENT_KEY);
        else storage().setItem(CONSENT_KEY, answer);
      } catch {
        // Private windows may refuse to save; then the consent lasts as long as the tab.
      }
      state.setState(answer);
    },
  };
}
