import { toast, type ToastOptions, useToasts } from '#ui/layers/toasts.ts';

/** Shows an error. Resolves to true when the action with this label is pressed, and to false when the toast goes without it. */
export function offerRetry(label: string, options: Pick<ToastOptions, 'title' | 'description'>) {
  return new Promise<boolean>((resolve) => {
    const id = toast({
      ...options,
      tone: 'danger',
      action: { label, onPress: () => resolve(true) },
    });
    const stop = useToasts.subscribe(({ toasts }) => {
      if (toasts.some((each) => each.id === id && each.open)) return;
      stop();
      resolve(false);
    });
  });
}
