import { useState } from 'react';
import { useSeasons } from '#camps/camps.ts';
import { reviewCopy } from '#providers/words/review.ts';
import { useApp } from '#base/useApp.ts';
import type { ReviewApi } from '#providers/store/review/createReviewApi.ts';
import { Alert } from '#ui/Alert.tsx';
import { Button } from '#ui/Button.tsx';
import { Form } from '#ui/Form.tsx';
import { Field } from '#ui/fields/Field.tsx';
import { TextInput } from '#ui/fields/TextInput.tsx';
import { Wrap } from '#ui/layout/Wrap.tsx';
import { reviewProblemText } from '../reviewProblemText.ts';
import page from '../ReviewPage.module.css';
import { LiveCamp } from './LiveCamp.tsx';
import styles from './LiveListings.module.css';
import { useCampSearch } from './useCampSearch.ts';

const copy = reviewCopy.live;
// As the server cuts them (review_camps).
const MOST = 50;

type LiveListingsProps = {
  reviewApi: ReviewApi;
  /** The search text. */
  words: string;
  onQuery: (words: string) => void;
};

/** Camps that are in the list, or were: found by name, corrected, archived and brought back. */
export function LiveListings({ reviewApi, words, onQuery }: LiveListingsProps) {
  const [typed, setTyped] = useState(words);
  const { camps, problem, isAsking, search, replace } = useCampSearch(reviewApi, words);
  const seasons = useSeasons();
  const app = useApp();

  function submit() {
    if (typed === words) void search();
    else onQuery(typed);
  }

  const count = camps?.length ?? 0;
  return (
    <div className={page.page}>
      <Wrap className="stack gap-100 h1-title-2">
        <h1>{copy.title}</h1>
        <Form className={styles.search} onSubmit={submit}>
          <Field label={copy.search} hint={copy.hint}>
            <TextInput glyph="search" type="search" value={typed} onText={setTyped} />
          </Field>
          <Button variant="pine" type="submit">
            {isAsking ? copy.searching : copy.action}
          </Button>
        </Form>
        {problem !== null && <Alert tone="danger" title={reviewProblemText(problem)} />}
        <output className="block weight-700">
          {camps !== null &&
            (count === 0 ? copy.none : count < MOST ? copy.found(count) : copy.first(count))}
        </output>
        <ul className="stack gap-75">
          {camps?.map((listed) => (
            <LiveCamp
              key={listed.camp.id}
              reviewApi={reviewApi}
              listed={listed}
              season={seasons.find(({ id }) => id === listed.camp.seasonId) ?? null}
              onChanged={(next) => {
                replace(next);
                void app.sync.refresh();
              }}
              onStale={() => void search()}
            />
          ))}
        </ul>
      </Wrap>
    </div>
  );
}
