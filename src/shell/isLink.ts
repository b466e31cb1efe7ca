/** Whether a click was on a link, also on a picture inside one. */
export function isLink(target: EventTarget): boolean {
  return target instanceof Element && target.closest('a') !== null;
}
