import type { Backend } from './post.ts';

/** The hosted project, or the embedded backend that speaks like one (same origin by default). */
export const backendConfig = () => ({
  url: import.meta.env.VITE_SUPABASE_URL || window.location.origin,
  /** Public: what it may do is decided in SQL. */
  key: import.meta.env.VITE_SUPABASE_PUBLISHABLE_KEY || 'sb_publishable_camply_local',
});

export type { Backend };

export const pageBackend = (): Backend => ({
  ...backendConfig(),
  fetch: (input, init) => fetch(input, init),
});
