import { lookup } from 'node:dns/promises';
import { isIPv6 } from 'node:net';
import { Agent, fetch } from 'undici';
import {
  type Send,
  userAgentOf,
  type Web,
} from '../../functions/read-sources/fetch/fetchPolitely.ts';
import { HostTurns, systemClock } from '../../functions/read-sources/fetch/hostTurns.ts';
import { StartError } from '../start/StartError.ts';

/** Connects to the address that was checked, whatever the name says by then (DNS rebinding). */
export const pinnedSend: Send = (url, address, init) => {
  const found = { address, family: isIPv6(address) ? 6 : 4 };
  const dispatcher = new Agent({
    pipelining: 0,
    connect: {
      lookup: (_host, { all }, done) => {
        if (all) done(null, [found]);
        else done(null, found.address, found.family);
      },
    },
  });
  return fetch(url, { ...init, redirect: 'manual', dispatcher });
};

type Environment = Readonly<Record<string, string | undefined>>;

/** Throws a StartError unless SOURCES_CONTACT_URL and SOURCES_CONTACT_MAIL say who asks. */
export function nodeWeb(environment: Environment): Web {
  const { SOURCES_CONTACT_URL: contact, SOURCES_CONTACT_MAIL: mail } = environment;
  if (!contact || !mail) {
    throw new StartError(
      'Sites that are read can’t tell who reads them.',
      'Set SOURCES_CONTACT_URL=https://<your site>/contact and SOURCES_CONTACT_MAIL=<an address that is read>.',
    );
  }
  return {
    send: pinnedSend,
    resolve: async (host) => (await lookup(host, { all: true })).map(({ address }) => address),
    clock: systemClock,
    turns: new HostTurns(systemClock),
    userAgent: userAgentOf(contact, mail),
    robots: new Map(),
  };
}
