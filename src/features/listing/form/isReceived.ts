import type { Entry } from '#data/outbox/outbox.ts';

/** The server has its words. Its logo may still be on the way. */
export const isReceived = ({ server, revision }: Entry): boolean =>
  server !== null && server.revision >= revision;
