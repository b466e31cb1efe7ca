import type { SupabaseClient } from '@supabase/supabase-js';
import * as v from 'valibot';
import { databaseCalls } from '../_shared/databaseCalls.ts';

const RequestSchema = v.pipe(
  v.object({
    camp_id: v.string(),
    ticket: v.string(),
    attempts: v.number(),
    street_address: v.nullable(v.string()),
    city: v.nullable(v.string()),
    state: v.nullable(v.string()),
    zip_code: v.nullable(v.string()),
  }),
  v.transform(({ camp_id, street_address, zip_code, ...same }) => ({
    campId: camp_id,
    street: street_address,
    zip: zip_code,
    ...same,
  })),
);

/** A listing that waits for its place. `ticket` names this very address of it. */
export type PlaceRequest = v.InferOutput<typeof RequestSchema>;

export type FoundPlace = {
  latitude: number;
  longitude: number;
  precision: 'exact' | 'zip' | 'city';
  /** The source of the location. */
  source: string;
};

/** The queue of the database (migrations, places). All throw when the database does not respond. */
export type PlaceQueue = {
  /** The next listing that is due; null when none is. */
  claim(): Promise<PlaceRequest | null>;
  /** Saves the result; null: the place is unknown. */
  settle(request: PlaceRequest, found: FoundPlace | null): Promise<void>;
  postpone(request: PlaceRequest, why: string, waitSeconds: number): Promise<void>;
};

/** The client must carry the secret key: no other caller may use these. */
export function placeQueue(client: SupabaseClient): PlaceQueue {
  const call = databaseCalls(client);
  return {
    async claim() {
      return v.parse(v.nullable(RequestSchema), await call('claim_place', {}));
    },
    async settle({ campId, ticket }, found) {
      await call('settle_place', {
        claimed_camp: campId,
        claimed_ticket: ticket,
        found_latitude: found?.latitude ?? null,
        found_longitude: found?.longitude ?? null,
        found_precision: found?.precision ?? null,
        found_by: found?.source ?? null,
      });
    },
    async postpone({ campId, ticket }, why, waitSeconds) {
      await call('postpone_place', {
        claimed_camp: campId,
        claimed_ticket: ticket,
        why,
        wait_seconds: waitSeconds,
      });
    },
  };
}
