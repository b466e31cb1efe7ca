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
  let at = 0;
  for (const { id, cells, cents, misfit, site, like = 0, care = 0 } of offers) {
    packed[at] = id;
    packed[at + 1] = cells;
    packed[at + 2] = cents;
    packed[at + 3] = misfit;
    packed[at + 4] = site;
    packed[at + 5] = like;
    packed[at + 6] = care;
    at += FIELDS;
  }
  return packed;
}

function unpackOffers(packed: Int32Array): CampOffer[] {
  const offers: CampOffer[] = [];
  for (let at = 0; at < packed.length; at += FIELDS) {
    offers.push({
      id: packed[at] ?? 0,
      cells: packed[at + 1] ?? 0,
      cents: packed[at + 2] ?? 0,
      misfit: packed[at + 3] ?? 0,
      site: packed[at + 4] ?? 0,
      like: packed[at + 5] ?? 0,
      care: packed[at + 6] ?? 0,
    });
  }
  return offers;
}
