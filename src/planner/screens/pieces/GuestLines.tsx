import type { GuestWord } from '#planner/rules/room/guestWords.ts';
import { planHintsCopy } from '#planner/words/planHints.ts';
import { Alert } from '#ui/Alert.tsx';
import { usePlan } from '../PlanContext.ts';
import { guestText, guestTitle } from './guestSentences.ts';

const copy = planHintsCopy.guest;

/** What people with a link wrote of something, in its sheet; nothing where they wrote nothing. */
export function GuestLines({ isAbout }: { isAbout: (word: GuestWord) => boolean }) {
  const plan = usePlan();
  const words = plan.guestWords.filter(isAbout);
  if (words.length === 0) return null;
  return (
    <Alert tone="info" glyph="link" title={copy.heading}>
      <ul className="stack gap-20 anywhere">
        {words.map((word) => (
          <li key={word.key}>
            {word.kind === 'note'
              ? copy.noteLine(guestTitle(plan, word), word.text)
              : copy.driveLine(guestTitle(plan, word), guestText(plan, word))}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
