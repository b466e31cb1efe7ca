import { expect, it } from 'vitest';
import { madeUpRequest } from '#tests/fixtures/planB/madeUpRequest.ts';
import { packRequest, unpackRequest } from './packedRequest.ts';

it('unpacks a request unchanged', () => {
  const request = madeUpRequest({ seed: 1, camps: 40, children: 3 });
  const liked = request.weeks.map((week) => ({
    ...week,
    children: week.children.map(({ need, offers }) => ({
      need,
      offers: offers.map((offer) => ({ ...offer, like: offer.id % 9, care: offer.id % 3 })),
    })),
  }));
  const sent = { ...request, weeks: liked, sites: [null, ...request.sites], budgetCents: Infinity };
  expect(unpackRequest(structuredClone(packRequest(sent)))).toEqual(sent);
});
