// What families write in a circle. It was written by others: it is data of any kind until it was read here.
import * as v from 'valibot';
import {
  CircleNoteSchema,
  LONGEST_CIRCLE_LABEL,
  LONGEST_CIRCLE_NOTE,
} from '#family/rules/plan/circleRows.ts';
import {
  DaySchema,
  DaysSchema,
  IdSchema,
  TextSchema,
  withDefault,
} from '#family/rules/plan/planEntry.ts';
import { CHILD_COLORS } from '#family/rules/profile.ts';
import { addDays } from '#base/day/calendar.ts';
import { mondayOf } from '#base/day/mondayOf.ts';
import { plainText } from '#base/text/plainText.ts';

const QuietMessageSchema = v.object({
  label: TextSchema(LONGEST_CIRCLE_LABEL),
  color: withDefault(v.picklist(CHILD_COLORS), 'clay'),
});
export type QuietMessage = v.InferOutput<typeof QuietMessageSchema>;

const CircleMessageSchema = v.object({
  ...QuietMessageSchema.entries,
  campId: IdSchema,
  campName: TextSchema(200),
  week: v.pipe(
    DaySchema,
    v.check((day) => mondayOf(day) === day),
  ),
  days: DaysSchema,
  note: withDefault(v.nullable(CircleNoteSchema), null),
});
export type CircleMessage = v.InferOutput<typeof CircleMessageSchema>;

const WrittenMessageSchema = v.pipe(v.string(), v.parseJson(), CircleMessageSchema);
const WrittenQuietSchema = v.pipe(v.string(), v.parseJson(), QuietMessageSchema);

/** A child of another family of a circle, at a camp in a week. */
export type CircleFriend = CircleMessage & {
  /** Unlike for each family, and the same from day to day. */
  familyId: string;
  circleId: string;
  circleName: string;
};

/** A family with the same quiet wish. */
export type QuietMatch = QuietMessage & {
  circleId: string;
  circleName: string;
  childId: string;
  week: string;
};

type CircleSeen = {
  me: string;
  families: readonly { id: string; wishes: readonly string[] }[];
  matches: readonly { slot: string; words: string }[];
};

/** Everything goes the week after the camp: seven days after the Sunday of its week. */
export const isWeekOver = (week: string, today: string): boolean => addDays(week, 13) < today;

/** No family goes to more camps at a time; the rest was not written by this app. */
const MOST_WISHES = 60;
const MOST_AHEAD_DAYS = 550;

/** What the other families of a circle tell, the next weeks first. `today`: YYYY-MM-DD. */
export function circleFriends(
  circle: { id: string; name: string },
  { me, families }: CircleSeen,
  today: string,
): CircleFriend[] {
  return families
    .flatMap(({ id: familyId, wishes }) =>
      familyId === me
        ? []
        : wishes.slice(0, MOST_WISHES).flatMap((text): CircleFriend[] => {
            const { success, output } = v.safeParse(WrittenMessageSchema, text);
            if (!success || !isShown(output, today)) return [];
            return [{ ...cleaned(output), familyId, circleId: circle.id, circleName: circle.name }];
          }),
    )
    .toSorted((one, other) => (one.week < other.week ? -1 : 1));
}

const isShown = ({ week, days }: CircleMessage, today: string): boolean =>
  !isWeekOver(week, today) &&
  week < addDays(today, MOST_AHEAD_DAYS) &&
  days.length > 0 &&
  days.every((day) => mondayOf(day) === week);

const cleaned = (words: CircleMessage): CircleMessage => ({
  ...words,
  label: labelOf(words.label),
  campName: plainText(words.campName),
  note: words.note && {
    ...words.note,
    text: plainText(words.note.text).slice(0, LONGEST_CIRCLE_NOTE),
  },
});

/** Somebody may have written nothing but spaces. */
const labelOf = (label: string) => plainText(label) || '?';

/** The families with the same quiet wish, by the child and the week of this family's own. */
export const quietMatches = (
  circle: { id: string; name: string },
  { matches }: Pick<CircleSeen, 'matches'>,
  today: string,
): QuietMatch[] =>
  matches.flatMap(({ slot, words }): QuietMatch[] => {
    const at = slot.lastIndexOf(' ');
    const [childId, week] = [slot.slice(0, at), slot.slice(at + 1)];
    const { success, output } = v.safeParse(WrittenQuietSchema, words);
    if (!success || !v.is(DaySchema, week) || isWeekOver(week, today)) return [];
    const { id: circleId, name: circleName } = circle;
    return [{ ...output, label: labelOf(output.label), circleId, circleName, childId, week }];
  });
