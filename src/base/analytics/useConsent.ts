import { useStore } from 'zustand';
import { useApp } from '../useApp.ts';
import type { Consent } from './consent.ts';

/** Whether visits may be counted, and how to answer that. */
export function useConsent(): [Consent, (answer: Consent) => void] {
  const { consent } = useApp();
  return [useStore(consent), (answer) => consent.answer(answer)];
}
