import { unpackRequest } from './packedRequest.ts';
import type { PlanBQuestion, PlanBWord } from './planBMessages.ts';
import { runPlanB } from './runPlanB.ts';

/** Answers the page's questions; gives back who hears them. Several requests may run side by side. */
export function servePlanB(say: (word: PlanBWord) => void): (question: PlanBQuestion) => void {
  const running = new Set<number>();

  async function answer({ id, request }: Extract<PlanBQuestion, { kind: 'ask' }>) {
    running.add(id);
    try {
      const found = await runPlanB(unpackRequest(request), {
        onProgress: (progress) => say({ kind: 'progress', id, progress }),
        isCancelled: () => !running.has(id),
      });
      say(found === null ? { kind: 'cancelled', id } : { kind: 'answer', id, answer: found });
    } catch (error) {
      say({ kind: 'failed', id, message: String(error) });
    } finally {
      running.delete(id);
    }
  }

  return (question) => {
    if (question.kind === 'cancel') running.delete(question.id);
    else void answer(question);
  };
}
