import { toast } from '#ui/layers/toasts.ts';

/**
 * The last resort for a press whose promise rejects without a handler: shows one toast. The browser logs the error
 * itself. Aborted requests are no failures.
 */
export function showUnhandledFailures(page: Pick<Window, 'addEventListener'>): void {
  page.addEventListener('unhandledrejection', ({ reason }: PromiseRejectionEvent) => {
    if (reason instanceof Error && reason.name === 'AbortError') return;
    toast({
      title: 'That didn’t work',
      description: 'Check your connection and try again. If that doesn’t help, it’s on us.',
      tone: 'danger',
    });
  });
}
