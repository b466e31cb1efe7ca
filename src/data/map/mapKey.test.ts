import { describe, expect, it } from 'vitest';
import { until } from '#tests/fakes/until.ts';
import { mapKeyOf } from './mapKey.ts';

/** A phone's local storage; `said` is what it kept before. */
function storage(said?: string) {
  const kept = new Map(said === undefined ? [] : [['camply-map-key', said]]);
  return {
    kept,
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => void kept.set(name, text),
  };
}

const yes = { hasKey: true, apiKey: 'built-in' };
const answering = (body: unknown, status = 200) => Promise.resolve(Response.json(body, { status }));
const noNetwork = () => Promise.reject(new TypeError('Failed to fetch'));

async function settled(key: ReturnType<typeof mapKeyOf>) {
  await until(key, ({ status }) => status !== 'asking');
  return key.getSnapshot();
}

const refusing = () => {
  throw new DOMException('denied', 'SecurityError');
};

describe('whether there is a map', () => {
  it('many who ask at once share one question', async () => {
    let questions = 0;
    const key = mapKeyOf(() => {
      questions += 1;
      return answering(yes);
    }, storage);
    key.subscribe(() => undefined);
    key.subscribe(() => undefined);
    expect(await settled(key)).toEqual({ status: 'known', ...yes });
    expect(questions).toBe(1);
  });

  it('the answer is kept, and stands at the next start with no network', async () => {
    const phone = storage();
    await settled(
      mapKeyOf(
        () => answering(yes),
        () => phone,
      ),
    );
    expect(await settled(mapKeyOf(noNetwork, () => phone))).toEqual({ status: 'known', ...yes });
  });

  it('a newer answer replaces the kept one', async () => {
    const phone = storage(JSON.stringify(yes));
    const key = mapKeyOf(
      () => answering({ hasKey: false, apiKey: '' }),
      () => phone,
    );
    await until(key, (said) => said.status === 'known' && !said.hasKey);
    expect(JSON.parse(phone.kept.get('camply-map-key') ?? '')).toMatchObject({ hasKey: false });
  });

  it('a project without the function has no map', async () => {
    const key = mapKeyOf(() => answering({ error: 'Function not found' }, 404), storage);
    expect(await settled(key)).toMatchObject({ hasKey: false });
  });

  it.each([
    ['a server error', () => answering({}, 500)],
    ['an answer nobody understands', () => answering({ hasKey: 'maybe' })],
    ['no network', noNetwork],
  ])('with %s it is unknown, and asked again', async (_, ask) => {
    const broken = mapKeyOf(ask, () => storage('not json'));
    expect(await settled(broken)).toEqual({ status: 'unknown' });
  });

  it('after a failure the next one who asks tries again', async () => {
    const asks = [noNetwork, () => answering(yes)];
    const key = mapKeyOf(() => asks.shift()?.() ?? noNetwork(), storage);
    expect(await settled(key)).toEqual({ status: 'unknown' });
    await until(key, ({ status }) => status === 'known');
  });

  it('a phone that keeps nothing still has a map while there is a network', async () => {
    expect(await settled(mapKeyOf(() => answering(yes), refusing))).toMatchObject(yes);
  });
});
