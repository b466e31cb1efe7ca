import { dayWithWeekday } from '#base/day/calendar.ts';
import type { GuestWord } from '#planner/rules/room/guestWords.ts';
import { planHintsCopy } from '#planner/words/planHints.ts';
import { findChild, findEntry, type PlanView } from '../PlanContext.ts';
import { formatDatedDays } from './formatDays.ts';

const copy = planHintsCopy.guest;

type Plan = Pick<PlanView, 'children' | 'entries'>;

/** 'Robin, for Wed, Oct 7', 'Robin picks up Maya on Tue, Oct 7' */
export function guestTitle(plan: Plan, word: GuestWord): string {
  const { label, days } = word;
  if (word.kind === 'note') return copy.for(label, dayWithWeekday(days[0] ?? ''));
  const childId = findEntry(plan, word.entryId)?.childId ?? null;
  const child = findChild(plan, childId)?.child.firstName || planHintsCopy.somebody;
  return copy[word.task](word.name, child, formatDatedDays(days));
}

/** What they wrote, or what the plan says instead. */
export function guestText(plan: Plan, word: GuestWord): string {
  if (word.kind === 'note') return copy.quote(word.text);
  const entry = findEntry(plan, word.entryId);
  const planned = word.task === 'bring' ? entry?.dropOffBy : entry?.pickUpBy;
  return copy.plan(word.label, planned ?? '');
}
