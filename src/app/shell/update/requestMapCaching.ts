import { asPreload } from './asPreload.ts';

/** Its code comes later than the list. When it does not, the map is cached at another visit. */
export function requestMapCaching(): void {
  asPreload(() => import('./sendMapRequest.ts')).then(
    ({ sendMapRequest }) => sendMapRequest(),
    () => undefined,
  );
}
