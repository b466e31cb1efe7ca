/** Tracks whether the user has typed text that a reload would lose. */
const typedIn = new Set<Element>();

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

export const hasUnsavedInput = (): boolean => unsavedFields().length > 0;

export function unsavedFields(): Element[] {
  for (const field of typedIn) {
    if (!field.isConnected) typedIn.delete(field);
  }
  return [...typedIn].filter(hasWords);
}

function hasWords(field: Element): boolean {
  if (field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')) {
    return field.checked !== field.defaultChecked;
  }
  return 'value' in field && field.value !== '';
}
