// node supabase/checkSealedAlarms.ts [file]: whether test vectors of sealed-alarms.md hold. A second implementation, on node:crypto alone.
import {
  createCipheriv,
  createDecipheriv,
  createECDH,
  createHash,
  createHmac,
  hkdfSync,
} from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

type Vector = Record<
  | 'name'
  | 'message'
  | 'phone_private'
  | 'p256dh'
  | 'auth'
  | 'once_private'
  | 'once_public'
  | 'salt'
  | 'input_key'
  | 'key'
  | 'nonce'
  | 'sealed',
  string
>;
type Vectors = {
  sealed: Vector[];
  secret: { secret: string; hash: string };
  pass: { key: string; words: string; pass: string };
};

const bytes = (text: string) => Buffer.from(text, 'base64url');
const hkdf = (secret: Buffer, salt: Buffer, info: Buffer, length: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

/** What a vector says wrongly; none when it holds, both ways. */
function problems(vector: Vector): string[] {
  const phone = createECDH('prime256v1');
  phone.setPrivateKey(bytes(vector.phone_private));
  const once = createECDH('prime256v1');
  once.setPrivateKey(bytes(vector.once_private));
  const [auth, salt] = [bytes(vector.auth), bytes(vector.salt)];
  const shared = once.computeSecret(phone.getPublicKey());
  const info = Buffer.concat([
    Buffer.from('WebPush: info\0'),
    phone.getPublicKey(),
    once.getPublicKey(),
  ]);
  const inputKey = hkdf(shared, auth, info, 32);
  const key = hkdf(inputKey, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = hkdf(inputKey, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const message = Buffer.from(vector.message);
  const record = Buffer.alloc(513);
  record.set(message);
  record[message.length] = 2;
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const body = Buffer.concat([cipher.update(record), cipher.final(), cipher.getAuthTag()]);
  const header = Buffer.concat([salt, Buffer.from([0, 0, 16, 0, 65]), once.getPublicKey()]);
  const expected = {
    p256dh: phone.getPublicKey('base64url'),
    once_public: once.getPublicKey('base64url'),
    input_key: inputKey.toString('base64url'),
    key: key.toString('base64url'),
    nonce: nonce.toString('base64url'),
    sealed: Buffer.concat([header, body]).toString('base64url'),
  };
  const found = Object.entries(expected).flatMap(([name, value]) =>
    Object.entries(vector).some(([one, given]) => one === name && given === value) ? [] : [name],
  );
  if (message.length > 512) found.push('message');
  if (bytes(vector.sealed).length !== 615) found.push('sealed: not 615 bytes');
  return opened(vector, phone) === vector.message ? found : [...found, 'sealed: does not open'];
}

/** As a browser opens it: from the sealed bytes and the phone's own keys only. */
function opened({ sealed, auth }: Vector, phone: ReturnType<typeof createECDH>): string | null {
  try {
    const all = bytes(sealed);
    const sender = all.subarray(21, 21 + all.readUInt8(20));
    const salt = all.subarray(0, 16);
    const body = all.subarray(21 + sender.length);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), phone.getPublicKey(), sender]);
    const inputKey = hkdf(phone.computeSecret(sender), bytes(auth), info, 32);
    const key = hkdf(inputKey, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
    const nonce = hkdf(inputKey, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
    const decipher = createDecipheriv('aes-128-gcm', key, nonce);
    decipher.setAuthTag(body.subarray(-16));
    const record = Buffer.concat([decipher.update(body.subarray(0, -16)), decipher.final()]);
    const end = record.lastIndexOf(2);
    return record.subarray(end + 1).every((byte) => byte === 0)
      ? record.subarray(0, end).toString()
      : null;
  } catch {
    return null;
  }
}

const file = process.argv[2] ?? resolve(import.meta.dirname, 'sealed-alarms.vectors.json');
const { sealed, secret, pass }: Vectors = JSON.parse(readFileSync(file, 'utf8'));
const wrong = sealed.flatMap((vector) =>
  problems(vector).map((problem) => `${vector.name}: ${problem}`),
);
if (createHash('sha256').update(secret.secret).digest('base64url') !== secret.hash) {
  wrong.push('secret: hash');
}
const signature = createHmac('sha256', bytes(pass.key)).update(pass.words).digest('base64url');
if (`${pass.words}.${signature}` !== pass.pass) wrong.push('pass');
for (const problem of wrong) console.error(problem);
console.log(`${sealed.length} vectors, ${wrong.length} wrong`);
if (wrong.length > 0 || sealed.length === 0) process.exitCode = 1;
