import * as v from 'valibot';
import { collect, type FamilyTools, type KeyValueStorage, lastBackup } from '#family/family.ts';
import { type Counts, countRecords } from '#family/rules/backup/countRecords.ts';
import {
  afterOffer,
  dueOffer,
  NO_OFFERS_YET,
  type OfferKind,
  type OfferMemory,
  OfferMemorySchema,
  withoutFuture,
} from '#site/rules/dueOffer.ts';
import { type Clock, deviceClock } from '#base/device/clock.ts';
import { OFFERS_KEY } from '#base/storage/storageKeys.ts';
import { parsedJson } from '#base/text/parsedJson.ts';

export type ShownOffer = { kind: OfferKind; counts: Counts };

/** Camply's own offers, and the replies to them. Never throws; where the browser saves nothing, there is no offer. */
export type Offers = {
  /** Checks the current state. Null when no offer is due. */
  due: () => Promise<ShownOffer | null>;
  /** Whether there is anything to take along. */
  hasPlan: () => Promise<boolean>;
  /** It was on the screen, or was answered with "Not now". */
  note: (kind: OfferKind, what: 'shown' | 'declined') => void;
};

export type OfferTools = FamilyTools & {
  localStorage: KeyValueStorage;
  clock?: Clock | undefined;
  canInstall: () => Promise<boolean>;
  /** The browser's, or a stand-in. */
  isPersisted?: () => Promise<boolean>;
};

const isDevicePersisted = async () => (await navigator.storage?.persisted?.()) ?? false;

export function createOffers({
  localStorage,
  clock = deviceClock,
  canInstall,
  isPersisted = isDevicePersisted,
  ...family
}: OfferTools): Offers {
  /** Throws where the browser refuses it. */
  function remembered(): OfferMemory {
    const text = localStorage().getItem(OFFERS_KEY);
    const { success, output } = v.safeParse(OfferMemorySchema, parsedJson(text));
    return success ? withoutFuture(output, clock.now()) : NO_OFFERS_YET;
  }
  const remember = (memory: OfferMemory) =>
    localStorage().setItem(OFFERS_KEY, JSON.stringify(memory));

  const count = async () => countRecords((await collect(family)).records);

  async function look(): Promise<ShownOffer | null> {
    const counts = await count();
    const saved = sumOf(counts);
    const memory = remembered();
    if (saved === 0) return null;
    if (memory.savedSince === null) {
      remember({ ...memory, savedSince: clock.now() });
      return null;
    }
    const kind = dueOffer(memory, {
      now: clock.now(),
      saved,
      canInstall: await canInstall(),
      hasBackup: lastBackup(localStorage).read() !== null,
      isPersisted: await isPersisted(),
    });
    return kind && { kind, counts };
  }

  return {
    due: () => look().catch(() => null),
    hasPlan: async () => sumOf(await count().catch(() => ({}))) > 0,
    note(kind, what) {
      try {
        remember(afterOffer(remembered(), kind, what, clock.now()));
      } catch {
        // Refused: `due` offers nothing then.
      }
    },
  };
}

const sumOf = (counts: Partial<Counts>) =>
  Object.values(counts).reduce((sum, each) => sum + each, 0);
