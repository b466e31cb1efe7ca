import type { PlanBRequestMessage } from './planBMessages.ts';
import { servePlanB } from './servePlanB.ts';

const hear = servePlanB((word) => postMessage(word));

/** Turns a week of camps into up to three plans. It reads messages between slices, so a cancel takes effect soon. */
addEventListener('message', ({ data }: MessageEvent<PlanBRequestMessage>) => hear(data));
