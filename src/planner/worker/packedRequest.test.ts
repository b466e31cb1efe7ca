import { expect, it } from 'vitest';
import { madeUpRequest } from '#tests/fixtures/planB/madeUpRequest.ts';
import { packRequest, unpackRequest } from './packedRequest.ts';

it('unpacks a request unchanged', () => {
  const request = madeUpRequest({ seed: 1, camps: 40, children: 3 });
  const sent = { ...request, sites: [null, ...request.sites], budgetCents: Infinity };
  expect(unpackRequest(structuredClone(packRequest(sent)))).toEqual(sent);
});
