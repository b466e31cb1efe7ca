// Both are fetched in one piece when a page is idle: a file for each would weigh on every first page by its name.
import { waitingCount } from '#providers/providers.ts';
import { type Live, liveValue } from '#base/storage/live.ts';
import { createInstall, type Install } from '#base/install/createInstall.ts';
import { createOffers, type Offers, type OfferTools } from './createOffers.ts';
import { type StorageWatch, type StorageWatchTools, watchStorage } from './watchStorage.ts';

/** The sources of the app's own notices, besides the connection and a new build. */
export type NoticeSources = {
  offers: Offers;
  storage: StorageWatch;
  /** Listings that are not sent yet. */
  waiting: Live<number>;
};

export const openInstall = (): Install => createInstall();

export const openNotices = (tools: OfferTools & StorageWatchTools): NoticeSources => ({
  offers: createOffers(tools),
  storage: watchStorage(tools),
  waiting: liveValue(tools.store, () => waitingCount(tools.store), 0),
});
