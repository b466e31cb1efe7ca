import type { Camp } from '#domain/camp.ts';
import { addressLine } from '#domain/place.ts';

declare global {
  // The analytics script the operator may add reads this list; without one nothing leaves the phone.
  var dataLayer: unknown[] | undefined;
}

/**
 * Notes that a family went on to a camp's own sign-up page (spec 7). Only what the camp itself
 * publishes goes in: nothing about the family, its filters or its phone.
 */
export function pushCampClick(camp: Camp): void {
  globalThis.dataLayer ??= [];
  globalThis.dataLayer.push({
    event: 'camp_click',
    camp_name: camp.providerName,
    camp_provider: camp.providerName,
    camp_website: camp.websiteUrl ?? '',
    camp_price: camp.price ?? '',
    camp_location: addressLine(camp),
    camp_theme: camp.theme,
  });
}
