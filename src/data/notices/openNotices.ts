import { createOffers, type Offers, type OfferTools } from '../offers/createOffers.ts';
import { type StorageWatch, type StorageWatchTools, watchStorage } from './watchStorage.ts';

/** What notices are made of, apart from the connection. */
export type NoticeSources = { offers: Offers; storage: StorageWatch };

export const openNotices = (tools: OfferTools & StorageWatchTools): NoticeSources => ({
  offers: createOffers(tools),
  storage: watchStorage(tools),
});
