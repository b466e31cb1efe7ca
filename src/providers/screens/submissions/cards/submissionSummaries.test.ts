import { describe, expect, it } from 'vitest';
import { aLive, someFields } from '#tests/fixtures/aSubmitted.ts';
import { aDraft, anEntry } from '#tests/fixtures/anEntry.ts';
import { submissionSummaries } from './submissionSummaries.ts';

const now = {
  sending: new Set<string>(),
  isOnline: true,
  now: new Date(2026, 8, 15, 12).getTime(),
};
const only = (
  ...[entries, drafts = []]: [
    Parameters<typeof submissionSummaries>[0],
    Parameters<typeof submissionSummaries>[1]?,
  ]
) => submissionSummaries(entries, drafts, now)[0];

describe('the card of an entry', () => {
  it('says which break and since when', () => {
    expect(only([anEntry({}, {})])?.where).toBe('Fall Break, sent Sep 11');
    const live = { status: 'approved' as const, live: [aLive] };
    expect(only([anEntry({}, live)])?.where).toBe('Fall Break, basic listing since today');
    const fields = someFields({ seasonWish: null });
    expect(only([anEntry({ fields }, {})])?.where).toBe('Sent Sep 11');
    const savedAt = new Date(2026, 8, 15, 9, 14).getTime();
    expect(only([anEntry({ savedAt })])?.where).toBe('Fall Break, saved today, 9:14 am');
  });

  it('a server that tells no time costs the date only', () => {
    expect(only([anEntry({}, { receivedAt: '' })])?.where).toBe('Fall Break');
  });

  it('shows a logo once the server has it, and leads to the camp once it is live', () => {
    const logo = { name: '1-fern.png', type: 'image/png', size: 9 } as const;
    expect(only([anEntry({ logo })])?.logoSrc).toBeNull();
    expect(only([anEntry({ logo }, { logo: 'awaited' })])?.logoSrc).toBeNull();
    const here = only([anEntry({ logo }, { logo: 'here', live: [aLive] })]);
    expect(here).toMatchObject({
      logoSrc: '/camp-logos/1-fern.png',
      campId: 'little-fern-studio',
    });
  });

  it('is sending only while its bytes leave', () => {
    const entry = anEntry();
    expect(only([entry])?.stage).toBe('waiting');
    expect(
      submissionSummaries([entry], [], { ...now, sending: new Set([entry.id]) })[0]?.stage,
    ).toBe('sending');
  });
});

describe('the card of a draft', () => {
  it('counts the required fields that hold something', () => {
    expect(only([], [aDraft()])).toMatchObject({
      name: 'No name yet',
      where: 'Started Sep 9',
      text: 'A draft. 2 of 11 required fields are filled in. Only you can see it.',
      entryId: null,
      key: null,
    });
  });

  it('of a listing that was sent leads to that listing’s form', () => {
    const draft = aDraft({ entryId: 'e1', values: { providerName: ' Little Fern ' } });
    expect(only([], [draft])).toMatchObject({
      name: 'Little Fern',
      where: 'Changes started Sep 9',
      entryId: 'e1',
    });
  });
});

it('lists what needs the provider first, then drafts', () => {
  const lives = submissionSummaries(
    [
      anEntry({ id: 'a' }, {}),
      anEntry({ id: 'b' }),
      anEntry({ id: 'c' }, { status: 'changes_requested' }),
    ],
    [aDraft()],
    now,
  ).map(({ stage }) => stage);
  expect(lives).toEqual(['changes', 'waiting', 'draft', 'received']);
});
