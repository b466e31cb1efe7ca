/**
 * Marks a page whose address has a query: the first cards of its prerendered HTML are of the whole list. Runs in
 * <head> as text, before the first paint.
 */
export const queryScript = `if(location.search!=='')document.documentElement.dataset.query=''`;
