import { flushSync } from 'react-dom';

/**
 * Renders what is wrong, and moves the focus to the first invalid field or alert within an element. Within a press, so
 * that a phone shows its keyboard.
 */
export function showFirstProblem(within: Element, render: () => void): void {
  flushSync(render);
  const problem = within.querySelector<HTMLElement>('[aria-invalid="true"], [role="alert"]');
  // Opens it directly: React's state learns late that the user has just closed it.
  const details = problem?.closest('details');
  if (details) details.open = true;
  problem?.focus();
}
