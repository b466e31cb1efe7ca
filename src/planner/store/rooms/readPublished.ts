import * as v from 'valibot';
import type { FamilyRecord } from '#family/rules/familyRecord.ts';

const PublishedSchema = v.array(
  v.object({
    kind: v.picklist([
      'profile',
      'child',
      'plan',
      'home',
      'own_days',
      'note',
      'child_plan',
      'household',
      'custody',
      'custody_change',
      'custody_log',
    ]),
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
  try {
    const { success, output } = v.safeParse(PublishedSchema, JSON.parse(text));
    return success ? output : [];
  } catch {
    return [];
  }
}
