import * as v from 'valibot';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Camply's own offers: to install it, or to make a backup. */
export type OfferKind = 'install' | 'backup';

/** The time after the first save before an offer. */
const SAVED_FOR_MS: Record<OfferKind, number> = { install: 30 * MINUTE_MS, backup: DAY_MS };
/** Offers are a day apart, of whatever kind. */
const APART_MS = DAY_MS;
/** After an offer that was shown and not answered, and after "Not now". */
const QUIET_MS = {
  shown: { install: 7 * DAY_MS, backup: 7 * DAY_MS },
  declined: { install: 30 * DAY_MS, backup: 7 * DAY_MS },
};
/** Less than this is typed again in a minute. */
const WORTH_A_BACKUP = 3;

const Moment = v.pipe(v.number(), v.minValue(0));
/** What is remembered between visits. Moments are ms since 1970. */
export const OfferMemorySchema = v.object({
  /** The moment since which the family has had data here; null before any. */
  savedSince: v.nullable(Moment),
  lastShownAt: v.nullable(Moment),
  /** No offer is due before these moments. */
  quietUntil: v.object({ install: Moment, backup: Moment }),
});
export type OfferMemory = v.InferOutput<typeof OfferMemorySchema>;

export const NO_OFFERS_YET: OfferMemory = {
  savedSince: null,
  lastShownAt: null,
  quietUntil: { install: 0, backup: 0 },
};

export type OfferFacts = {
  /** ms since 1970 */
  now: number;
  /** Children, hearts, planned camps and notes on this device. */
  saved: number;
  canInstall: boolean;
  hasBackup: boolean;
  /** The browser has promised not to clear it. */
  isPersisted: boolean;
};

/** What may be offered now; null for nothing. */
export function dueOffer(memory: OfferMemory, facts: OfferFacts): OfferKind | null {
  const { savedSince, lastShownAt } = memory;
  const { now, saved, canInstall, hasBackup, isPersisted } = facts;
  if (saved === 0 || savedSince === null) return null;
  if (lastShownAt !== null && now - lastShownAt < APART_MS) return null;
  const isDue = (kind: OfferKind) =>
    now - savedSince >= SAVED_FOR_MS[kind] && now >= memory.quietUntil[kind];
  if (canInstall && isDue('install')) return 'install';
  const needsBackup = saved >= WORTH_A_BACKUP && !hasBackup && !isPersisted;
  return needsBackup && isDue('backup') ? 'backup' : null;
}

/** After an offer was on the screen, or was answered with "Not now". */
export function afterOffer(
  memory: OfferMemory,
  kind: OfferKind,
  what: 'shown' | 'declined',
  now: number,
): OfferMemory {
  const quietUntil = { ...memory.quietUntil, [kind]: now + QUIET_MS[what][kind] };
  return { ...memory, lastShownAt: now, quietUntil };
}

/**
 * Drops times far in the future: a clock that was ahead once must not silence offers for years. Clocks are set back by
 * seconds all the time, which is ignored.
 */
export function withoutFuture(memory: OfferMemory, now: number): OfferMemory {
  const latest = now + DAY_MS;
  const past = (moment: number | null) => (moment !== null && moment > latest ? null : moment);
  const soon = (kind: OfferKind) =>
    memory.quietUntil[kind] > latest + QUIET_MS.declined[kind] ? 0 : memory.quietUntil[kind];
  return {
    savedSince: past(memory.savedSince),
    lastShownAt: past(memory.lastShownAt),
    quietUntil: { install: soon('install'), backup: soon('backup') },
  };
}
