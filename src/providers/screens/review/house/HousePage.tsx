import { useCallback, useState } from 'react';
import { whenLabel } from '#base/day/whenLabel.ts';
import {
  type House,
  type HouseCheck,
  type HouseSource,
  sourceState,
} from '#providers/rules/review/house.ts';
import type { ReviewApi } from '#providers/store/review/createReviewApi.ts';
import { type ReviewProblem, reviewProblem } from '#providers/store/review/ReviewError.ts';
import { houseCopy } from '#providers/words/reviewHouse.ts';
import { Alert } from '#ui/Alert.tsx';
import { Button } from '#ui/Button.tsx';
import { Panel } from '#ui/layout/Panel.tsx';
import { Wrap } from '#ui/layout/Wrap.tsx';
import { Glyph } from '#ui/pictures/Glyph.tsx';
import { useOnline } from '#ui/useOnline.ts';
import { useSingleFlight } from '#ui/useSingleFlight.ts';
import page from '../ReviewPage.module.css';
import { reviewProblemText } from '../reviewProblemText.ts';
import { useLookAgain } from '../useLookAgain.ts';
import { FreshnessBars } from './FreshnessBars.tsx';
import styles from './House.module.css';
import { howLong } from './howLong.ts';

const copy = houseCopy;

type HousePageProps = { reviewApi: Pick<ReviewApi, 'house'> };

/** How Camply itself is: what is late first, with what to do about it, then the rest. */
export function HousePage({ reviewApi }: HousePageProps) {
  const isOnline = useOnline();
  const [heard, setHeard] = useState<{ house: House; now: number } | null>(null);
  const [problem, setProblem] = useState<ReviewProblem | null>(null);
  const { isBusy, run } = useSingleFlight();

  const look = useCallback(
    async (signal?: AbortSignal) => {
      try {
        const found = await reviewApi.house();
        if (signal?.aborted) return;
        setHeard({ house: found, now: Date.now() });
        setProblem(null);
      } catch (error) {
        if (!signal?.aborted) setProblem(reviewProblem(error));
      }
    },
    [reviewApi],
  );
  useLookAgain(look);

  return (
    <div className={page.page}>
      <Wrap className="stack gap-110 h1-title-2">
        <div className="cluster middle spread gap-50-100">
          <div>
            <h1>{copy.title}</h1>
            <output className="block soft">
              {heard?.house.checkedAt &&
                copy.checked(whenLabel(Date.parse(heard.house.checkedAt), heard.now))}
            </output>
          </div>
          <Button variant="line" size="small" aria-disabled={isBusy} onClick={() => void run(look)}>
            <Glyph name="refresh" />
            <span>{isBusy ? copy.refreshing : copy.refresh}</span>
          </Button>
        </div>
        {!isOnline && (
          <Alert
            tone="warn"
            glyph="offline"
            title={heard === null ? copy.offlineNothing : copy.offline}
          />
        )}
        {isOnline && problem !== null && <Alert tone="danger" title={reviewProblemText(problem)} />}
        {heard === null && isOnline && problem === null && <p>{copy.loading}</p>}
        {heard !== null && <HouseReport {...heard} />}
      </Wrap>
    </div>
  );
}

function HouseReport({ house, now }: { house: House; now: number }) {
  const late = house.checks.filter(({ state }) => state === 'late');
  const rest = house.checks.filter(({ state }) => state !== 'late');
  const isAllKnown = rest.every(({ state }) => state === 'ok');
  return (
    <>
      {late.length === 0 ? (
        <p className="weight-700">{isAllKnown ? copy.fine : copy.notAllKnown}</p>
      ) : (
        <Panel title={copy.late} asks>
          <ul className={styles.late}>
            {late.map((check) => (
              <li key={check.name}>
                <Glyph name="warn" />
                <div>
                  <p className="weight-800">
                    {copy.checks[check.name].late(howLong(check.since, now), check.count)}
                  </p>
                  <p>{copy.checks[check.name].todo}</p>
                </div>
              </li>
            ))}
          </ul>
        </Panel>
      )}
      <div className={styles.columns}>
        <Panel title={late.length > 0 ? copy.rest : copy.all}>
          <dl className={styles.rows}>
            {rest.map((check) => (
              <div key={check.name}>
                <dt>{copy.checks[check.name].name}</dt>
                <dd>{stateText(check, now)}</dd>
              </div>
            ))}
          </dl>
        </Panel>
        <FreshnessBars freshness={house.freshness} />
        <Panel title={copy.sources.title}>
          <Sources sources={house.sources} now={now} />
        </Panel>
        <Panel title={copy.mail.title}>
          {house.mail === null ? (
            <p>{copy.unknown}</p>
          ) : (
            <dl className={styles.rows}>
              {(['waiting', 'givenUp', 'stopped'] as const).map((name) => (
                <div key={name}>
                  <dt>{copy.mail.rows[name]}</dt>
                  <dd>{house.mail?.[name]}</dd>
                </div>
              ))}
            </dl>
          )}
        </Panel>
      </div>
    </>
  );
}

const stateText = ({ name, state, since, count }: HouseCheck, now: number) =>
  state === 'ok' ? copy.checks[name].ok(howLong(since, now), count) : copy.unknown;

function readText({ isOn, lastOkAt }: HouseSource, now: number): string {
  if (!isOn) return copy.sources.off;
  return lastOkAt === null ? copy.sources.never : copy.sources.read(howLong(lastOkAt, now));
}

function Sources({ sources, now }: { sources: House['sources']; now: number }) {
  if (sources === null) return <p>{copy.unknown}</p>;
  if (sources.length === 0) return <p>{copy.sources.none}</p>;
  const isLate = (source: (typeof sources)[number]) => sourceState(source, now) === 'late';
  const lateFirst = sources.toSorted((a, b) => Number(isLate(b)) - Number(isLate(a)));
  return (
    <dl className={styles.rows}>
      {lateFirst.map((source) => (
        <div key={source.id}>
          <dt dir="auto">{source.label}</dt>
          <dd className={isLate(source) ? styles.bad : undefined}>
            <span>{readText(source, now)}</span>
            {source.failures > 0 && (
              <small>
                {copy.sources.failed(
                  source.failures,
                  source.lastProblem?.replaceAll('-', ' ') ?? copy.sources.noProblem,
                )}
              </small>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
