import { useState } from 'react';
import { weekCopy } from '#planner/words/week.ts';
import { type Carried, dropDay, type DropTarget } from '#planner/rules/commands/dropDay.ts';
import { findCell, findChild, findEntry, type PlanView } from '../PlanContext.ts';
import { longWeekday } from '../pieces/formatDays.ts';
import { cellFace } from './cellFace.ts';

const copy = weekCopy.carry;

export type Carry = {
  carried: Carried | null;
  target: DropTarget | null;
  /** The announcement of what is carried and what a drop would do. */
  said: string;
  /** What would happen there; null while nothing is carried. */
  dropAt: (target: DropTarget) => 'here' | 'refused' | null;
  /** Returns false where there is no planned camp. */
  pickUp: (from: DropTarget) => boolean;
  over: (target: DropTarget) => void;
  drop: (target: DropTarget) => void;
  putBack: () => void;
};

export const isSameTarget = (one: DropTarget, other: DropTarget | null): boolean =>
  one.childId === other?.childId && one.day === other.day;

/** A camp of the plan being dragged to another day or child. An invalid drop is refused beforehand, with the reason. */
export function useCarry(plan: PlanView): Carry {
  const [carried, setCarried] = useState<Carried | null>(null);
  const [target, setTarget] = useState<DropTarget | null>(null);
  /** Null while the target supplies the text. */
  const [said, say] = useState<string | null>('');
  // The current entry: it may have changed in another tab.
  const entry = carried && findEntry(plan, carried.entry.id);
  const held = carried && entry ? { entry, day: carried.day } : null;

  const outcome = (to: DropTarget) => {
    if (isOverOn(plan, to)) return { refusal: 'past' as const };
    return held && dropDay(held, to, plan.camps, crypto.randomUUID());
  };
  const reasonAt = (to: DropTarget) => {
    const found = outcome(to);
    if (!found) return '';
    return 'refusal' in found ? copy[found.refusal] : copy.fits;
  };
  function end(): void {
    setCarried(null);
    setTarget(null);
  }

  return {
    carried: held,
    target,
    // Computed again, because the listing or another tab may change during the drag.
    said: said ?? (target ? copy.over(longWeekday(target.day), reasonAt(target)) : ''),
    dropAt(to) {
      if (!held) return null;
      const found = outcome(to);
      return found && 'changes' in found ? 'here' : 'refused';
    },
    pickUp(from) {
      const cell = findCell(plan, from.childId, from.day);
      const entries = findChild(plan, from.childId)?.inputs.entries ?? [];
      const found = cell && cellFace(cell, entries, null).entry;
      if (!found || isOverOn(plan, from)) return false;
      setCarried({ entry: found, day: from.day });
      setTarget(from);
      say(copy.picked(found.snapshot.providerName, longWeekday(from.day)));
      return true;
    },
    over(to) {
      if (!held) return;
      setTarget(to);
      say(null);
    },
    drop(to) {
      if (!held) return;
      const found = outcome(to);
      const { providerName } = held.entry.snapshot;
      if (!found || 'refusal' in found) {
        say(copy.over(longWeekday(to.day), reasonAt(to)));
        if (found?.refusal === 'same') end();
        return;
      }
      const name = findChild(plan, to.childId)?.child.firstName ?? '';
      const words =
        held.entry.childId === to.childId
          ? copy.dropped(providerName, longWeekday(to.day))
          : copy.given(providerName, name, longWeekday(to.day));
      say('');
      end();
      void plan.change(words, found.changes);
    },
    putBack() {
      if (held) say(copy.back(held.entry.snapshot.providerName, longWeekday(held.day)));
      end();
    },
  };
}

/** What is over stays as it was: nothing is carried from there or to there. */
const isOverOn = (plan: PlanView, { childId, day }: DropTarget): boolean =>
  findCell(plan, childId, day)?.isOver ?? false;
