import { SpaceError } from '#family/store/space/SpaceError.ts';
import type { SealedRow } from '#family/store/space/spaceCipher.ts';
import { type Seeded, seeded } from '#tests/fixtures/seeded.ts';
import type { ModelKeys, Vault } from './modelCipher.ts';
import { ModelPhone } from './ModelPhone.ts';
import { type Backup, type Call, ModelServer } from './ModelServer.ts';

const DEVICES = ['aaaaaaaa', 'bbbbbbbb', 'cccccccc'];
const DAY_MS = 86_400_000;
const FIRST_KEYS: ModelKeys = { space: 'family', no: 1, key: 'key-1', old: [] };

export type Member = {
  phone: ModelPhone;
  /** How far its clock is off. */
  skewMs: number;
  isOnline: boolean;
  /** What an open field of a note shows, whatever arrives meanwhile. */
  open: Map<string, string>;
  /** The latest that the server has told it, or confirmed, of each place since it was last restored. */
  seen: Map<string, { version: number; keyNo: number }>;
};

/** `keys`: what the removed device could open. `rows`: how many the server had taken until then. */
export type Removal = { member: Member; keys: ModelKeys; rows: number };

/** A family with three phones, its server, and what happened to them so far. */
export class Family {
  readonly seed: number;
  readonly random: Seeded;
  now = 1.79e12;
  readonly members: readonly Member[];
  readonly server: ModelServer;
  readonly vault: Vault = new Map();
  /** Keys as one device has sealed them for another. */
  readonly wraps = new Map<string, { from: string; to: string; keys: ModelKeys }>();
  /** Pushes that the network still holds. */
  readonly late: { call: Call; rows: readonly SealedRow[] }[] = [];
  /** Whether the server lies. */
  readonly isDishonest: boolean;
  /** What the server may be restored to. */
  backup: Backup;
  restores = 0;
  removal: Removal | null = null;
  edits = 0;
  typed = 0;
  lies = 0;
  /** Texts that somebody typed and nobody has knowingly replaced, and on which phone. */
  readonly unanswered = new Map<string, { id: string; device: string }>();
  /** What was promised and did not hold. */
  readonly complaints: string[] = [];

  constructor(seed: number) {
    this.seed = seed;
    this.random = seeded(seed);
    this.isDishonest = this.random.chance(0.4);
    this.members = DEVICES.map((device) => this.#newMember(device));
    const [first = ''] = DEVICES;
    const members = this.wrappedFor(first, DEVICES, FIRST_KEYS);
    this.server = new ModelServer(() => this.now, FIRST_KEYS.key, members);
    this.backup = this.server.backup();
  }

  #newMember(device: string): Member {
    const member: Member = {
      phone: new ModelPhone(device, FIRST_KEYS, () => this.now + member.skewMs),
      skewMs: 0,
      isOnline: this.random.chance(0.7),
      open: new Map(),
      seen: new Map(),
    };
    this.setClock(member);
    return member;
  }

  /** Right, or up to a day off. */
  setClock(member: Member): void {
    member.skewMs = (this.random.below(3) - 1) * this.random.below(DAY_MS);
  }

  /** All but the one that was removed. */
  staying(): Member[] {
    return this.members.filter((member) => member !== this.removal?.member);
  }

  wrappedFor(from: string, devices: readonly string[], keys: ModelKeys): Map<string, string> {
    return new Map(
      devices.map((device): [string, string] => {
        const wrapped = `wrapped-${this.wraps.size}`;
        this.wraps.set(wrapped, { from, to: device, keys });
        return [device, wrapped];
      }),
    );
  }

  /** A push whose answer nobody hears. */
  pushUnheard(call: Call, rows: readonly SealedRow[]): void {
    try {
      this.server.push(call, rows);
    } catch (error) {
      if (!(error instanceof SpaceError)) throw error;
    }
  }

  arriveLate(): void {
    const push = this.late.pop();
    if (push) this.pushUnheard(push.call, push.rows);
  }
}
