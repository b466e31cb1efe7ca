import type { Page } from '@playwright/test';
import * as v from 'valibot';

const EventSchema = v.object({
  name: v.string(),
  ph: v.string(),
  pid: v.number(),
  tid: v.number(),
  dur: v.optional(v.number(), 0),
  args: v.optional(v.record(v.string(), v.unknown()), {}),
});
type TraceEvent = v.InferOutput<typeof EventSchema>;

/** The longest task of the page's own thread during the work, in ms: what holds the next frame up. */
export async function longestTask(page: Page, work: () => Promise<void>): Promise<number> {
  const devTools = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  devTools.on('Tracing.dataCollected', ({ value }) => {
    events.push(
      ...value.flatMap((event) => (v.is(EventSchema, event) ? [v.parse(EventSchema, event)] : [])),
    );
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
  const own = new Set(
    events.filter(({ name }) => name === 'FunctionCall').map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const tasks = events.filter(
    ({ name, pid, tid }) => name.endsWith('RunTask') && own.has(`${pid} ${tid}`),
  );
  if (tasks.length === 0) throw new Error('No task was recorded.');
  return Math.max(...tasks.map(({ dur }) => dur)) / 1000;
}
