import { lazy } from 'react';
import { LazyBoundary } from '../LazyBoundary.tsx';
import { closeToast, useToasts } from './toasts.ts';

const ToastList = lazy(async () => {
  const module = await import('./ToastList.tsx');
  return { default: module.ToastList };
});

/** Where toasts appear. Its code is fetched for the first one. */
export function Toaster() {
  const toasts = useToasts((store) => store.toasts);
  if (toasts.length === 0) return null;
  return (
    <LazyBoundary onFail={() => toasts.forEach(({ id }) => closeToast(id))}>
      <ToastList toasts={toasts} />
    </LazyBoundary>
  );
}
