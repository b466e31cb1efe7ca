import { isNoAnswer } from './isNoAnswer.ts';

/**
 * Which words fit what failed. 'unreachable': network, server, or code that did not arrive; 'storage': this device. By name,
 * as in isNoAnswer.ts. Null is a bug, for the error page (useRaise.ts). OtherFamilyError counts as storage: its screen
 * goes in the same moment.
 */
export function causeOf(error: unknown): 'unreachable' | 'storage' | null {
  if (isNoAnswer(error)) return 'unreachable';
  const isStorage = error instanceof Error && /^(?:Storage|OtherFamily)Error$/.test(error.name);
  return isStorage ? 'storage' : null;
}
