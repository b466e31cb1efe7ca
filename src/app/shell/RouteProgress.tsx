import { useRouterState } from '@tanstack/react-router';
import styles from './RouteProgress.module.css';

/** A line along the top while another page is being fetched; quick ones never show it (CSS waits). */
export function RouteProgress() {
  const isLeaving = useRouterState({
    select: ({ status, location, resolvedLocation }) =>
      status === 'pending' && location.pathname !== resolvedLocation?.pathname,
  });
  if (!isLeaving) return null;
  return <progress className={styles.line} aria-label="Loading the page" />;
}
