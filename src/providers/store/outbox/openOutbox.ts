import { requestBackgroundSync } from './requestBackgroundSync.ts';
import { createOutbox, type LiveOutbox, type OutboxTools } from './createOutbox.ts';
import { submissionRemote } from './sendSubmission.ts';

/** The outbox of a browser's tab, which begins to send what waits. */
export function openOutbox(
  tools: Pick<OutboxTools, 'store' | 'clock' | 'tab' | 'random' | 'locks'>,
): LiveOutbox {
  const outbox = createOutbox({
    ...tools,
    remote: submissionRemote(),
    randomBytes: (length) => crypto.getRandomValues(new Uint8Array(length)),
    askForWake: () => void requestBackgroundSync(),
  });
  outbox.start();
  return outbox;
}
