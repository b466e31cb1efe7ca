/** Knows whether somebody has typed something that a reload would throw away. */
const typedIn = new Set<Element>();
const checks = new Set<() => boolean>();

/** Starts to watch the page; anything typed or chosen from now on counts until its field is gone. */
export function watchTyping(page: Document): void {
  page.addEventListener(
    'input',
    (event) => {
      if (event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement) {
        typedIn.add(event.target);
      }
    },
    { capture: true, passive: true },
  );
}

/** For what is no plain field, such as a chosen file. Returns how to take the check back. */
export function registerDirty(isDirty: () => boolean): () => void {
  checks.add(isDirty);
  return () => checks.delete(isDirty);
}

export function hasUnsavedWords(): boolean {
  for (const field of typedIn) {
    if (!field.isConnected) typedIn.delete(field);
  }
  return [...typedIn].some(hasWords) || [...checks].some((isDirty) => isDirty());
}

function hasWords(field: Element): boolean {
  if (field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')) {
    return field.checked !== field.defaultChecked;
  }
  return 'value' in field && field.value !== '';
}
