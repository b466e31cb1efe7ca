import { isNoAnswer } from './isNoAnswer.ts';
import { useRaise } from './useRaise.ts';

/**
 * Names what failed in a press, for words that fit. 'unreachable': network, server, or code that did not arrive;
 * 'storage': this device. By name, as in isNoAnswer.ts. Null is a bug: it goes to the error page, and nothing is left to
 * say. OtherFamilyError counts as storage: its screen goes in the same moment.
 */
export function useCause(): (error: unknown) => 'unreachable' | 'storage' | null {
  const raise = useRaise();
  return (error) => {
    if (isNoAnswer(error)) return 'unreachable';
    if (error instanceof Error && /^(?:Storage|OtherFamily)Error$/.test(error.name)) {
      return 'storage';
    }
    raise(error);
    return null;
  };
}
