import { type PackedRequest, unpackRequest } from './packedRequest.ts';
import type { PlanBRequestMessage, PlanBReply } from './planBMessages.ts';
import { runPlanB } from './runPlanB.ts';

/** Answers the page's requests; returns the message handler. Several requests may run side by side. */
export function servePlanB(
  say: (word: PlanBReply) => void,
): (question: PlanBRequestMessage) => void {
  const cancelled = new Set<number>();

  async function run(id: number, request: PackedRequest) {
    try {
      const answer = await runPlanB(
        unpackRequest(request),
        (progress) => say({ id, progress }),
        () => cancelled.has(id),
      );
      say({ id, answer });
    } catch (error) {
      say({ id, failure: String(error) });
    }
  }

  return ({ id, request }) => {
    if (request) void run(id, request);
    else cancelled.add(id);
  };
}
