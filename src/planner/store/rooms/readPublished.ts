import * as v from 'valibot';
import { readJson } from '#base/crypto/encryptJson.ts';
import { type FamilyRecord, ROOM_KINDS } from '#family/rules/familyRecord.ts';

const PublishedSchema = v.array(
  v.object({
    kind: v.picklist(ROOM_KINDS),
    id: v.string(),
    fields: v.record(
      v.string(),
      v.object({
        value: v.union([v.string(), v.number(), v.boolean(), v.null()]),
        changedAt: v.number(),
      }),
    ),
  }),
);

/** What the maker of a room has last put there (Room.published); nothing for a text that is none. */
export function readPublished(text: string): FamilyRecord[] {
  return readJson(text, PublishedSchema) ?? [];
}
