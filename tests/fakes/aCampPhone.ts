import { pull, type PullTools } from '#camps/store/directory/pull.ts';
import { campRows } from '#tests/fixtures/aCampRow.ts';
import { fakeDevice } from './fakeDevice.ts';
import { fakeRemote } from './fakeRemote.ts';
import { FakeServer } from './FakeServer.ts';
import { shownIds } from './shownIds.ts';

/** A server with this many camps, and a phone that pulls from it; `given` replaces some of its tools. */
export function aCampPhone(camps = 0, given: Partial<PullTools> = {}) {
  const server = new FakeServer();
  if (camps > 0) server.put('camp', ...campRows(camps));
  const { openApp, clock } = fakeDevice();
  const remote = fakeRemote(server);
  const store = openApp();
  const tools = { store, remote, clock, ...given };
  return {
    server,
    openApp,
    clock,
    remote,
    store,
    tools,
    pullOnce: (other: Partial<PullTools> = {}) =>
      pull({ ...tools, ...other }, new AbortController().signal),
    shown: () => shownIds(store),
  };
}
