export const HYDRATED = 'hydrated';

/** Tells earlyPressScript.ts that controls work now, and repeats the last press before hydration. */
export function replayEarlyPress(): void {
  dispatchEvent(new Event(HYDRATED));
}
