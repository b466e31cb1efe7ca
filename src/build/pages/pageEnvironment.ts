import { loadEnv } from 'vite';
import { readSite, readTurnstileKey } from '../../base/site.ts';

const defaults = {
  // Empty means "the origin this page came from", which is where the embedded backend serves.
  VITE_SUPABASE_URL: '',
  // The embedded backend's public key. It opens nothing that row-level security does not allow.
  VITE_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_camply_local',
};

/** The variables a page may read: .env files and the environment, over safe defaults. */
export function pageVariables(mode: string): Record<string, string> {
  return { ...defaults, ...loadEnv(mode, process.cwd(), 'VITE_') };
}

/** The same as Vite `define` entries, with the site's settings read from them. */
export function pageEnvironment(mode: string): Record<string, string> {
  const variables = pageVariables(mode);
  // Vitest would make text of the settings; its tests read them as Node does.
  const settings =
    process.env.VITEST === undefined
      ? { CAMPLY_SITE: readSite(variables), CAMPLY_TURNSTILE_KEY: readTurnstileKey(variables) }
      : {};
  return Object.fromEntries(
    Object.entries({ ...variables, ...settings }).map(([name, value]) => [
      `import.meta.env.${name}`,
      JSON.stringify(value),
    ]),
  );
}

/** The origin of the hosted Supabase project, or null when the page's own origin serves it. */
export function supabaseOrigin(mode: string): string | null {
  const url = pageVariables(mode).VITE_SUPABASE_URL ?? '';
  return url === '' ? null : new URL(url).origin;
}
