import type { PlanBRequestMessage } from './planBMessages.ts';
import { servePlanB } from './servePlanB.ts';

const onRequest = servePlanB((reply) => postMessage(reply));

/** Turns a week of camps into up to three plans. It reads messages between slices, so a cancel takes effect soon. */
addEventListener('message', ({ data }: MessageEvent<PlanBRequestMessage>) => onRequest(data));
