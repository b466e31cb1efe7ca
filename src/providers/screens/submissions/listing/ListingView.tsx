import type { RefObject } from 'react';
import { whenLabel } from '#base/day/whenLabel.ts';
import type { SubmissionStage } from '#providers/rules/submission/submissionStage.ts';
import type { Submission } from '#providers/rules/submission/submission.ts';
import type { Submitted } from '#providers/rules/submission/submitted.ts';
import { myListingCopy } from '#providers/words/submissions.ts';
import { History } from '../../parts/History.tsx';
import { Alert } from '#ui/Alert.tsx';
import { Button } from '#ui/Button.tsx';
import { Glyph } from '#ui/pictures/Glyph.tsx';
import type { Key } from '../link/linkKey.ts';
import { PrivateLink } from '../link/PrivateLink.tsx';
import { Panel } from '#ui/layout/Panel.tsx';
import type { MyListingFacts } from './myListingFacts.ts';
import styles from './ListingView.module.css';
import { ParentsView } from './ParentsView.tsx';
import { ReviewerQuestion } from './question/ReviewerQuestion.tsx';
import { SentValues } from './SentValues.tsx';
import { TakeDown } from './TakeDown.tsx';
import { ListingTop } from './top/ListingTop.tsx';
import { TopActions } from './top/TopActions.tsx';
import { TwoVersions } from './TwoVersions.tsx';

type ListingViewProps = {
  link: Key;
  seen: Submitted;
  /** The server's version. */
  theirs: Submission | null;
  page: MyListingFacts;
  /** When the server last responded (ms since 1970; 0 for never); null when it has just responded. */
  lastResponseAt: number | null;
  /** Whether this phone has an entry for it. */
  isKept: boolean;
  now: number;
  headingRef: RefObject<HTMLHeadingElement | null>;
  onAgain: () => void;
  onAnswer: (fields: Submission) => Promise<void>;
  onChange: () => void;
  onKeep: () => void;
  onWithdraw: () => void;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
  onRetry: () => void;
  onWithoutLogo: () => void;
};

/** The stages in which the text can be changed and nothing above it offers that. */
const canChange: Partial<Record<SubmissionStage, boolean>> = {
  waiting: true,
  received: true,
  review: true,
  changes: true,
  live: true,
  archived: true,
};

/** The page of one listing in its current stage. */
export function ListingView(props: ListingViewProps) {
  const { link, seen, theirs, page, lastResponseAt, isKept, now, headingRef } = props;
  const { stage } = page.words;
  const { fields, server } = seen;
  const isOver = stage === 'withdrawn' || stage === 'withdrawing';
  return (
    <>
      {lastResponseAt !== null && (
        <Stale lastResponseAt={lastResponseAt} now={now} onAgain={props.onAgain} />
      )}
      <ListingTop
        name={fields.providerName}
        words={page.words}
        heading={page.heading}
        lead={page.lead}
        trail={page.trail}
        actions={
          <TopActions
            stage={stage}
            onRetry={props.onRetry}
            onChange={props.onChange}
            onWithoutLogo={props.onWithoutLogo}
          />
        }
        headingRef={headingRef}
      />
      <div className={styles.columns}>
        <div className={styles.main}>
          {stage === 'conflict' && (
            <TwoVersions
              mine={fields}
              theirs={theirs}
              onKeepMine={props.onKeepMine}
              onTakeTheirs={props.onTakeTheirs}
            />
          )}
          {stage === 'changes' && (
            <ReviewerQuestion
              key={seen.revision}
              note={server?.note ?? null}
              asked={page.asked}
              fields={fields}
              onSend={props.onAnswer}
            />
          )}
          {server !== null && server.live.length > 0 && !isOver && (
            <ParentsView name={fields.providerName} live={server.live} />
          )}
          <SentValues
            fields={fields}
            isUnsent={server !== null && (stage === 'waiting' || stage === 'sending')}
            onChange={canChange[stage] ? props.onChange : null}
          />
        </div>
        <div className={styles.side}>
          {!isKept && (
            <Alert
              tone="info"
              glyph="device"
              title={myListingCopy.keep.title}
              className={styles.keep}
              action={
                <Button variant="line" size="small" onClick={props.onKeep}>
                  {myListingCopy.keep.action}
                </Button>
              }
            >
              {myListingCopy.keep.text}
            </Alert>
          )}
          <PrivateLink link={link} name={fields.providerName} email={fields.email} />
          {page.history.length > 0 && (
            <Panel title={myListingCopy.history.heading}>
              <History items={page.history} />
            </Panel>
          )}
          {!isOver && stage !== 'sending' && (
            <TakeDown name={fields.providerName} onWithdraw={props.onWithdraw} />
          )}
        </div>
      </div>
    </>
  );
}

/** Tells that this page does not show the server's latest status, and how old it is. */
function Stale({
  lastResponseAt,
  now,
  onAgain,
}: {
  lastResponseAt: number;
  now: number;
  onAgain: () => void;
}) {
  const { title, known, saved, again } = myListingCopy.cannotAsk;
  return (
    <Alert
      tone="warn"
      glyph="offline"
      title={title}
      action={
        <Button variant="line" size="small" onClick={onAgain}>
          <Glyph name="refresh" />
          {again}
        </Button>
      }
    >
      {lastResponseAt === 0 ? saved : known(whenLabel(lastResponseAt, now))}
    </Alert>
  );
}
