import type { SourceCandidate } from '#providers/rules/review/candidate.ts';
import { foundCopy } from '#providers/words/reviewFound.ts';
import { Button } from '#ui/Button.tsx';
import { Glyph } from '#ui/pictures/Glyph.tsx';
import bar from '../decide/DecisionBar.module.css';

const copy = foundCopy.verdicts;

type FoundVerdictsProps = {
  candidate: SourceCandidate;
  /** A new one that is a listed camp. */
  isThatCamp: boolean;
  problem: string | null;
  onTake: () => void;
  onLeave: () => void;
};

/** The two verdicts, always in sight. */
export function FoundVerdicts(props: FoundVerdictsProps) {
  const { candidate, isThatCamp, problem, onTake, onLeave } = props;
  const { kind, link, camps } = candidate;
  const take = () => {
    if (kind === 'link') return link?.outcome === 'moved' ? copy.take.moved : copy.take.dead;
    if (kind === 'page' && camps.length === 0) return copy.take.read;
    return isThatCamp ? copy.take.same : copy.take[kind];
  };
  return (
    <section className={bar.bar} aria-label={copy.label}>
      <p className={bar.problem} role="alert">
        {problem}
      </p>
      <div className={bar.answers}>
        <Button variant="line" size="small" onClick={onLeave}>
          {copy.leave[kind]}
        </Button>
        <Button variant="main" size="small" className={bar.approve} onClick={onTake}>
          <Glyph name="check" />
          {take()}
        </Button>
      </div>
    </section>
  );
}
