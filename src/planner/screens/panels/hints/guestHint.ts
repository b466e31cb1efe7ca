import { settle } from '#planner/rules/commands/dayCommands.ts';
import type { GuestWord } from '#planner/rules/room/guestWords.ts';
import { planHintsCopy as copy } from '#planner/words/planHints.ts';
import { findEntry, type PlanView } from '../../PlanContext.ts';
import { guestText, guestTitle } from '../../pieces/guestSentences.ts';
import type { Hint } from './hint.ts';
import { entryCampName } from './hintNames.ts';

/** What somebody with a link wrote. It stays in the sheets of its days once it is settled here. */
export function guestHint(plan: PlanView, word: GuestWord): Hint {
  const { key } = word;
  const entry = word.kind === 'drive' ? findEntry(plan, word.entryId) : undefined;
  return {
    key,
    glyph: word.kind === 'note' ? 'pen' : 'car',
    title: guestTitle(plan, word),
    text: guestText(plan, word),
    remedies: entry
      ? [
          {
            label: copy.open(entryCampName(plan, entry)),
            sheet: { kind: 'entry', entryId: entry.id },
          },
        ]
      : [],
    dismiss: {
      label: copy.gotIt,
      said: copy.guest.noted,
      changes: [settle(plan.state.family, key)],
    },
  };
}
