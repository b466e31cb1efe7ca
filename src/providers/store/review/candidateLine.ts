import { createStore, type StoreApi } from 'zustand/vanilla';
import {
  type SourceCandidate,
  type CandidateChoice,
  type CandidateKind,
} from '#providers/rules/review/candidate.ts';
import { type CandidateDraft, newCandidateDraft } from '#providers/rules/review/candidateDraft.ts';
import type { ReviewApi } from './createReviewApi.ts';
import { ReviewError, type ReviewProblem, reviewProblem } from './ReviewError.ts';

/** `choice` null: of what is gone, or a link. */
export type CandidateVerdict =
  | { is: 'taken'; choice: CandidateChoice | null }
  | { is: 'dropped' }
  | { is: 'confirmed' };

export type FailedVerdict = { problem: ReviewProblem; reason: string | null };

export type LineState = {
  /** Null until the first response. */
  candidates: readonly SourceCandidate[] | null;
  unread: number;
  /** How many wait of each kind; null until the first response. */
  waiting: Readonly<Record<CandidateKind, number>> | null;
  problem: ReviewProblem | null;
  openId: number | null;
  drafts: ReadonlyMap<number, CandidateDraft>;
  /** Verdicts that did not arrive, by candidate: these are back in the line. */
  failed: ReadonlyMap<number, FailedVerdict>;
  /** Verdicts that are under way. */
  sending: number;
  last: { candidate: SourceCandidate; is: CandidateVerdict['is'] } | null;
  /** The latest new one that is a camp now. */
  listed: { candidate: SourceCandidate; campId: string } | null;
};

export type CandidateLine = StoreApi<LineState> & {
  load: () => Promise<void>;
  open: (id: number) => void;
  /** Opens the next one, or with -1 the one before. */
  step: (by: 1 | -1) => void;
  change: (id: number, part: Partial<CandidateDraft>) => void;
  /** The next one opens at once, and this one is back when the server does not take it. */
  decide: (candidate: SourceCandidate, verdict: CandidateVerdict) => void;
};

/** The server answers 100 at a time: with so few left, those behind them are asked for. */
const FEW_LEFT = 20;

type LineApi = Pick<
  ReviewApi,
  'candidateQueue' | 'takeCandidate' | 'dropCandidate' | 'confirmCandidates' | 'foundDrafts'
>;

/**
 * What waits of a kind, and the verdicts on it: a reviewer goes on while they are sent, one after another, in the order they were
 * given in. `onTaken` is called for each that changed a camp.
 */
