import { loadEnv } from 'vite';

// The embedded backend's public key. It opens nothing that row-level security does not allow.
const localPublishableKey = 'sb_publishable_camply_local';

/**
 * Defaults for the variables the page reads, as Vite `define` entries. An empty VITE_SUPABASE_URL
 * means "the origin this page came from", which is where the embedded backend serves.
 */
export function pageEnvironment(mode: string): Record<string, string> {
  const given = { ...loadEnv(mode, process.cwd(), 'VITE_'), ...pickVite(process.env) };
  const values = {
    VITE_SUPABASE_URL: '',
    VITE_SUPABASE_PUBLISHABLE_KEY: localPublishableKey,
    ...given,
  };
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      `import.meta.env.${name}`,
      JSON.stringify(value),
    ]),
  );
}

/** The origin of the hosted Supabase project, or null when the page's own origin serves it. */
export function supabaseOrigin(): string | null {
  const url = process.env.VITE_SUPABASE_URL ?? '';
  return url === '' ? null : new URL(url).origin;
}

function pickVite(environment: NodeJS.ProcessEnv): Record<string, string> {
  const picked: Record<string, string> = {};
  for (const [name, value] of Object.entries(environment)) {
    if (name.startsWith('VITE_') && value !== undefined) picked[name] = value;
  }
  return picked;
}
