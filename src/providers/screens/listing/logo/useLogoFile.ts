import { useEffect, useRef } from 'react';
import type { Logo } from '#providers/store/outbox/outbox.ts';
import type { LogoChoice } from '../form/logoChoice.ts';
import type { PreparedLogo } from './runLogoWorker.ts';

export type OnLogo = (change: (logo: LogoChoice) => LogoChoice) => void;

const endings = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' } as const;

/** Prepares a chosen file; a later choice replaces it. The saved logo stays when a file is rejected. */
export function useLogoFile(onLogo: OnLogo): (file: File) => void {
  const asking = useRef<AbortController | null>(null);
  useEffect(() => () => asking.current?.abort(), []);

  async function prepare(file: File) {
    asking.current?.abort();
    const mine = new AbortController();
    asking.current = mine;
    onLogo((logo) => ({ ...logo, isPreparing: true, problem: null }));
    const answer = await ask(file, mine.signal);
    if (mine.signal.aborted) return;
    onLogo((logo) => {
      const rest = { ...logo, isPreparing: false };
      if ('refused' in answer) return { ...rest, problem: answer.refused };
      const { type, bytes, width, height } = answer;
      // Its name for as long as it is a draft: no other bytes may have it.
      const kept: Logo = { name: `${crypto.randomUUID()}.${endings[type]}`, type, bytes };
      return { ...rest, kept, fileName: file.name, size: { width, height } };
    });
  }
  return (file) => void prepare(file);
}

/** Its code comes with the first file. */
async function ask(file: File, signal: AbortSignal): Promise<PreparedLogo> {
  try {
    const { runLogoWorker } = await import('./runLogoWorker.ts');
    return await runLogoWorker(file, signal);
  } catch (error) {
    console.error('A logo could not be prepared', error);
    return { refused: 'unready' };
  }
}
