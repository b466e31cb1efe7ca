import { isNoAnswer, isOfStorage } from './isNoAnswer.ts';
import { useRaise } from './useRaise.ts';

/**
 * Classifies a failed press for its message. 'unreachable': network, server, or code that did not arrive; 'storage':
 * this device. By name, as in isNoAnswer.ts. Null is a bug: it goes to the error page, and needs no message.
 */
export function useCause(): (error: unknown) => 'unreachable' | 'storage' | null {
  const raise = useRaise();
  return (error) => {
    if (isNoAnswer(error)) return 'unreachable';
    if (isOfStorage(error)) return 'storage';
    raise(error);
    return null;
  };
}
