import { beforeAll, describe, expect, it, vi } from 'vitest';
import { MAX_NOTE_LENGTH } from '#camps/rules/saved/note.ts';
import { backupText, MAX_BACKUP_BYTES } from '#family/rules/backup/backupFile.ts';
import { aFamilyPhone } from '#tests/fakes/aFamilyPhone.ts';
import { fromBase64url } from '#base/crypto/base64url.ts';
import { decrypt, encrypt, encryptionKey } from '#base/crypto/encrypt.ts';
import { createHandOver } from './createHandOver.ts';
import { gunzip, gzip } from '#base/crypto/gzip.ts';
import { deriveIdAndKey, readHandOverCode } from './handOverCode.ts';
import { quickStretch } from '#tests/fakes/quickStretch.ts';

beforeAll(quickStretch);

const CODE = 'HEB9A6VJM9';
const bytes = (text: string) => new TextEncoder().encode(text);
const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });

/** A phone whose server answers this. */
function aPhone(answer: () => Response | Promise<Response>) {
  const phone = aFamilyPhone();
  const asked: string[] = [];
  const handOver = createHandOver({
    store: phone.store,
    profile: () => Promise.resolve(phone.profile),
    clock: phone.clock,
    origin: () => 'https://camply.example',
    backend: () => ({
      url: 'https://server.example',
      key: 'key',
      fetch: async (input, init) => {
        asked.push(new Request(input, init).url);
        return answer();
      },
    }),
  });
  return { ...phone, handOver, asked };
}
/** A phone that finds this in the place of CODE. */
async function findingPhone(plain: Uint8Array<ArrayBuffer>) {
  const { place, key } = await deriveIdAndKey(CODE);
  const sealed = await encrypt(key, plain, `camply hand-over ${place}`);
  return aPhone(() => json({ outcome: 'here', sealed }));
}

// Computed with node:crypto's pbkdf2Sync(CODE, 'camply hand-over 1', 600000, 48, 'sha256'): 16 bytes, then 32 others.
it('sends the first 16 derived bytes of a code to the server and encrypts with the next 32', async () => {
  // With all the work, once.
  vi.restoreAllMocks();
  const { place, key } = await deriveIdAndKey(CODE);
  quickStretch();
  expect(place).toBe('RReohJHTpumYET46Wu6uAA');
  const other = fromBase64url('vmPt5AmHBJPx5FS8TtBvd7EMUSp8vTQlrny8FqNiiUk');
  if (other === null) throw new Error('no key');
  expect(
    await decrypt(await encryptionKey(other), await encrypt(key, bytes('a plan'), 'x'), 'x'),
  ).toEqual(bytes('a plan'));
});

describe('a typed code', () => {
  it.each([
    ['HEB9-A6VJ-M9', CODE],
    ['heb9 a6vj m9', CODE],
    ['\tHEB9—A6VJ—M9\n', CODE],
    ['https://camply.example/bring#AbCdEfGhIjKlMnOpQrSt-_', 'AbCdEfGhIjKlMnOpQrSt-_'],
    ['AbCdEfGhIjKlMnOpQrSt-_', 'AbCdEfGhIjKlMnOpQrSt-_'],
    ['https://camply.example/bring#HEB9-A6VJ-M9', CODE],
    ['HEB9-A6VJ', null],
    ['HEB9-A6VJ-M9X', null],
    ['', null],
    ['pine 482 lake', null],
    ['https://camply.example/bring', null],
    ['https://camply.example/bring#', null],
    ['<script>alert(1)</script>', null],
  ])('%j', (typed, code) => {
    expect(readHandOverCode(typed)).toBe(code);
  });

  it('is not sent when malformed', async () => {
    const { handOver, asked } = aPhone(() => json({ outcome: 'unknown' }));
    expect(await handOver.take('HEB9')).toEqual({ kind: 'mistyped' });
    expect(asked).toEqual([]);
  });

  it('is told from a recovery code of 26 letters, which is not sent either', async () => {
    const { handOver, asked } = aPhone(() => json({ outcome: 'unknown' }));
    const code = 'heb9-a6vj-m9he-b9a6-vjm9-heb9-a6';
    expect(await handOver.take(code)).toEqual({ kind: 'recovery', code });
    expect(await handOver.take(`${code}a`)).toEqual({ kind: 'mistyped' });
    expect(asked).toEqual([]);
  });
});

