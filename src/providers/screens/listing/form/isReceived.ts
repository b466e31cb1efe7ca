import type { OutboxEntry } from '#providers/store/outbox/outbox.ts';

/** The server has its words. Its logo may still be on the way. */
export const isReceived = ({ server, revision }: OutboxEntry): boolean =>
  server !== null && server.revision >= revision;
