import type { Camp } from '../camp/camp.ts';
import { externalUrl } from '#base/http/externalUrl.ts';
import { addressLine } from '../place/address.ts';

/** The facts that the camp itself publishes, and nothing about the family, its filters or its device. */
export type CampClick = {
  event: 'camp_click';
  camp_name: string;
  provider: string;
  website: string;
  price: string;
  location: string;
  theme: string;
};

/** The event for a family that goes on to a camp's own sign-up page. What is not known is ''. */
export function campClick(camp: Camp): CampClick {
  return {
    event: 'camp_click',
    camp_name: camp.providerName,
    provider: camp.providerName,
    website: externalUrl(camp.websiteUrl) ?? '',
    price: camp.price?.trim() ?? '',
    location: addressLine(camp),
    theme: camp.theme,
  };
}
