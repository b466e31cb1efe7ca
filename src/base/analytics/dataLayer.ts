import * as v from 'valibot';

declare global {
  // The list an analytics script reads; without one nothing leaves the device.
  var dataLayer: unknown[] | undefined;
}

/**
 * All that may ever be counted. Closed: a field that is not named here stops the event. Nothing about
 * the family, its filters or its phone has a place in it.
 */
const EventSchema = v.variant('event', [
  v.strictObject({
    event: v.literal('camp_click'),
    camp_name: v.string(),
    provider: v.string(),
    website: v.string(),
    price: v.string(),
    location: v.string(),
    theme: v.string(),
  }),
  v.strictObject({
    event: v.literal('page_view'),
    // A path only: what follows `?` or `#` was typed by the family.
    page_path: v.pipe(v.string(), v.regex(/^\/[\w/-]*$/)),
  }),
]);

// Where an id is configured nothing is recorded before a yes (analytics.ts).
let isOpen = true;

/** Closing also clears: what was recorded before a no is never sent after a yes. */
export function openDataLayer(open: boolean): void {
  isOpen = open;
  if (!open) globalThis.dataLayer = undefined;
}

/** Records an event for the analytics script; one with an unknown field is dropped, not repaired. */
export function pushEvent(event: unknown): void {
  const read = v.safeParse(EventSchema, event);
  if (!isOpen || !read.success) return;
  globalThis.dataLayer ??= [];
  globalThis.dataLayer.push(read.output);
}

export function pushPageView(path: string): void {
  pushEvent({ event: 'page_view', page_path: path });
}
