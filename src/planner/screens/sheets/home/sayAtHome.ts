import { homeCopy } from '#planner/words/home.ts';
import { setAtHome } from '#planner/rules/commands/dayCommands.ts';
import type { Span } from '#planner/rules/coverage/span.ts';
import type { Child } from '#family/rules/profile.ts';
import { longDay } from '../../pieces/formatDays.ts';
import type { PlanView } from '../../PlanContext.ts';

const copy = homeCopy.who;
/** Saves who has a child on a day (YYYY-MM-DD): '' is the parent, and a null `span` is all day. */
export function sayAtHome(
  { state, change }: Pick<PlanView, 'state' | 'change'>,
  { id: childId, firstName }: Pick<Child, 'id' | 'firstName'>,
  said: { day: string; who: string; span: Span | null },
): void {
  const { day, who } = said;
  const words =
    who === '' ? copy.youSaid(firstName, longDay(day)) : copy.said(who, firstName, longDay(day));
  void change(words, setAtHome(state.home, crypto.randomUUID(), { childId, ...said }));
}
