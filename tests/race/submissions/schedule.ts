import { seeded } from '#tests/fixtures/seeded.ts';
import { judge } from './judge.ts';
import { Phone } from './Phone.ts';
import { Provider } from './Provider.ts';
import { RoughNetwork } from './RoughNetwork.ts';
import type { Upstream } from './Upstream.ts';

const DAY = 24 * 60 * 60 * 1000;

export type Ending = {
  complaints: string[];
  /** What was done, in order. */
  steps: string[];
  counts: Record<
    'entries' | 'discarded' | 'requests' | 'kills' | 'rounds' | 'files' | 'unnamed',
    number
  >;
  happened: Record<string, number>;
};

type Scene = { provider: Provider; phone: Phone; tab: number };
type Step = [name: string, play: (scene: Scene) => unknown];

/** What is listed twice happens twice as often. */
const choices: readonly [Step, ...Step[]] = [
  ['lists a camp', ({ provider, tab }) => provider.lists(tab)],
  ['lists a camp', ({ provider, tab }) => provider.lists(tab)],
  ['edits', ({ provider, tab }) => provider.edits(tab)],
  ['changes its mind', ({ provider, tab }) => provider.changesMind(tab)],
  ['changes its mind', ({ provider, tab }) => provider.changesMind(tab)],
  ['discards', ({ provider, tab }) => provider.discards(tab)],
  ['tries again', ({ provider, tab }) => provider.retries(tab)],
  ['asks the server', ({ provider, tab }) => provider.looks(tab)],
  ['tidies up', ({ provider, tab }) => provider.tidies(tab)],
  ['comes back to the tab', ({ phone, tab }) => phone.tab(tab).signals.show()],
  ['leaves the tab', ({ phone, tab }) => phone.tab(tab).signals.leave()],
  ['the tab dies', ({ phone, tab }) => phone.restart(tab)],
];

/** One provider, one phone, one seed. */
export async function schedule(seed: number, upstream: Upstream): Promise<Ending> {
  const random = seeded(seed);
  const network = new RoughNetwork(seed, upstream, random.pick([0, 0, 0.6]));
  await network.start();
  const tabs = random.chance(0.4) ? 2 : 1;
  const phone = new Phone(seed, network, { tabs, hasLocks: random.chance(0.6) });
  const provider = new Provider(`Camp ${seed}`, phone, random);
  const steps: string[] = [];
  try {
    await provider.lists(0);
    for (let left = 4 + random.below(8); left > 0; left -= 1) {
      const [name, play] = random.pick(choices);
      const tab = random.below(tabs);
      if (random.chance(0.35)) phone.tab(tab).diesIn = 1 + random.below(24);
      steps.push(name);
      await play({ provider, phone, tab });
      if (random.chance(0.3)) phone.clock.setTo(phone.clock.now() + (random.below(3) - 1) * DAY);
      const ms = 4000 * 2 ** random.below(10);
      // In the middle of something, as a phone that was asleep, or step by step.
      if (random.chance(0.3)) phone.clock.pass(ms);
      else await phone.lives(ms);
    }
    const rounds = await phone.comesToRest();
    await network.deliverAll();
    const entries = await phone.entries();
    const verdict = await judge({ provider, entries, upstream, uploaded: network.uploaded });
    return {
      complaints: verdict.complaints,
      steps,
      counts: {
        entries: provider.wanted.size,
        discarded: [...provider.wanted.values()].filter((want) => want === null).length,
        requests: network.requests,
        kills: phone.kills,
        rounds,
        files: verdict.files,
        unnamed: verdict.unnamed,
      },
      happened: network.happened,
    };
  } finally {
    phone.close();
    await network.stop();
  }
}
