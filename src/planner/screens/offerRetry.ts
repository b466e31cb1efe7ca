import { toast, type ToastOptions, useToasts } from '#ui/layers/toasts.ts';

const waiting = new Map<string, Promise<boolean>>();

/**
 * Shows an error. Resolves to true when the action with this label is pressed, and to false when the toast goes without it.
 * One press answers all that wait with the same words, which share a toast.
 */
export function offerRetry(
  label: string,
  options: Pick<ToastOptions, 'title' | 'description'>,
): Promise<boolean> {
  const words = [label, options.title, options.description].join('\n');
  const answer = waiting.get(words) ?? ask(label, options).finally(() => waiting.delete(words));
  waiting.set(words, answer);
  return answer;
}

const ask = (label: string, options: Pick<ToastOptions, 'title' | 'description'>) =>
  new Promise<boolean>((resolve) => {
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
