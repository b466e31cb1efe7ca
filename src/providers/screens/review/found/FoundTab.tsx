import { useEffect, useRef, useState } from 'react';
import { foundCopy } from '#providers/words/reviewFound.ts';
import { reviewCopy } from '#providers/words/review.ts';
import {
  type SourceCandidate,
  type CandidateKind,
  candidateName,
} from '#providers/rules/review/candidate.ts';
import { choiceOf } from '#providers/rules/review/candidateChoice.ts';
import type { ReviewAddress } from '#providers/rules/review/reviewAddress.ts';
import { behind, type LineState } from '#providers/store/review/candidateLine.ts';
import type { ReviewApi } from '#providers/store/review/createReviewApi.ts';
import { Alert } from '#ui/Alert.tsx';
import { Button } from '#ui/Button.tsx';
import { classes } from '#ui/classes.ts';
import { Wrap } from '#ui/layout/Wrap.tsx';
import { EmptyScene } from '#ui/scenes/EmptyScene.tsx';
import { useIsWide } from '#ui/useIsWide.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import queue from '../queue/Queue.module.css';
import page from '../ReviewPage.module.css';
import { reviewErrorText, reviewProblemText } from '../reviewProblemText.ts';
import { OfferClaim } from '../live/OfferClaim.tsx';
import { FoundCandidate } from './FoundCandidate.tsx';
import { foundEntry } from './foundEntry.ts';
import { type FoundKey, FoundList } from './FoundList.tsx';
import { useFound } from './useFound.ts';

const copy = foundCopy;

type FoundProps = {
  reviewApi: ReviewApi;
  address: ReviewAddress;
  onAddress: (next: Partial<ReviewAddress>, replaces?: boolean) => void;
};

/** What sources have found: a list of a kind, and beside it (on phones: after it) the one that is open. */
export function FoundTab(props: FoundProps) {
  const kind = props.address.kind === '' ? 'new' : props.address.kind;
  return <FoundKind key={kind} kind={kind} {...props} />;
}

type FoundKindProps = FoundProps & { kind: CandidateKind };

