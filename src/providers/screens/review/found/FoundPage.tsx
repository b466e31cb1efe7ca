import { useState } from 'react';
import type { Season } from '#camps/rules/season/season.ts';
import type { SourceCandidate } from '#providers/rules/review/candidate.ts';
import { choiceOf } from '#providers/rules/review/candidateChoice.ts';
import { newCandidateDraft, withTyped } from '#providers/rules/review/candidateDraft.ts';
import { LISTED_FIELDS } from '#providers/rules/submission/fields.ts';
import type { ReviewApi } from '#providers/store/review/createReviewApi.ts';
import { foundCopy } from '#providers/words/reviewFound.ts';
import { Button } from '#ui/Button.tsx';
import { Form } from '#ui/Form.tsx';
import { Panel } from '#ui/layout/Panel.tsx';
import { useSingleFlight } from '#ui/useSingleFlight.ts';
import { FieldInputs } from '../../parts/FieldInputs.tsx';
import { LiveCamp } from '../live/LiveCamp.tsx';
import columns from '../listing/ReviewListing.module.css';
import { reviewErrorText } from '../reviewProblemText.ts';
import { FoundPlacement } from './FoundPlacement.tsx';
import styles from './FoundFields.module.css';
import type { FoundContext } from './useFound.ts';

const copy = foundCopy.page;
// As the server cuts it.
const MOST_TEXT = 20_000;

type FoundPageProps = {
  reviewApi: ReviewApi;
  candidate: SourceCandidate;
  context: FoundContext;
  offered: readonly Season[];
  /** A camp was added or changed: the page is read again with it. */
  onChanged: () => void;
};

/** A page that no program reads, beside the camps that name it. */
export function FoundPage(props: FoundPageProps) {
  const { reviewApi, candidate, context, onChanged } = props;
  const text = candidate.text ?? '';
  return (
    <div className={columns.columns}>
      <Panel title={copy.title}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keys */}
        <section className={styles.text} tabIndex={0} aria-label={copy.text} dir="auto">
          {text}
        </section>
        {text.length >= MOST_TEXT && <p className="soft small">{copy.long}</p>}
      </Panel>
      <Panel title={copy.camps}>
        {candidate.camps.length === 0 && <p className="soft">{copy.none}</p>}
        <ul className="stack gap-75">
          {candidate.camps.map((listed) => (
            <LiveCamp
              key={listed.camp.id}
              level={3}
              reviewApi={reviewApi}
              listed={listed}
              season={context.seasons.find(({ id }) => id === listed.camp.seasonId) ?? null}
              onChanged={onChanged}
              onStale={onChanged}
            />
          ))}
        </ul>
        <AnotherCamp {...props} />
      </Panel>
    </div>
  );
}

function AnotherCamp({ reviewApi, candidate, context, offered, onChanged }: FoundPageProps) {
  const [isOpen, setOpen] = useState(false);
  const [draft, setDraft] = useState(newCandidateDraft);
  const [said, setSaid] = useState('');
  const [isTried, setTried] = useState(false);
  const { isBusy, run } = useSingleFlight();
  const { typed } = draft;
  const { choice, problem, typedProblems } = choiceOf(candidate, draft, {
    ...context,
    camp: null,
    facts: [],
    duplicates: 0,
  });

  const add = () =>
    run(async () => {
      setTried(true);
      if (choice === null) {
        setSaid(problem === null ? '' : foundCopy.problems[problem]);
        return;
      }
      try {
        await reviewApi.takeCandidate(candidate, choice);
        setSaid(copy.added(typed.providerName ?? ''));
        setDraft(newCandidateDraft);
        setTried(false);
        onChanged();
      } catch (error) {
        setSaid(reviewErrorText(error));
      }
    });

  return (
    <>
      <Button
        variant="line"
        size="small"
        className="self-start"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {copy.another}
      </Button>
      {isOpen && (
        <Form className={styles.editor} onSubmit={() => void add()}>
          <p className="soft small">{copy.anotherHint}</p>
          <FieldInputs
            names={LISTED_FIELDS}
            isShort
            typed={typed}
            problems={isTried ? typedProblems : {}}
            onType={(field, text) =>
              setDraft({ ...draft, typed: withTyped(typed, field, text || null) })
            }
          />
          <FoundPlacement
            seasonId={draft.seasonId ?? candidate.seasonId}
            listing={draft.listing}
            offered={offered}
            onDraft={(part) => setDraft({ ...draft, ...part })}
          />
          <Button variant="pine" size="small" type="submit" aria-disabled={isBusy}>
            {copy.add}
          </Button>
        </Form>
      )}
      <output className="block weight-700">{said}</output>
    </>
  );
}
