/** Knows whether somebody has typed something that a reload would throw away. */
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

export const hasUnsavedInput = (): boolean => typedFields().some(hasWords);

/** As above, in a form that is to be sent. A search is none: the address bar has its words. */
export const hasUnsentForm = (): boolean =>
  typedFields().some(
    (field) =>
      field.closest('form') !== null && field.closest('search') === null && hasWords(field),
  );

function typedFields(): Element[] {
  for (const field of typedIn) {
    if (!field.isConnected) typedIn.delete(field);
  }
  return [...typedIn];
}

function hasWords(field: Element): boolean {
  if (field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')) {
    return field.checked !== field.defaultChecked;
  }
  return 'value' in field && field.value !== '';
}