function FoundKind({ reviewApi, address, onAddress, kind }: FoundKindProps) {
  const { line, state, contextOf, twinsOf, choose } = useFound(reviewApi, kind);
  const { candidates, failed, openId } = state;
  const isWide = useIsWide();
  const [refused, setRefused] = useState<{ id: number; text: string } | null>(null);
  // Where the focus goes when another one opens: the list for keys, its heading for presses.
  const [focus, setFocus] = useState<'list' | 'heading' | null>(null);

  const asked = candidates?.find(({ id }) => id === openId) ?? null;
  const isClosed = !isWide && address.id === '';
  const open = isClosed ? null : (asked ?? candidates?.[0] ?? null);
  const openNow = open?.id ?? null;
  useEffect(() => {
    if (openNow !== null && focus === 'list') document.getElementById(`found-${openNow}`)?.focus();
  }, [openNow, focus]);

  // On phones the way back leads to where it was opened.
  const lastOpen = useRef<number | null>(null);
  useEffect(() => {
    if (openNow === null && lastOpen.current !== null) {
      document.getElementById(`found-${lastOpen.current}`)?.focus();
    }
    lastOpen.current = openNow;
  }, [openNow]);

  function show(id: number) {
    setFocus('heading');
    line.open(id);
    if (!isWide) onAddress({ id: String(id) });
  }

  function take(candidate: SourceCandidate) {
    if (candidate.kind === 'page') return line.decide(candidate, { is: 'confirmed' });
    if (candidate.kind === 'gone' || candidate.kind === 'link') {
      return line.decide(candidate, { is: 'taken', choice: null });
    }
    const context = contextOf(candidate);
    const { choice, problem } = choiceOf(candidate, context.draft, context);
    if (problem !== null) return setRefused({ id: candidate.id, text: copy.problems[problem] });
    return line.decide(candidate, { is: 'taken', choice });
  }

  function onKey(key: FoundKey) {
    setFocus('list');
    setRefused(null);
    // The line itself, not what was drawn of it: a second key may come before the first is drawn.
    const now = line.getState();
    const candidate = now.candidates?.find(({ id }) => id === now.openId) ?? now.candidates?.[0];
    if (candidate === undefined) return;
    if (now.openId !== candidate.id) line.open(candidate.id);
    if (key === 'take') take(candidate);
    else if (key === 'leave') line.decide(candidate, { is: 'dropped' });
    else line.step(key === 'next' ? 1 : -1);
  }

  function press(work: () => void) {
    setFocus('heading');
    setRefused(null);
    work();
  }

  async function chooseCamp(candidate: SourceCandidate, campId: string | null) {
    setRefused(null);
    try {
      await choose(candidate, campId);
    } catch (error) {
      setRefused({ id: candidate.id, text: reviewErrorText(error) });
    }
  }

  const isEmpty = candidates !== null && candidates.length === 0 && behind(state, kind) <= 0;
  const failure = open === null ? undefined : failed.get(open.id);
  return (
    <div className={classes(page.page, queue.page)}>
      <Wrap>
        {open === null && !isEmpty && (
          <VisuallyHidden>
            <h1>{copy.title}</h1>
          </VisuallyHidden>
        )}
        <output className={queue.said}>{saidOf(state, isEmpty)}</output>
        {state.listed !== null && (
          <OfferClaim
            key={state.listed.campId}
            reviewApi={reviewApi}
            campId={state.listed.campId}
            name={candidateName(state.listed.candidate)}
            email={state.listed.candidate.source?.email ?? null}
          />
        )}
        {state.problem !== null && (
          <Alert
            tone="danger"
            title={reviewProblemText(state.problem)}
            className={queue.problem}
            action={
              <Button variant="line" size="small" onClick={() => void line.load()}>
                {reviewCopy.notOpened.retry}
              </Button>
            }
          />
        )}
        {state.unread > 0 && <Alert tone="warn" title={copy.unreadable(state.unread)} />}
        <div className={queue.grid}>
          {(isWide || open === null) && (
            <div className={queue.list}>
              <FoundList
                kind={kind}
                waiting={state.waiting}
                onKind={(next) => onAddress({ kind: next, id: '' })}
                entries={
                  candidates?.map((each) =>
                    foundEntry(
                      each,
                      contextOf(each).seasons,
                      twinsOf(each).length,
                      failed.has(each.id),
                    ),
                  ) ?? null
                }
                sending={state.sending}
                openId={openNow}
                onOpen={show}
                onKey={onKey}
              />
            </div>
          )}
          {isEmpty && <Empty kind={kind} takesFocus={focus !== null} />}
          {open !== null && (
            <FoundCandidate
              key={open.id}
              reviewApi={reviewApi}
              candidate={open}
              context={contextOf(open)}
              isOnly={!isWide}
              takesFocus={focus === 'heading'}
              problem={
                refused?.id === open.id
                  ? refused.text
                  : failure === undefined
                    ? null
                    : failure.problem === 'changed'
                      ? copy.problems.changed
                      : reviewProblemText(failure.problem, failure.reason)
              }
              onBack={() => onAddress({ id: '' })}
              onDraft={(part) => {
                setRefused(null);
                line.change(open.id, part);
              }}
              onChoose={(campId) => void chooseCamp(open, campId)}
              onChanged={() => void line.load()}
              onTake={() => press(() => take(open))}
              onLeave={() => press(() => line.decide(open, { is: 'dropped' }))}
            />
          )}
        </div>
      </Wrap>
    </div>
  );
}

/** What the last verdict did, what comes next, and whose verdict did not get through. */
function saidOf({ last, candidates, openId, failed }: LineState, isEmpty: boolean): string {
  if (last === null) return '';
  const name = candidateName(last.candidate);
  if (failed.has(last.candidate.id)) return copy.problems.failed(name);
  const next = candidates?.find(({ id }) => id === openId);
  const { done, next: nextOne, last: lastOne } = copy.verdicts;
  const after = next ? nextOne(candidateName(next)) : isEmpty ? lastOne : '';
  return `${done[last.is](name)} ${after}`;
}

function Empty({ kind, takesFocus }: { kind: CandidateKind; takesFocus: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <div className={page.aside}>
      <EmptyScene />
      <h1 ref={heading} tabIndex={-1}>
        {copy.empty[kind]}
      </h1>
      <p>{copy.emptyText}</p>
    </div>
  );
}