describe('server responses', () => {
  const limit = { code: 'PT429', message: 'Too many', details: null, hint: '90' };
  it.each<[what: string, answer: () => Response, kind: object]>([
    ['nobody knows it', () => json({ outcome: 'unknown' }), { kind: 'unknown' }],
    ['15 minutes are over', () => json({ outcome: 'expired' }), { kind: 'expired' }],
    ['it was read three times', () => json({ outcome: 'used' }), { kind: 'used' }],
    ['too many tries', () => json(limit, 429), { kind: 'limited', waitMs: 90_000 }],
    ['a gateway is busy', () => new Response('busy', { status: 429 }), { kind: 'unreachable' }],
    ['a portal of a hotel', () => new Response('<h1>Welcome</h1>'), { kind: 'unreachable' }],
    ['words of somebody else', () => json({ ok: true }), { kind: 'unreachable' }],
    ['a server in trouble', () => json({ code: 'XX000' }, 500), { kind: 'unreachable' }],
    ['no connection', () => Response.error(), { kind: 'unreachable' }],
  ])('while taking: %s', async (_, answer, said) => {
    expect(await aPhone(answer).handOver.take(CODE)).toEqual(said);
  });

  it.each<[what: string, answer: () => Response | Promise<Response>, kind: object]>([
    ['too many codes', () => json(limit, 429), { kind: 'limited', waitMs: 90_000 }],
    ['a portal of a hotel', () => new Response('<h1>Welcome</h1>'), { kind: 'unreachable' }],
    ['no connection', () => Promise.reject(new TypeError('offline')), { kind: 'unreachable' }],
  ])('while making: %s', async (_, answer, said) => {
    const { handOver, asked } = aPhone(answer);
    expect(await handOver.make()).toEqual(said);
    expect(asked).toHaveLength(1);
  });
});

it('does not send a plan that is too large', async () => {
  const phone = aPhone(() => json({ expires_at: 'x' }));
  // Words that do not repeat cannot be packed.
  for (let n = 0; n < 90; n += 1) {
    const noise = crypto.getRandomValues(new Uint16Array(MAX_NOTE_LENGTH / 2));
    const words = Array.from(noise, (part) => part.toString(36)).join('');
    await phone.family.saveNote(`camp-${n}`, words.slice(0, MAX_NOTE_LENGTH));
  }
  expect(await phone.handOver.make()).toEqual({ kind: 'tooLarge' });
  expect(phone.asked).toEqual([]);
});

describe('hostile plans', () => {
  it.each<[what: string, plain: () => Promise<Uint8Array<ArrayBuffer>>, kind: string]>([
    ['not packed', async () => bytes('{"format":"camply-backup"}'), 'damaged'],
    ['another format', () => gzip(bytes('{"format":"other"}')), 'damaged'],
    ['no JSON', () => gzip(bytes('<script>alert(1)</script>')), 'damaged'],
    ['of a later version', () => gzip(bytes('{"format":"camply-backup","version":2}')), 'newer'],
    ['unpacks to 21 MB', () => gzip(new Uint8Array(21 * 1024 * 1024)), 'damaged'],
  ])('%s', async (_, plain, kind) => {
    const { handOver } = await findingPhone(await plain());
    expect(await handOver.take(CODE)).toEqual({ kind });
  });

  it('sealed with another code', async () => {
    const { place } = await deriveIdAndKey(CODE);
    const other = await deriveIdAndKey('AAAAAAAAAA');
    const sealed = await encrypt(other.key, bytes('x'), `camply hand-over ${place}`);
    const { handOver } = aPhone(() => json({ outcome: 'here', sealed }));
    expect(await handOver.take(CODE)).toEqual({ kind: 'damaged' });
  });

  it('sound content opens', async () => {
    const text = backupText('2025-10-01T00:00:00Z', { data: { things: [] } });
    const { handOver } = await findingPhone(await gzip(bytes(text)));
    expect(await handOver.take(CODE)).toMatchObject({ kind: 'open', data: { records: [] } });
  });
});

it('packs and unpacks within its size bound', async () => {
  const some = crypto.getRandomValues(new Uint8Array(60_000));
  expect(await gunzip(await gzip(some), MAX_BACKUP_BYTES)).toEqual(some);
  expect(await gunzip(await gzip(some), 59_999)).toBeNull();
  expect(await gunzip((await gzip(some)).slice(0, -9), MAX_BACKUP_BYTES)).toBeNull();
});
