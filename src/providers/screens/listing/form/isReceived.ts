import type { OutboxEntry } from '#providers/store/outbox/outbox.ts';

/** Whether the server has its fields. Its logo may still be on the way. */
export const isReceived = ({ server, revision }: OutboxEntry): boolean =>
  server !== null && server.revision >= revision;
