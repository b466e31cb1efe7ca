import { create } from 'zustand';

export type ToastTone = 'good' | 'danger' | 'info';

export type Toast = {
  id: number;
  title: string;
  description?: string | undefined;
  tone: ToastTone;
  action?: ToastAction | undefined;
  open: boolean;
};

/** What can be done about it, such as undo; the toast closes then. */
export type ToastAction = { label: string; onPress: () => void };

type ToastStore = { toasts: readonly Toast[] };

export const useToasts = create<ToastStore>(() => ({ toasts: [] }));

/** More at once would cover the list. */
const most = 3;
let lastId = 0;

export type ToastOptions = {
  title: string;
  description?: string | undefined;
  tone?: ToastTone | undefined;
  action?: ToastAction | undefined;
};

/** Shows a brief message: one piece of news at a time, for it lies over the page, and no error twice. */
export function toast(options: ToastOptions): number {
  lastId += 1;
  const next: Toast = { ...options, tone: options.tone ?? 'good', id: lastId, open: true };
  useToasts.setState(({ toasts }) => {
    const others = toasts.filter((earlier) => !isReplaced(earlier, next));
    return { toasts: [...(others.length < most ? others : withoutFirst(others)), next] };
  });
  return lastId;
}

const isReplaced = (earlier: Toast, next: Toast): boolean =>
  earlier.tone === 'danger'
    ? earlier.title === next.title && earlier.description === next.description
    : next.tone !== 'danger';

/** News goes; an error stays until it was read, or there is no news left. */
function withoutFirst(toasts: readonly Toast[]): readonly Toast[] {
  const first = toasts.find(({ tone }) => tone !== 'danger') ?? toasts[0];
  return toasts.filter((each) => each !== first);
}

/** Starts its way out; `forgetToast` removes it when the animation has ended. */
export function closeToast(id: number): void {
  useToasts.setState(({ toasts }) => ({
    toasts: toasts.map((each) => (each.id === id ? { ...each, open: false } : each)),
  }));
}

export function forgetToast(id: number): void {
  useToasts.setState(({ toasts }) => ({ toasts: toasts.filter((each) => each.id !== id) }));
}
