import { Fragment } from 'react';
import { lazyPart } from '../lazyPart.tsx';
import styles from './Toaster.module.css';
import { forgetToast, type Toast, useToasts } from './toasts.ts';

const ToastList = lazyPart(async () => (await import('./ToastList.tsx')).ToastList);

/** Shows toasts. Its code loads for the first one. */
export function Toaster() {
  const toasts = useToasts((store) => store.toasts);
  if (toasts.length === 0) return null;
  return (
    <ToastList boundary={{ errorFallback: <PlainToasts toasts={toasts} /> }} toasts={toasts} />
  );
}

/** Shows toasts without that code, since they matter most when nothing can be fetched. A tap closes them. */
function PlainToasts({ toasts }: { toasts: readonly Toast[] }) {
  const isUrgent = toasts.some(({ tone }) => tone === 'danger');
  return (
    <div aria-live={isUrgent ? 'assertive' : 'polite'} className={styles.plain}>
      {toasts.map(({ id, title, description = '', action }) => (
        <Fragment key={id}>
          <button type="button" onClick={() => forgetToast(id)}>
            {`${title}. ${description}`}
          </button>
          {action && (
            <button type="button" onClick={() => (action.onPress(), forgetToast(id))}>
              {action.label}
            </button>
          )}
        </Fragment>
      ))}
    </div>
  );
}
