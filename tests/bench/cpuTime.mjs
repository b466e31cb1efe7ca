/**
 * The same events, with tasks as long as their thread was running: a task that had to wait for a core, because the
 * browser, the server or Lighthouse had it, is as short as on a machine with a core to spare. Tasks begin when they began.
 */
export function inCpuTime(events) {
  const tasks = new Map();
  for (const task of events.filter(isTask).toSorted((a, b) => a.ts - b.ts)) {
    const same = tasks.get(threadOf(task));
    if (same) same.push(task);
    else tasks.set(threadOf(task), [task]);
  }
  return events.map((event) => {
    const task = tasks.get(threadOf(event))?.findLast(({ ts }) => ts <= event.ts);
    if (!task || event.ts > task.ts + task.dur || event.tts === undefined) return event;
    const ts = task.ts + Math.min(Math.max(0, event.tts - task.tts), task.tdur);
    if (event.tdur === undefined) return { ...event, ts };
    return { ...event, ts, dur: Math.min(event.dur, event.tdur) };
  });
}

const threadOf = ({ pid, tid }) => `${pid}:${tid}`;
const isTask = ({ name, ph, tdur }) => name === 'RunTask' && ph === 'X' && tdur !== undefined;
