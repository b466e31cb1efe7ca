import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Database } from '../database/Database.ts';
import { seedLogoFolder } from '../database/sourceFiles.ts';
import type { FsStorage } from './FsStorage.ts';
import { imageKind } from './imageKind.ts';

const BUCKET = 'camp-logos';

/** Uploads supabase/seed/logos to the bucket, once per data folder (on a hosted project `db push` does it). */
export async function seedLogos(database: Database, storage: FsStorage): Promise<void> {
  if (!existsSync(seedLogoFolder)) return;
  for (const name of (await readdir(seedLogoFolder)).toSorted()) {
    const bytes = await readFile(path.join(seedLogoFolder, name));
    const kind = imageKind(bytes);
    if (!kind) continue;
    const object = await storage.uploadObject(BUCKET, name, undefined, bytes, kind, 'max-age=3600');
    const { size, mimetype, cacheControl, eTag, contentLength, httpStatusCode } = object;
    await database.query(
      `insert into storage.objects (bucket_id, name, metadata) values ($1, $2, $3::text::jsonb)
        on conflict (bucket_id, name) do update set metadata = excluded.metadata, updated_at = now()`,
      [
        BUCKET,
        name,
        JSON.stringify({ size, mimetype, cacheControl, eTag, contentLength, httpStatusCode }),
      ],
    );
  }
}
