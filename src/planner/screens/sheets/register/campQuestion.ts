import type { Camp } from '#camps/rules/camp/camp.ts';
import type { Child } from '#family/rules/profile.ts';
import { ageFit } from '#planner/rules/ages/ageFit.ts';
import { agesOn } from '#planner/rules/ages/agesOn.ts';
import { registerCopy } from '#planner/words/register.ts';
import { isOwnEntry, type PlanEntry } from '#family/rules/plan/planEntry.ts';
import { entryCost } from '#planner/rules/money/entryCost.ts';
import { type OpeningState, openingState } from '#planner/rules/openings/registrationOpenings.ts';
import { formatDatedDays } from '../../pieces/formatDays.ts';
import { findChild, type PlanView } from '../../PlanContext.ts';

const copy = registerCopy.ask;

/**
 * A letter that asks a camp for the missing facts of its listing. It names the camp and the days, and not the family.
 * `now`: ms since 1970.
 */
export function campQuestion(
  { camps, children }: Pick<PlanView, 'camps' | 'children'>,
  entry: PlanEntry,
  now: number,
): string {
  const { child } = findChild({ children }, entry.childId) ?? {};
  const questions = questionsFor(camps(entry), entry, child, now);
  return [
    copy.hello(entry.snapshot.providerName),
    '',
    copy.wish(formatDatedDays(entry.days)),
    copy.could,
    ...questions.map((question) => `- ${question}`),
    '',
    copy.thanks,
  ]
    .join('\n')
    .replaceAll('\u00a0', ' ')
    .replaceAll(GLUE, '');
}

/** Keeps a range of days on one line; a mail program may draw it as a box. */
const GLUE = '\u2060';

const isDateless: ReadonlySet<OpeningState['kind']> = new Set(['undated', 'unsaid']);

function questionsFor(
  known: ReturnType<PlanView['camps']>,
  entry: PlanEntry,
  child: Child | undefined,
  now: number,
): readonly string[] {
  if (known === null && isOwnEntry(entry)) {
    return [entryCost(entry, null).unknownCount > 0 ? copy.price : copy.anything];
  }
  if (known === null) return [copy.gone, copy.price];
  const { camp, season, days, hours } = known;
  const listed = new Set(days);
  const lost = listed.size === 0 ? [] : entry.days.filter((day) => !listed.has(day));
  const isToSignUp = entry.status === 'considering' || entry.status === 'planned';
  const questions = [
    lost.length > 0 ? copy.day(formatDatedDays(lost)) : '',
    listed.size === 0 && entry.days.length === 0 ? copy.days : '',
    isOutsideOfAges(camp, entry, child) ? copy.age : '',
    hours === 'unknown' && entry.hours === null ? copy.hours : '',
    entryCost(entry, known).unknownCount > 0 ? copy.price : '',
    isToSignUp && isDateless.has(openingState(camp, season, now).kind) ? copy.opens : '',
  ].filter((question) => question !== '');
  return questions.length === 0 ? [copy.anything] : questions;
}

function isOutsideOfAges(
  camp: Camp,
  { days: [day] }: PlanEntry,
  child: Child | undefined,
): boolean {
  if (child === undefined || day === undefined) return false;
  const fit = ageFit(agesOn(day, child), camp);
  return fit === 'tooYoung' || fit === 'tooOld';
}
