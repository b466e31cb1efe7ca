import { type PackedRequest, unpackRequest } from './packedRequest.ts';
import type { PlanBRequestMessage, PlanBReply } from './planBMessages.ts';
import { runPlanB } from './runPlanB.ts';

/** Answers the page's requests; returns the message handler. Several requests may run side by side. */
export function servePlanB(
  post: (reply: PlanBReply) => void,
): (request: PlanBRequestMessage) => void {
  const cancelled = new Set<number>();

  async function run(id: number, request: PackedRequest) {
    try {
      const answer = await runPlanB(
        unpackRequest(request),
        (progress) => post({ id, progress }),
        () => cancelled.has(id),
      );
      post({ id, answer });
    } catch (error) {
      post({ id, failure: String(error) });
    }
  }

  return ({ id, request }) => {
    if (request) void run(id, request);
    else cancelled.add(id);
  };
}
