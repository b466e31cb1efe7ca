import { App, setExperimental } from '@supabase/lite';
import type { Database } from '../database/Database.ts';
import { PUBLISHABLE_KEY, type Keys } from '../start/keys.ts';
import type { LocalMail } from '../mail/LocalMail.ts';
import type { FsStorage } from '../storage/FsStorage.ts';

process.env.LITE_TELEMETRY = '0';
setExperimental('storage', true);

/** lite with the settings that supabase/config.toml gives a hosted project. */
export async function makeLite(
  database: Database,
  keys: Keys,
  storage: FsStorage,
  mail: LocalMail,
  siteUrl: string,
): Promise<App> {
  const app = new App({
    connection: database.connection,
    api: { schemas: ['public'], max_rows: 1000 },
    auth: {
      enabled: true,
      jwt_secret: keys.innerSecret,
      site_url: siteUrl,
      additional_redirect_urls: [`${siteUrl}/login`, `${siteUrl}/reset-password`],
      publishable_key: PUBLISHABLE_KEY,
      secret_key: keys.secretKey,
      enable_refresh_token_rotation: true,
      // The form's rule (src/account/rules/password.ts): length, not kinds of letters.
      minimum_password_length: 12,
      email: { enable_signup: true, enable_confirmations: false },
    },
    storage: { enabled: true, file_size_limit: '5MiB' },
    options: { server: { disableStudio: true, disableFallback: true }, drivers: { email: mail } },
  });
  // Gap in lite: no setting for where objects are stored.
  Reflect.set(app, '_storageAdapter', storage);
  await app.init();
  return app;
}
