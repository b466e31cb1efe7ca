import type { Page } from '@playwright/test';
import * as v from 'valibot';

const number = v.optional(v.number(), 0);
const EventsSchema = v.array(
  v.object({ name: v.optional(v.string(), ''), pid: number, tid: number, dur: number }),
);

const thread = ({ pid, tid }: { pid: number; tid: number }) => `${pid} ${tid}`;

/** The longest task of the page's own thread during the work, in ms: what holds the next frame up. */
export async function longestTask(page: Page, work: () => Promise<void>): Promise<number> {
  const devTools = await page.context().newCDPSession(page);
  const events: v.InferOutput<typeof EventsSchema> = [];
  devTools.on('Tracing.dataCollected', ({ value }) => {
    events.push(...v.parse(EventsSchema, value));
  });
  await devTools.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', 'devtools.timeline', '__metadata'] },
  });
  await work();
  const complete = new Promise((resolve) => devTools.once('Tracing.tracingComplete', resolve));
  await devTools.send('Tracing.end');
  await complete;
  await devTools.detach();
  // The thread that runs the page's scripts.
  const own = new Set(events.filter(({ name }) => name === 'FunctionCall').map(thread));
  const tasks = events.filter((event) => event.name.endsWith('RunTask') && own.has(thread(event)));
  if (tasks.length === 0) throw new Error('No task was recorded.');
  return Math.max(...tasks.map(({ dur }) => dur)) / 1000;
}
