import { useCallback, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { useReadyDirectory, useSeasons, useToday } from '#camps/camps.ts';
import { useApp } from '#base/useApp.ts';
import type { SourceCandidate, CandidateKind } from '#providers/rules/review/candidate.ts';
import { type ChoiceContext, seasonOf } from '#providers/rules/review/candidateChoice.ts';
import { type CandidateDraft, newCandidateDraft } from '#providers/rules/review/candidateDraft.ts';
import { type CandidateTwins, findTwinsAmong } from '#providers/rules/review/candidateTwins.ts';
import { withDays } from '#providers/rules/duplicates/withDays.ts';
import { createCandidateLine } from '#providers/store/review/candidateLine.ts';
import type { ReviewApi } from '#providers/store/review/createReviewApi.ts';
import { useLookAgain } from '../useLookAgain.ts';

export type FoundContext = ChoiceContext & {
  draft: CandidateDraft;
  twins: CandidateTwins;
};

/** The line of a kind, and what its candidates are compared with. */
export function useFound(reviewApi: ReviewApi, kind: CandidateKind) {
  const app = useApp();
  const day = useToday();
  const seasons = useSeasons();
  const directory = useReadyDirectory();
  const camps = useMemo(() => withDays(directory), [directory]);
  const [line] = useState(() =>
    createCandidateLine(reviewApi, kind, () => void app.sync.refresh()),
  );
  const state = useStore(line);
  useLookAgain(line.load);

  const twinsOf = useMemo(() => findTwinsAmong(camps, seasons, day), [camps, seasons, day]);

  const contextOf = useCallback(
    (candidate: SourceCandidate): FoundContext => {
      const draft = line.getState().drafts.get(candidate.id) ?? newCandidateDraft;
      const twin = camps.find(({ id }) => id === draft.campId) ?? null;
      const twins = twinsOf(candidate);
      return {
        draft,
        twins,
        duplicates: twins.length,
        camp: candidate.camp?.camp ?? twin,
        facts: candidate.camp === null ? (draft.facts ?? []) : candidate.facts,
        seasons,
        day,
      };
    },
    [line, camps, seasons, day, twinsOf],
  );

  /** A new one is this camp: whose words it has is asked first. */
  const choose = async (candidate: SourceCandidate, campId: string | null) => {
    const start = { campId, facts: null, isOther: campId === null, ticked: null };
    line.change(candidate.id, { ...start, takesSessions: null });
    if (campId === null) return;
    const facts = await reviewApi.facts(campId);
    if (line.getState().drafts.get(candidate.id)?.campId === campId) {
      line.change(candidate.id, { facts });
    }
  };

  return { line, state, seasons, contextOf, twinsOf, choose };
}

/** The season whose year and months its dates are read for. */
export const readingSeason = (candidate: SourceCandidate, { camp, draft, seasons }: FoundContext) =>
  camp === null
    ? seasonOf(candidate, draft, seasons)
    : (seasons.find(({ id }) => id === camp.seasonId) ?? null);
