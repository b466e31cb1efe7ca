import { useState } from 'react';
import { useCause } from '#base/device/useCause.ts';
import { useApp } from '#base/useApp.ts';
import type { HandOverCode, SentHandOver } from './handOverPost.ts';

export type HandOverCodeProblem = Exclude<SentHandOver, HandOverCode> | { kind: 'storage' };
export type CodeState = HandOverCode | HandOverCodeProblem | { kind: 'none' } | { kind: 'making' };

/** A code that hands the plan over, made on request. A bug goes to the error page. */
export function useCode(): { code: CodeState; make: () => Promise<void> } {
  const app = useApp();
  const causeOf = useCause();
  const [code, setCode] = useState<CodeState>({ kind: 'none' });
  const make = async () => {
    setCode({ kind: 'making' });
    try {
      setCode(await (await app.handOver()).make());
    } catch (error) {
      console.error('A code could not be made', error);
      const kind = causeOf(error);
      if (kind !== null) setCode({ kind });
    }
  };
  return { code, make };
}
