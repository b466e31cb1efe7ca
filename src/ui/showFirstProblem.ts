/** Moves the focus to the first invalid field or alert within an element, once they are rendered. */
export function showFirstProblem(within: Element) {
  const problem = within.querySelector<HTMLElement>('[aria-invalid="true"], [role="alert"]');
  // Opens it directly: React's state learns late that the user has just closed it.
  const details = problem?.closest('details');
  if (details) details.open = true;
  problem?.focus();
}