export function createCandidateLine(
  api: LineApi,
  kind: CandidateKind,
  onTaken: () => void,
): CandidateLine {
  const line = createStore<LineState>(() => ({
    candidates: null,
    unread: 0,
    waiting: null,
    problem: null,
    openId: null,
    drafts: new Map(),
    failed: new Map(),
    sending: 0,
    last: null,
    listed: null,
  }));
  const { getState: now, setState: set } = line;
  /** A response that was under way may still name them. */
  const decided = new Set<number>();
  let tail = Promise.resolve();

  async function load() {
    try {
      const queue = await api.candidateQueue(kind);
      const candidates = queue.candidates.filter(({ id }) => !decided.has(id));
      const hidden = queue.candidates.length - candidates.length;
      set(({ drafts, candidates: before }) => ({
        ...queue,
        candidates,
        waiting: { ...queue.waiting, [kind]: queue.waiting[kind] - hidden },
        problem: null,
        drafts: withKept(draftsOfSame(drafts, before, candidates), candidates),
      }));
    } catch (error) {
      set({ problem: reviewProblem(error) });
    }
  }

  /** After a reload: what this tab has kept of them. */
  function withKept(drafts: LineState['drafts'], candidates: readonly SourceCandidate[]) {
    const kept = candidates.flatMap(({ id, version }) => {
      const draft = drafts.get(id) ?? api.foundDrafts.of(id, version);
      return draft === null ? [] : [[id, draft] as const];
    });
    return new Map([...drafts, ...kept]);
  }

  async function send(candidate: SourceCandidate, verdict: CandidateVerdict) {
    const { id, version } = candidate;
    if (verdict.is === 'taken') {
      const campId = await api.takeCandidate({ id, version }, verdict.choice);
      if (kind === 'new') set({ listed: { candidate, campId } });
    } else if (verdict.is === 'dropped') await api.dropCandidate({ id, version });
    else await api.confirmCandidates([{ id, version }]);
  }

  function comeBack(candidate: SourceCandidate, error: unknown) {
    decided.delete(candidate.id);
    const problem = reviewProblem(error);
    const reason = error instanceof ReviewError ? error.serverMessage : null;
    set(({ candidates, failed, waiting }) => ({
      candidates: [...(candidates ?? []), candidate].toSorted(oldestFirst),
      failed: new Map(failed).set(candidate.id, { problem, reason }),
      waiting: waiting && { ...waiting, [kind]: waiting[kind] + 1 },
    }));
    if (problem === 'changed') return load();
    return undefined;
  }

  return {
    ...line,
    load,
    open: (id) => set({ openId: id }),
    step(by) {
      const { candidates, openId } = now();
      const at = candidates?.findIndex(({ id }) => id === openId) ?? -1;
      const next = candidates?.[Math.max(0, at + by)];
      if (next) set({ openId: next.id });
    },
    change(id, part) {
      const { drafts, candidates } = now();
      const draft = { ...(drafts.get(id) ?? newCandidateDraft), ...part };
      set({ drafts: new Map(drafts).set(id, draft) });
      const version = candidates?.find((each) => each.id === id)?.version;
      if (version !== undefined) api.foundDrafts.keep(id, version, draft);
    },
    decide(candidate, verdict) {
      const { candidates, waiting, failed, sending } = now();
      const at = candidates?.findIndex(({ id }) => id === candidate.id) ?? -1;
      // A second press of the same moment.
      if (candidates === null || at === -1) return;
      const rest = candidates.filter(({ id }) => id !== candidate.id);
      decided.add(candidate.id);
      set({
        candidates: rest,
        openId: (rest[at] ?? rest.at(-1))?.id ?? null,
        waiting: waiting && { ...waiting, [kind]: Math.max(0, waiting[kind] - 1) },
        failed: new Map([...failed].filter(([id]) => id !== candidate.id)),
        sending: sending + 1,
        last: { candidate, is: verdict.is },
      });
      const work = async () => {
        try {
          await send(candidate, verdict);
          api.foundDrafts.forget(candidate.id);
          if (verdict.is !== 'dropped') onTaken();
          if (isShort(now(), kind)) await load();
        } catch (error) {
          await comeBack(candidate, error);
        } finally {
          set((last) => ({ sending: last.sending - 1 }));
        }
      };
      tail = tail.then(work);
    },
  };
}

/** How many wait at the server behind those that are here. */
export const behind = (
  { candidates, unread, waiting }: Pick<LineState, 'candidates' | 'unread' | 'waiting'>,
  kind: CandidateKind,
): number => (waiting?.[kind] ?? 0) - (candidates?.length ?? 0) - unread;

const isShort = (line: LineState, kind: CandidateKind) =>
  (line.candidates?.length ?? 0) <= FEW_LEFT && behind(line, kind) > 0;

const oldestFirst = (a: SourceCandidate, b: SourceCandidate) =>
  a.createdAt === b.createdAt ? a.id - b.id : a.createdAt < b.createdAt ? -1 : 1;

/** What was set for another version was about other words. */
function draftsOfSame(
  drafts: LineState['drafts'],
  before: readonly SourceCandidate[] | null,
  candidates: readonly SourceCandidate[],
): LineState['drafts'] {
  const versions = new Map(before?.map(({ id, version }) => [id, version]));
  const changed = candidates.filter(
    ({ id, version }) => versions.has(id) && versions.get(id) !== version,
  );
  return new Map([...drafts].filter(([id]) => !changed.some((each) => each.id === id)));
}
