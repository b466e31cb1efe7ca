import type { Child } from '#family/rules/profile.ts';
import { daysBetween } from '#base/day/daysBetween.ts';
import {
  MOST_SPAN_DAYS,
  type ShareChoice,
  type SharedSpan,
} from '#planner/rules/room/shareChoice.ts';
import { plainText } from '#base/text/plainText.ts';
import { roomCopy as copy } from '#planner/words/room.ts';

/** What there is to choose from. */
export type RoomChoices = {
  childChoices: readonly Pick<Child, 'id' | 'firstName'>[];
  /** Breaks, in order. */
  spans: readonly SharedSpan[];
  /** The names in the plan, of those who bring, fetch or look after a child. */
  people: readonly string[];
  /** YYYY-MM-DD */
  today: string;
};

/** The form that makes a link. */
export type RoomDraft = {
  label: string;
  rights: 'read' | 'write';
  childIds: readonly string[];
  /** The first days of the ticked breaks. */
  breaks: readonly string[];
  /** Days that are no break of the list. */
  hasOwnDays: boolean;
  from: string;
  to: string;
  ticks: Pick<ShareChoice, 'prices' | 'notes' | 'addresses'> & { names: boolean };
  until: 'visit' | 'end' | 'date';
  untilDay: string;
};

/** What a link shall be. `until`: its last day, YYYY-MM-DD; null: 30 days after the last visit. */
export type RoomWish = {
  label: string;
  canWrite: boolean;
  choice: ShareChoice;
  until: string | null;
};

/** The least that can be shared: initials, and nothing else. `breakKey`: the first day of the break that is shown. */
export const newRoomDraft = (childIds: readonly string[], breakKey: string): RoomDraft => ({
  label: '',
  rights: 'read',
  childIds,
  breaks: [breakKey],
  hasOwnDays: false,
  from: '',
  to: '',
  ticks: { names: false, prices: false, notes: false, addresses: false },
  until: 'visit',
  untilDay: '',
});

/** Returns the choice as far as it is made; days of one's own count once they are right. */
export function draftChoice(draft: RoomDraft, spans: readonly SharedSpan[]): ShareChoice {
  const { childIds, breaks, hasOwnDays, from, to } = draft;
  const { names, ...ticks } = draft.ticks;
  const own = hasOwnDays && daysProblem(draft) === undefined ? [{ from, to, name: '' }] : [];
  return {
    childIds: [...childIds],
    spans: [...spans.filter((span) => breaks.includes(span.from)), ...own],
    firstNames: names ? 'names' : 'initials',
    ...ticks,
  };
}

/** The last of the shared days; undefined without one. */
export const lastSharedDay = ({ spans }: ShareChoice): string | undefined =>
  spans
    .map(({ to }) => to)
    .toSorted()
    .at(-1);

export type RoomProblems = Partial<Record<'label' | 'children' | 'days' | 'until', string>>;

/** What is missing, in words beside each field; nothing when the link can be made. */
export function roomProblems(draft: RoomDraft, today: string): RoomProblems {
  const { label, childIds, until, untilDay } = draft;
  const days = daysProblem(draft);
  return {
    ...(label.trim() === '' && { label: copy.nameMissing }),
    ...(childIds.length === 0 && { children: copy.childrenMissing }),
    ...(days !== undefined && { days }),
    ...(until === 'date' && untilDay < today && { until: copy.until.missing }),
  };
}

function daysProblem({ breaks, hasOwnDays, from, to }: RoomDraft): string | undefined {
  if (!hasOwnDays) return breaks.length === 0 ? copy.daysMissing : undefined;
  if (from === '' || to === '') return copy.daysMissing;
  if (to < from) return copy.daysOrder;
  return daysBetween(from, to) < MOST_SPAN_DAYS ? undefined : copy.daysLong;
}

export function roomWish(draft: RoomDraft, spans: readonly SharedSpan[]): RoomWish {
  const choice = draftChoice(draft, spans);
  const untils = { visit: null, end: lastSharedDay(choice) ?? null, date: draft.untilDay };
  return {
    label: plainText(draft.label).trim(),
    canWrite: draft.rights === 'write',
    choice,
    until: untils[draft.until],
  };
}
