import type { PlanBRequest, PlanBWeek } from '#planner/rules/planB/planBRequest.ts';
import type { CampOffer } from '#planner/rules/planB/week.ts';

const FIELDS = 7;

/**
 * A request on its way to the worker. Thousands of offers, as objects, would hold the page up while they are copied:
 * they travel as plain numbers, seven to an offer.
 */
export type PackedRequest = Omit<PlanBRequest, 'weeks'> & {
  weeks: (Omit<PlanBWeek, 'children'> & { children: { need: number; offers: Int32Array }[] })[];
};

export function packRequest({ weeks, ...rest }: PlanBRequest): PackedRequest {
  return {
    ...rest,
    weeks: weeks.map(({ children, ...week }) => ({
      ...week,
      children: children.map(({ need, offers }) => ({ need, offers: packOffers(offers) })),
    })),
  };
}

export function unpackRequest({ weeks, ...rest }: PackedRequest): PlanBRequest {
  return {
    ...rest,
    weeks: weeks.map(({ children, ...week }) => ({
      ...week,
      children: children.map(({ need, offers }) => ({ need, offers: unpackOffers(offers) })),
    })),
  };
}

function packOffers(offers: readonly CampOffer[]): Int32Array {
  const packed = new Int32Array(offers.length * FIELDS);
  for (const [at, { id, cells, cents, misfit, site, like = 0, care = 0 }] of offers.entries()) {
    packed.set([id, cells, cents, misfit, site, like, care], at * FIELDS);
  }
  return packed;
}

const unpackOffers = (packed: Int32Array): CampOffer[] =>
  Array.from({ length: packed.length / FIELDS }, (_, at) => {
    const own = packed.subarray(at * FIELDS);
    const [id = 0, cells = 0, cents = 0, misfit = 0, site = 0, like = 0, care = 0] = own;
    return { id, cells, cents, misfit, site, like, care };
  });
