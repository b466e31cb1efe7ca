import { useState } from 'react';
import type { AuthSession } from '#account/account.ts';
import { reviewCopy } from '#providers/words/review.ts';
import { reviewProblem } from '#providers/store/review/ReviewError.ts';
import type { SessionState } from '#base/session/storedSession.ts';
import { EmptyScene } from '#ui/scenes/EmptyScene.tsx';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { Wrap } from '#ui/layout/Wrap.tsx';
import { useSingleFlight } from '#ui/useSingleFlight.ts';
import styles from './ReviewPage.module.css';

const copy = reviewCopy.denied;

type DeniedProps = { session: AuthSession; state: Extract<SessionState, { status: 'in' }> };

/** For a signed-in user who is no reviewer, or a reviewer who has not taken the second step. */
export function Denied({ session, state }: DeniedProps) {
  const { isBusy: isAsking, run } = useSingleFlight();
  const [problem, setProblem] = useState<'unreachable' | 'broken' | null>(null);

  /** A newly granted role comes with the next token. */
  async function checkAgain() {
    try {
      const token = await session.accessToken();
      if (token !== null) await session.accessToken(token);
      setProblem(null);
    } catch (error) {
      setProblem(reviewProblem(error) === 'broken' ? 'broken' : 'unreachable');
    }
  }

  const { lacksSecondFactor } = state;
  return (
    <Wrap className={styles.aside}>
      <EmptyScene />
      <h1>{lacksSecondFactor ? reviewCopy.secondStep.title : copy.title}</h1>
      <p>
        {lacksSecondFactor ? reviewCopy.secondStep.text : copy.text(state.email ?? copy.nobody)}
      </p>
      {problem !== null && <p role="alert">{reviewCopy.problems[problem]}</p>}
      <div className="cluster justify-center gap-60">
        <ButtonLink variant="line" to="/">
          {copy.home}
        </ButtonLink>
        <Button variant="quiet" aria-disabled={isAsking} onClick={() => void run(checkAgain)}>
          {copy.again}
        </Button>
      </div>
    </Wrap>
  );
}
