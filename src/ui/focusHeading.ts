/**
 * Focuses the heading of the page, which is then read out. Where the page draws another one in its place, as a plan does
 * for its skeleton, that one gets the focus.
 */
export function focusHeading(): void {
  const main = document.querySelector('main');
  const heading = main?.querySelector('h1');
  if (!main || !heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  const observer = new MutationObserver(() => {
    const { activeElement } = document;
    if (activeElement !== heading && activeElement !== document.body) return observer.disconnect();
    // Until there is another one.
    if (heading.isConnected || main.querySelector('h1') === null) return;
    observer.disconnect();
    focusHeading();
  });
  observer.observe(main, { childList: true, subtree: true });
}
