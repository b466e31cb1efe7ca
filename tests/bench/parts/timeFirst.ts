declare global {
  interface Window {
    firstMs: Promise<number>;
  }
}

/** For an init script: notes when the first element of a selector has been painted, in ms from the navigation. */
export function timeFirst(selector: string): void {
  window.firstMs = new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector(selector)) return;
      observer.disconnect();
      // The frame with it is painted after its callbacks; a task posted there runs behind it.
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => resolve(performance.now()));
        port1.start();
        port2.postMessage(null);
      });
    });
    observer.observe(document, { childList: true, subtree: true });
  });
}
