export const HYDRATED = 'hydrated';

/** Tells earlyPressScript.ts that controls work from now on: what was pressed just before is pressed again. */
export function replayEarlyPress(): void {
  dispatchEvent(new Event(HYDRATED));
}
