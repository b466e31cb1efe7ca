import { beforeAll, describe, expect, it } from 'vitest';
import { toBase64url } from '#base/crypto/base64url.ts';
import { type DeviceKeys, newDeviceKeys, openForDevice, sealForDevice } from './deviceKeys.ts';
import { newKeys, nextKeys } from './spaceKeys.ts';

const KEYS = newKeys((length) => new Uint8Array(length).fill(7));

type Device = DeviceKeys & { id: string };
let [mine, theirs, stranger]: Device[] = [];
const newDevice = async (id: string): Promise<Device> => ({ id, ...(await newDeviceKeys()) });

beforeAll(async () => {
  [mine, theirs, stranger] = await Promise.all(['aaaaaaaa', 'bbbbbbbb', 'cccccccc'].map(newDevice));
});

function three(): [Device, Device, Device] {
  if (!mine || !theirs || !stranger) throw new Error('There are three devices');
  return [mine, theirs, stranger];
}

/** What `from` has sealed for `to`. */
async function wrapped(from: Device, to: Device, keys = KEYS): Promise<string> {
  const text = await sealForDevice(keys, from.privateKey, from.id, to);
  if (text === null) throw new Error('It has a public key');
  return text;
}

describe('the key of a device', () => {
  it('is a point of P-256 of 65 bytes, and its private half cannot be read out', async () => {
    const { privateKey, publicKey } = await newDeviceKeys();
    expect(publicKey).toMatch(/^B[\w-]{86}$/);
    expect(privateKey).toMatchObject({ extractable: false, algorithm: { namedCurve: 'P-256' } });
    await expect(crypto.subtle.exportKey('pkcs8', privateKey)).rejects.toThrow('extractable');
  });
});

describe('keys that one device has sealed for another', () => {
  it('open there', async () => {
    const [a, b] = three();
    expect(await openForDevice(await wrapped(a, b), KEYS.space, b, [b, a])).toEqual(KEYS);
  });

  it('open on the device itself, which seals its own so', async () => {
    const [a] = three();
    expect(await openForDevice(await wrapped(a, a), KEYS.space, a, [a])).toEqual(KEYS);
  });

  it('open on no other device', async () => {
    const [a, b, c] = three();
    const text = await wrapped(a, b);
    expect(await openForDevice(text, KEYS.space, c, [a, b, c])).toBeNull();
    expect(await openForDevice(text, KEYS.space, { ...c, id: b.id }, [a, b, c])).toBeNull();
  });

  it('do not open when a stranger has sealed them', async () => {
    const [a, b, c] = three();
    expect(await openForDevice(await wrapped(c, b), KEYS.space, b, [a, b])).toBeNull();
  });

  it('do not open when a stranger calls itself one of the family', async () => {
    const [a, b, c] = three();
    const text = await wrapped({ ...c, id: a.id }, b);
    expect(await openForDevice(text, KEYS.space, b, [a, b])).toBeNull();
  });

  it('do not open when a device that was removed has sealed them', async () => {
    const [a, b, c] = three();
    const text = await wrapped(
      c,
      b,
      nextKeys(KEYS, (length) => new Uint8Array(length).fill(8)),
    );
    expect(await openForDevice(text, KEYS.space, b, [a, b, c])).toMatchObject({ no: 2 });
    expect(await openForDevice(text, KEYS.space, b, [a, b])).toBeNull();
  });

  it('do not open the other way around, though both have the same secret', async () => {
    const [a, b] = three();
    expect(await openForDevice(await wrapped(a, b), KEYS.space, a, [a, b])).toBeNull();
  });

  it('do not open for another space', async () => {
    const [a, b] = three();
    const text = await wrapped(a, b);
    expect(await openForDevice(text, 'BBBBBBBBBBBBBBBBBBBBBB', b, [a, b])).toBeNull();
  });

  it('do not open damaged, or as another text', async () => {
    const [a, b] = three();
    const text = await wrapped(a, b);
    for (const other of ['', 'none', text.slice(1), `${text.slice(0, -4)}AAAA`]) {
      expect(await openForDevice(other, KEYS.space, b, [a, b])).toBeNull();
    }
  });
});

describe('a public key that is none', () => {
  const notOnTheCurve = toBase64url(new Uint8Array(65).fill(4));
  it.each([
    ['nothing', ''],
    ['no base64url', '+/='],
    ['too short', 'BAAA'],
    ['a point that is not on the curve', notOnTheCurve],
  ])('gets no keys, and hinders no other: %s', async (_, publicKey) => {
    const [a, b] = three();
    expect(await sealForDevice(KEYS, a.privateKey, a.id, { id: b.id, publicKey })).toBeNull();
    const text = await wrapped(a, b);
    const family = [{ id: 'dddddddd', publicKey }, a];
    expect(await openForDevice(text, KEYS.space, b, family)).toEqual(KEYS);
  });
});
