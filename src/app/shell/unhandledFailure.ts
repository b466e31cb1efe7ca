import { toast } from '#ui/layers/toasts.ts';

/**
 * The last resort for a press whose promise rejects and that nobody has prepared for: it is said, once, and never drawn as
 * nothing. The browser logs the error itself. What was aborted on purpose is no failure.
 */
export function showUnhandledFailures(page: Pick<Window, 'addEventListener'>): void {
  page.addEventListener('unhandledrejection', ({ reason }: PromiseRejectionEvent) => {
    if (reason instanceof Error && reason.name === 'AbortError') return;
    toast({
      title: 'That didn’t work',
      description: 'Check your signal and try again. If that doesn’t help, it’s on us.',
      tone: 'danger',
    });
  });
}
