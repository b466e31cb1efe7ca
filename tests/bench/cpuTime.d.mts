/** An event of Chromium's trace; times in microseconds. `tts` and `tdur` count only while its thread runs. */
export type TraceEvent = {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tts?: number;
  tdur?: number;
};
export function inCpuTime(events: readonly TraceEvent[]): TraceEvent[];
