import type { PlanBRequestMessage } from './planBMessages.ts';
import { servePlanB } from './servePlanB.ts';

const hear = servePlanB((word) => postMessage(word));

/** A week of camps in, up to three plans out. It hears while it works: a cancel is no longer than a slice away. */
addEventListener('message', ({ data }: MessageEvent<PlanBRequestMessage>) => hear(data));
