import type { PlanBRequest, PlanBWeek } from '#domain/planB/planBRequest.ts';
import type { Offer } from '#domain/planB/week.ts';

const FIELDS = 5;

/**
 * A request on its way to the worker. Thousands of offers, as objects, would hold the page up while they are copied:
 * they travel as plain numbers, five to an offer.
 */
export type PackedRequest = Omit<PlanBRequest, 'weeks' | 'sites'> & {
  weeks: (Omit<PlanBWeek, 'children'> & { children: { need: number; offers: Int32Array }[] })[];
  /** Latitude and longitude in turn; NaN where nobody knows. */
  sites: Float64Array;
};

export function packRequest({ weeks, sites, ...rest }: PlanBRequest): PackedRequest {
  return {
    ...rest,
    weeks: weeks.map(({ children, ...week }) => ({
      ...week,
      children: children.map(({ need, offers }) => ({ need, offers: packOffers(offers) })),
    })),
    sites: Float64Array.from(
      sites.flatMap((site) => [site?.latitude ?? Number.NaN, site?.longitude ?? Number.NaN]),
    ),
  };
}

export function unpackRequest({ weeks, sites, ...rest }: PackedRequest): PlanBRequest {
  return {
    ...rest,
    weeks: weeks.map(({ children, ...week }) => ({
      ...week,
      children: children.map(({ need, offers }) => ({ need, offers: unpackOffers(offers) })),
    })),
    sites: Array.from({ length: sites.length / 2 }, (_, site) => {
      const [latitude = Number.NaN, longitude = Number.NaN] = sites.subarray(2 * site);
      return Number.isNaN(latitude) ? null : { latitude, longitude };
    }),
  };
}

function packOffers(offers: readonly Offer[]): Int32Array {
  const packed = new Int32Array(offers.length * FIELDS);
  for (const [at, { id, cells, cents, misfit, site }] of offers.entries()) {
    packed.set([id, cells, cents, misfit, site], at * FIELDS);
  }
  return packed;
}

function unpackOffers(packed: Int32Array): Offer[] {
  const field = (at: number) => packed[at] ?? 0;
  return Array.from({ length: packed.length / FIELDS }, (_, offer) => {
    const at = offer * FIELDS;
    return {
      id: field(at),
      cells: field(at + 1),
      cents: field(at + 2),
      misfit: field(at + 3),
      site: field(at + 4),
    };
  });
}
