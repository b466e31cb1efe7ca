/**
 * The day every journey takes place on, in the build, the backend and the browser: summer 2025 runs, fall and winter are
 * open, spring is announced, as the fixed texts say. It is a Tuesday.
 */
export const TODAY = '2025-07-01';
export const NOON = '2025-07-01T12:00:00-04:00';

/** For an init script: the browser's clock runs on from this moment. Of several the last one counts. */
export function startClock(moment: string): void {
  const ahead = Date.parse(moment) - Date.now();
  const RealDate = Date;
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, args, proxy) =>
      Reflect.construct(target, args.length === 0 ? [target.now() + ahead] : args, proxy),
    get: (target, name) =>
      name === 'now' ? () => target.now() + ahead : Reflect.get(target, name),
  });
}
