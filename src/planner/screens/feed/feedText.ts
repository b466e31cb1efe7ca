import { campPath } from '#camps/rules/camp/campPath.ts';
import type { Directory } from '#camps/rules/camp/directory.ts';
import { colorNames } from '#family/family.ts';
import { type CalendarFeed, FAMILY_PLAN_ID, type PlanState } from '#family/rules/plan/planRows.ts';
import type { Child } from '#family/rules/profile.ts';
import { registrationEvent } from '#planner/rules/calendar/registrationEvent.ts';
import { familyView, type FamilyView } from '#planner/rules/family/familyView.ts';
import { schoolYearRange } from '#planner/rules/family/schoolYearRange.ts';
import { registrationOpenings } from '#planner/rules/openings/registrationOpenings.ts';
import { feedCopy } from '#planner/words/feed.ts';
import { type CalendarEvent, calendarFile } from '#base/calendarFile/calendarFile.ts';
import { site } from '#base/site.ts';
import { calendarEvents, calendarSource } from '../sheets/handOver/calendarSource.ts';

/** What a feed is made of. `today`: YYYY-MM-DD. */
export type FeedSource = {
  children: readonly Child[];
  state: PlanState;
  directory: Directory;
  today: string;
};

/** Programs that obey it ask this often; Google asks when it likes. */
const REFRESH_HOURS = 4;
const EVERYTHING = new Set(['off', 'home'] as const);

/**
 * The calendar of a child or of the family, from the beginning of the school year: it changes with the plan and the directory, and
 * from one day to the next it does not, so a phone that was away for a week has nothing to send. `at` (ms since 1970) is when the
 * events changed. What is no longer planned is left out, which takes it out of the calendars that follow.
 */
export function feedText(source: FeedSource, feed: CalendarFeed, at: number): string {
  const { children, state, directory, today } = source;
  const { from } = schoolYearRange(today);
  const childId = feed.id === FAMILY_PLAN_ID ? null : feed.id;
  const view = familyView(children, state, directory, today);
  // Nothing was sent before: a feed is whole each time.
  const whole = { ...view, state: { ...state, sent: [] }, today };
  const rows = { ...calendarSource(whole, at, EVERYTHING), today: from };
  const { events } = calendarEvents(rows, childId);
  const all = [...events, ...signUps(view, childId, from)];
  // Grows from one version to the next, on whichever phone it is made.
  const sequence = Math.max(0, Math.floor((at - feed.createdAt) / 60_000));
  return calendarFile(
    feedName(children, rows.labels, childId),
    all.map((event) => ({ ...event, sequence, changedAt: at })),
    at,
    REFRESH_HOURS,
  );
}

/** The sign-ups of a school year, past ones too: without them the text would change by itself. */
function signUps(
  { entries, camps }: Pick<FamilyView, 'entries' | 'camps'>,
  childId: string | null,
  from: string,
): CalendarEvent[] {
  const own = entries.filter((entry) => childId === null || entry.childId === childId);
  return registrationOpenings(own, camps, Date.parse(`${from}T12:00:00Z`)).flatMap(({ camp }) => {
    const event = registrationEvent({
      campId: camp.id,
      campName: camp.providerName,
      opensAt: camp.registrationOpensAt,
      opensOn: camp.registrationOpensOn,
      websiteUrl: camp.websiteUrl,
      page: site.url + campPath(camp.id),
    });
    return event !== null && event.day >= from ? [event] : [];
  });
}

function feedName(
  children: readonly Child[],
  labels: ReadonlyMap<string, string>,
  childId: string | null,
): string {
  const child = children.find(({ id }) => id === childId);
  if (!child) return feedCopy.name(null);
  return feedCopy.name({ label: labels.get(child.id) ?? '', color: colorNames[child.color] });
}
