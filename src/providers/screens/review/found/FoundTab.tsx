import { useEffect, useState } from 'react';
import { foundCopy } from '#providers/words/reviewFound.ts';
import {
  type SourceCandidate,
  type CandidateKind,
  candidateName,
} from '#providers/rules/review/candidate.ts';
import { choiceOf } from '#providers/rules/review/candidateChoice.ts';
import type { ReviewAddress } from '#providers/rules/review/reviewAddress.ts';
import {
  behind,
  type FailedVerdict,
  type LineState,
} from '#providers/store/review/candidateLine.ts';
import type { ReviewApi } from '#providers/store/review/createReviewApi.ts';
import { useIsWide } from '#ui/useIsWide.ts';
import { ListAndOpen } from '../queue/ListAndOpen.tsx';
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
  const { line, state, seasons, contextOf, twinsOf, choose } = useFound(reviewApi, kind);
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
  return (
    <ListAndOpen
      title={copy.title}
      said={saidOf(state, isEmpty)}
      problem={state.problem}
      onRetry={() => void line.load()}
      unreadable={state.unread > 0 ? copy.unreadable(state.unread) : null}
      list={
        <FoundList
          kind={kind}
          waiting={state.waiting}
          onKind={(next) => onAddress({ kind: next, id: '' })}
          entries={
            candidates?.map((each) =>
              foundEntry(each, seasons, twinsOf(each).length, failed.has(each.id)),
            ) ?? null
          }
          sending={state.sending}
          openId={openNow}
          onOpen={show}
          onKey={onKey}
        />
      }
      empty={
        isEmpty
          ? { title: copy.empty[kind], text: copy.emptyText, takesFocus: focus !== null }
          : null
      }
      openId={openNow === null ? null : `found-${openNow}`}
      open={
        open !== null && (
          <FoundCandidate
            key={open.id}
            reviewApi={reviewApi}
            candidate={open}
            context={contextOf(open)}
            isOnly={!isWide}
            takesFocus={focus === 'heading'}
            problem={refused?.id === open.id ? refused.text : failureText(failed.get(open.id))}
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
        )
      }
    >
      {state.listed !== null && (
        <OfferClaim
          key={state.listed.campId}
          reviewApi={reviewApi}
          campId={state.listed.campId}
          name={candidateName(state.listed.candidate)}
          email={state.listed.candidate.source?.email ?? null}
        />
      )}
    </ListAndOpen>
  );
}

/** Why its verdict came back. */
function failureText(failure: FailedVerdict | undefined): string | null {
  if (failure === undefined) return null;
  const { problem, reason } = failure;
  return problem === 'changed' ? copy.problems.changed : reviewProblemText(problem, reason);
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
