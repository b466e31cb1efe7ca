import { myListingCopy, submissionsCopy } from '#providers/words/submissions.ts';
import { toast } from '#ui/layers/toasts.ts';

/** Whether an error was caused by a full disk. */
const isFull = (error: unknown) =>
  typeof error === 'object' && error !== null && 'isFull' in error && error.isFull === true;

/** A command did not work: whether it is worth trying again, or space is needed first. */
export function toastFailure(error: unknown): void {
  const { title, full, other } = submissionsCopy.failed;
  console.error('A submission could not be changed', error);
  toast({ title, description: isFull(error) ? full : other, tone: 'danger' });
}

/** A private link can be taken on only with a connection. */
export function toastUnreachable(): void {
  const { title, notTaken } = myListingCopy.cannotAsk;
  toast({ title, description: notTaken, tone: 'danger' });
}
