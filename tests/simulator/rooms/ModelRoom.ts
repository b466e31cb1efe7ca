import { SpaceError } from '#family/store/space/SpaceError.ts';
import type { SealedRow } from '#family/store/space/spaceCipher.ts';
import type { SpaceServer } from '#family/store/space/spaceServer.ts';
import type { Seeded } from '#tests/fixtures/seeded.ts';
import { ModelServer } from '../family/ModelServer.ts';
import { type ModelKeys, openWith, type Vault } from '../family/modelCipher.ts';

const FATES = ['arrives', 'arrives', 'arrives', 'twice', 'lost', 'late', 'unanswered'] as const;

export type RoomServer = Pick<SpaceServer, 'changes' | 'push'>;

/** One link's room at the server: who may write, and whether it was taken back. */
export class ModelRoom {
  readonly label: string;
  readonly canWrite: boolean;
  readonly keys: ModelKeys;
  readonly vault: Vault = new Map();
  readonly server: ModelServer;
  isClosed = false;
  /** Rows that were stored for somebody who may not write, or after it was taken back. */
  wronglyKept = 0;
  /** Pushes that the network still holds. */
  readonly #late: { proof: string; rows: readonly SealedRow[] }[] = [];

  constructor(label: string, canWrite: boolean, now: () => number) {
    this.label = label;
    this.canWrite = canWrite;
    this.keys = { space: label, no: 1, key: `key of ${label}`, old: [] };
    const members = new Map([
      ['maker', 'none'],
      ['guest', 'none'],
    ]);
    this.server = new ModelServer(now, this.keys.key, members);
  }

  /** As close_space: everything of it goes, at once. */
  close(): void {
    this.isClosed = true;
    this.server.rows.clear();
  }

  push(proof: string, rows: readonly SealedRow[]): Set<string> {
    const before = this.server.taken.length;
    try {
      if (this.isClosed) throw new SpaceError('gone');
      if (proof === 'guest' && !this.canWrite) throw new SpaceError('refused');
      return this.server.push({ proof, keyId: this.keys.key }, rows);
    } finally {
      const isRight = !this.isClosed && (proof === 'maker' || this.canWrite);
      if (!isRight) this.wronglyKept += this.server.taken.length - before;
    }
  }

  pushUnheard(proof: string, rows: readonly SealedRow[]): void {
    try {
      this.push(proof, rows);
    } catch (error) {
      if (!(error instanceof SpaceError)) throw error;
    }
  }

  arriveLate(): void {
    const push = this.#late.pop();
    if (push) this.pushUnheard(push.proof, push.rows);
  }

  isLate(): boolean {
    return this.#late.length > 0;
  }

  /** Everything that the server has of it, as whoever has the link reads it. */
  opened() {
    const rows = [...this.server.rows.values()];
    return rows.flatMap(({ row }) => openWith(this.vault, this.keys, row) ?? []);
  }

  /** `random`: for a network that drops, repeats and delays; null for a fair one. */
  over(random: Seeded | null): RoomServer {
    const mayBeLost = (probability: number) => {
      if (random?.chance(probability)) throw new SpaceError('unreachable');
    };
    return {
      changes: async ({ proof }, keyId, after) => {
        mayBeLost(0.15);
        if (this.isClosed) throw new SpaceError('gone');
        const pageSize = random ? 1 + random.below(6) : 100;
        const changes = this.server.changes({ proof, keyId }, after, pageSize);
        mayBeLost(0.1);
        return { ...changes, mayWrite: proof === 'maker' || this.canWrite };
      },
      push: async ({ proof }, _, rows) => {
        const fate = random?.pick(FATES) ?? 'arrives';
        if (fate === 'late') this.#late.push({ proof, rows });
        if (fate === 'late' || fate === 'lost') throw new SpaceError('unreachable');
        if (fate === 'twice') this.push(proof, rows);
        const lost = this.push(proof, rows);
        if (fate === 'unanswered') throw new SpaceError('unreachable');
        return lost;
      },
    };
  }
}
