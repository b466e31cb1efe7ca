import { moveCampCopy as copy } from '#planner/words/move.ts';
import { dollars } from '#camps/rules/text/price.ts';
import { formatDays } from '../../pieces/formatDays.ts';
import type { MoveEffect } from './moveEffect.ts';

/** 'Closes Friday, opens Monday, same time as Kick & Splash. $154 more.' `nameOf`: of an entry by its id. */
export function formatMoveEffect(
  { closes, fills, opens, overlaps, moreCents }: MoveEffect,
  nameOf: (entryId: string) => string,
): string {
  const parts = [
    closes.length > 0 ? copy.closes(formatDays(closes)) : '',
    fills.length > 0 ? copy.fills(formatDays(fills)) : '',
    opens.length > 0 ? copy.opens(formatDays(opens)) : '',
    ...overlaps.map((id) => copy.overlaps(nameOf(id))),
  ].filter((part) => part !== '');
  const days = parts.length === 0 ? copy.nothing : parts.join(', ');
  const sentence = `${days.charAt(0).toUpperCase()}${days.slice(1)}.`;
  if (moreCents === null || moreCents === 0) return sentence;
  const amount = dollars(Math.abs(moreCents));
  return `${sentence} ${moreCents > 0 ? copy.more(amount) : copy.less(amount)}.`;
}
