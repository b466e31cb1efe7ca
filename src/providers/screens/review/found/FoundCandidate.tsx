import { type Ref, useEffect, useRef } from 'react';
import { shortDay } from '#base/day/calendar.ts';
import { externalUrl } from '#base/http/externalUrl.ts';
import { type SourceCandidate, candidateName } from '#providers/rules/review/candidate.ts';
import { choiceOf, seasonOf } from '#providers/rules/review/candidateChoice.ts';
import type { CandidateDraft } from '#providers/rules/review/candidateDraft.ts';
import { offeredSeasons } from '#providers/rules/review/reading.ts';
import type { ReviewApi } from '#providers/store/review/createReviewApi.ts';
import { foundCopy } from '#providers/words/reviewFound.ts';
import { reviewCopy } from '#providers/words/review.ts';
import { Button } from '#ui/Button.tsx';
import { Panel } from '#ui/layout/Panel.tsx';
import { Glyph } from '#ui/pictures/Glyph.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import styles from './Found.module.css';
import { FoundFields } from './FoundFields.tsx';
import { FoundPage } from './FoundPage.tsx';
import { FoundPlacement } from './FoundPlacement.tsx';
import { FoundVerdicts } from './FoundVerdicts.tsx';
import { SameCamp } from './SameCamp.tsx';
import type { FoundContext } from './useFound.ts';

const copy = foundCopy;

type FoundCandidateProps = {
  reviewApi: ReviewApi;
  candidate: SourceCandidate;
  context: FoundContext;
  /** Shown alone, so that it needs a way back. */
  isOnly: boolean;
  takesFocus: boolean;
  /** Why the last press did nothing, or its verdict came back. */
  problem: string | null;
  onBack: () => void;
  onDraft: (part: Partial<CandidateDraft>) => void;
  onChoose: (campId: string | null) => void;
  onChanged: () => void;
  onTake: () => void;
  onLeave: () => void;
};

/** What a source has found, beside what stands, and the verdict on it. */
export function FoundCandidate(props: FoundCandidateProps) {
  const { candidate, context, takesFocus, onDraft } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  const { kind } = candidate;
  const { typedProblems } = choiceOf(candidate, context.draft, context);
  const listed = candidate.camp === null ? [] : [candidate.camp];
  const offered = offeredSeasons({ camps: listed }, context.seasons, context.day);
  const season = seasonOf(candidate, context.draft, context.seasons);
  return (
    <article className="stack gap-110">
      {props.isOnly && (
        <Button variant="flush" size="small" className="self-start" onClick={props.onBack}>
          <Glyph name="back" />
          {copy.list}
        </Button>
      )}
      <Head candidate={candidate} headingRef={heading} />
      <SameCamp context={context} onChoose={props.onChoose} />
      {kind === 'new' && context.camp === null && (
        <FoundPlacement
          seasonId={season?.id ?? null}
          listing={context.draft.listing}
          offered={offered}
          onDraft={onDraft}
        />
      )}
      {(kind === 'new' || kind === 'changed') && (
        <FoundFields
          candidate={candidate}
          context={context}
          problems={typedProblems}
          onDraft={onDraft}
        />
      )}
      {kind === 'gone' && (
        <Panel title={copy.gone.title}>
          <p>{copy.gone.text(candidateName(candidate), shortDay(candidate.seenOn))}</p>
        </Panel>
      )}
      {kind === 'link' && <Link candidate={candidate} />}
      {kind === 'page' && (
        <FoundPage
          reviewApi={props.reviewApi}
          candidate={candidate}
          context={context}
          offered={offered}
          onChanged={props.onChanged}
        />
      )}
      <FoundVerdicts
        candidate={candidate}
        isThatCamp={kind === 'new' && context.camp !== null}
        problem={props.problem}
        onTake={props.onTake}
        onLeave={props.onLeave}
      />
    </article>
  );
}

type HeadProps = { candidate: SourceCandidate; headingRef: Ref<HTMLHeadingElement> };

function Head({ candidate, headingRef }: HeadProps) {
  const { source, camp } = candidate;
  const page = externalUrl(source?.url ?? candidate.link?.url ?? null);
  return (
    <header>
      <h1 ref={headingRef} className="title-2 anywhere" tabIndex={-1} dir="auto">
        {candidateName(candidate)}
      </h1>
      <p className="soft leading-140 anywhere">
        {`${source === null ? copy.ownLink : copy.from(source.label)}. ${copy.seen(shortDay(candidate.seenOn))}.`}
      </p>
      <p className={styles.links}>
        {page !== null && (
          <a
            className="row-inline middle gap-45 tap weight-700 anywhere"
            href={page}
            target="_blank"
            rel="noopener noreferrer"
          >
            <Glyph name="ext" />
            <span>{copy.openPage}</span>
            <VisuallyHidden>, {reviewCopy.listing.opensInNewTab}</VisuallyHidden>
          </a>
        )}
        {camp !== null && (
          <a
            className="row-inline middle gap-45 tap weight-700"
            href={`/camps/${camp.camp.id}`}
            target="_blank"
            rel="noopener noreferrer"
          >
            <Glyph name="eye" />
            <span>{copy.onCamply}</span>
            <VisuallyHidden>, {reviewCopy.listing.opensInNewTab}</VisuallyHidden>
          </a>
        )}
      </p>
    </header>
  );
}

function Link({ candidate: { link, camp } }: { candidate: SourceCandidate }) {
  if (link === null) return null;
  return (
    <Panel title={copy.link.title}>
      <p className="anywhere">{copy.link[link.outcome](link.url)}</p>
      <dl className="anywhere">
        <dt className="small weight-800">{copy.link.now}</dt>
        <dd>{camp?.camp.websiteUrl ?? copy.fields.nothing}</dd>
      </dl>
    </Panel>
  );
}
