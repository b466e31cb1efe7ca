// Every name under which something is stored on a device, and what its tabs call each other by. These names are on phones:
// with another spelling what is stored there would be lost.

// localStorage
export const PROFILE_KEY = 'camply_user_data';
/** A profile that could not be read, as it was found. */
export const DAMAGED_KEY = 'camply_user_data_damaged';
export const THEME_KEY = 'camply-look';
export const CONSENT_KEY = 'camply-analytics';
export const LAST_BACKUP_KEY = 'camply-backup';
export const SCHOOL_DISTRICT_KEY = 'camply-school-district';
export const MAP_KEY = 'camply-map-key';
export const OFFERS_KEY = 'camply-offers';
/** What this phone added to the counters of open weeks, and what it shows of them. */
export const POPULAR_KEY = 'camply-popular';
/** What this phone told the server of the mails that its family asked for. */
export const FAMILY_MAILS_KEY = 'camply-family-mails';
/** How many children still need something, by day: what the header counts. */
export const OPEN_DAYS_KEY = 'camply-open-days';
/** The reference of a checkout of the season's fee that has brought no pass yet. */
export const PASS_REFERENCE_KEY = 'camply-pass-reference';
/** When data was last known to be stored, to distinguish a cleared phone from a new one. */
export const STORED_KEY = 'camply-kept';
/** The app offered at its first start to bring a plan along. */
export const FIRST_START_KEY = 'camply-first-start';
/** The winter banner was dismissed. */
export const WINTER_BANNER_KEY = 'winterBreakBannerDismissed';
/** The key of the session, as supabase-js names it. `url`: of the backend. */
export const sessionKey = (url: string): string =>
  `sb-${new URL(url).hostname.split('.')[0]}-auth-token`;

/** All but those of supabase-js begin with it; whatever version of the app wrote them. */
export const OWN_PREFIX = 'camply';

// sessionStorage
/** Followed by the id of a submission. */
export const REVIEW_DRAFT_KEY = 'camply-review-';
/** Followed by the number of a find. */
export const FOUND_DRAFT_KEY = 'camply-found-';
export const RELOADED_KEY = 'camply:reloaded-at';

// IndexedDB
export const USER_DB = 'camply';
export const DIRECTORY_DB = 'camply-cache';

// Caches. The app's own files are in one of Workbox.
export const PREVIOUS_BUILD_CACHE = 'camply-previous-build';
export const LOGO_CACHE = 'camply-logos';
export const MAP_CACHE = 'camply-map';
export const PICTURE_CACHE = 'camply-pictures';
/** The service worker asks a page whether it has typed text; it answers true or false at the port that comes along. */
export const TYPED_QUESTION = 'camply-typed';
/** What this phone keeps of its alarms, for its pages and its service worker; also the channel on which they tell of a change, and the lock of their pass. */
export const ALARMS_CACHE = 'camply-alarms';

// Locks, one tab at a time
export const PULL_LOCK = 'camply-pull';
export const FAMILY_LOCK = 'camply-family';
export const ROOMS_LOCK = 'camply-rooms';
export const CIRCLES_LOCK = 'camply-circles';
export const FEEDS_LOCK = 'camply-feeds';
export const POPULAR_LOCK = 'camply-popular';
export const FAMILY_MAILS_LOCK = 'camply-family-mails';
/** The lock of an entry is this, a hyphen and its id; it is also what wakes the service worker and the tabs. */
export const OUTBOX_NAME = 'camply-outbox';

// The client of the session's library beside the one that is signed in: the library names channels by it.
export const LINK_CLIENT = 'camply-link';
