import type { AtHome } from '#family/rules/plan/planRows.ts';
import type { Child } from '#family/rules/profile.ts';
import type { PlanBreak } from '../coverage/childBreaks.ts';
import type { Span } from '../coverage/span.ts';

/** An event that no entry of the plan makes: days without school of a child, or a day with somebody at home. */
export type FamilyDay = {
  /** The same for the same days in every file, for good. */
  id: string;
  childId: string;
  title: string;
  /** First and last day, YYYY-MM-DD. */
  from: string;
  to: string;
  /** Null: all day. */
  hours: Span | null;
};

/** What a family may want in its calendar besides its camps. */
export type FamilyDayKind = 'off' | 'home';

/** What events of a child's days are called: the child stands there as a label only. */
export type FamilyDayWords = {
  break: (one: PlanBreak, label: string) => string;
  home: (who: string, label: string) => string;
};

const PREFIX: Readonly<Record<FamilyDayKind, string>> = { off: 'off-', home: 'home-' };

/** The kind of an event by its id; null for an entry of the plan. */
export const familyDayKind = (id: string): FamilyDayKind | null =>
  id.startsWith(PREFIX.off) ? 'off' : id.startsWith(PREFIX.home) ? 'home' : null;

/** Each stretch of days without school, with a digital day or an early release as one event of each child. */
export const breakEvents = (
  child: Pick<Child, 'id'>,
  breaks: readonly PlanBreak[],
  label: string,
  words: FamilyDayWords,
): FamilyDay[] =>
  breaks.map((one) => ({
    id: `${PREFIX.off}${child.id}-${one.key}`,
    childId: child.id,
    title: words.break(one, label),
    from: one.from,
    to: one.to,
    hours: null,
  }));

/** The days of a child that the family has given to somebody at home. A suggested holiday is no fact, so it is left out. */
export const homeEvents = (
  child: Pick<Child, 'id'>,
  home: readonly AtHome[],
  label: string,
  words: FamilyDayWords,
): FamilyDay[] =>
  home
    .filter(({ childId, isHome }) => isHome && childId === child.id)
    .map(({ id, day, who, span }) => ({
      id: PREFIX.home + id,
      childId: child.id,
      title: words.home(who.trim(), label),
      from: day,
      to: day,
      hours: span,
    }));
