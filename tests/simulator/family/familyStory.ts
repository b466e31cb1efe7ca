// One family with three phones over some weeks: what its members do, and what the network does to it.
import { FamilySyncError } from '#family/store/sync/FamilySyncError.ts';
import { type FamilyRemote, syncPass } from '#family/store/sync/syncPass.ts';
import type { FamilyRow } from '#family/rules/sync/cells.ts';
import { isDeleted, type FamilyRecord } from '#family/rules/familyRecord.ts';
import { seeded } from '#tests/fixtures/seeded.ts';
import { ModelPhone } from './ModelPhone.ts';
import { ModelServer, pictureOf } from './ModelServer.ts';

const DAY_MS = 86_400_000;
const DEVICES = ['aaaaaaaa', 'bbbbbbbb', 'cccccccc'];
const NOTES = ['n0', 'n1'];

type Member = {
  phone: ModelPhone;
  /** How far its clock is off. */
  skewMs: number;
  isOnline: boolean;
  /** What an open field of a note shows, whatever arrives meanwhile. */
  open: Map<string, string>;
};

export type Story = { complaint: string | null; edits: number; typed: number; rounds: number };

/** Plays it to the end, when everybody is online; the complaint names what was promised and did not hold. */
export async function familyStory(seed: number): Promise<Story> {
  const random = seeded(seed);
  let now = 1.79e12;
  const server = new ModelServer(() => now);
  const late: FamilyRow[][] = [];
  let edits = 0;
  let typed = 0;
  /** Texts that somebody typed and nobody has knowingly replaced. */
  const unanswered = new Map<string, string>();
  let backup = new Map(server.rows);

  const members: Member[] = DEVICES.map((device) => {
    const member: Member = {
      phone: new ModelPhone(device, () => now + member.skewMs),
      skewMs: (random.below(3) - 1) * random.below(DAY_MS),
      isOnline: random.chance(0.7),
      open: new Map(),
    };
    return member;
  });

  /** A network that drops, repeats, delays; somebody may edit while a push is under way. */
  const remoteOf = (member: Member, isFair: boolean): FamilyRemote => ({
    async changes(after) {
      if (!isFair && random.chance(0.2)) throw new FamilySyncError('unreachable');
      const changes = server.changes(after, 1 + random.below(4));
      if (!isFair && random.chance(0.1)) throw new FamilySyncError('unreachable');
      return changes;
    },
    async push(rows) {
      const sent = structuredClone([...rows]);
      const fate = isFair ? 'arrives' : random.pick(FATES);
      if (fate === 'lost') throw new FamilySyncError('unreachable');
      if (fate === 'late') {
        late.push(sent);
        throw new FamilySyncError('unreachable');
      }
      server.push(sent, fate === 'slow');
      if (fate === 'twice') server.push(structuredClone(sent), false);
      if (fate === 'unanswered') throw new FamilySyncError('unreachable');
      if (fate === 'edited meanwhile') edit(member);
    },
  });

  async function sync(member: Member, isFair = false): Promise<void> {
    try {
      await syncPass(member.phone, remoteOf(member, isFair), new AbortController().signal);
    } catch (error) {
      if (!(error instanceof FamilySyncError)) throw error;
      if (isFair) throw error;
    }
  }

  function edit({ phone, open }: Member): void {
    edits += 1;
    const child = `c${random.below(3)}`;
    const camp = `camp-${random.below(4)}`;
    const what = random.below(13);
    if (what < 3) {
      phone.write('child', child, {
        [random.pick(['firstName', 'school', 'gradeLevel'])]: `v${edits}`,
      });
    } else if (what < 5) {
      if (random.chance(0.6)) phone.write('favorite', camp, { savedAt: now, name: `p${edits}` });
      else phone.remove('favorite', camp);
    } else if (what < 9) writeNote(phone, open);
    else if (what === 9) phone.remove('child', child);
    else if (what === 10) decide(phone);
    else if (what === 11) phone.write('profile', 'family', { zipCode: `${30_000 + edits}` });
    else phone.write('child', child, { firstName: `n${edits}`, gradeLevel: `${random.below(12)}` });
  }

  function writeNote(phone: ModelPhone, open: Map<string, string>): void {
    const id = random.pick(NOTES);
    // A field that is open shows what it showed, until it is left.
    const shown = open.get(id) ?? phone.noteText(id);
    const isCleared = shown !== '' && random.chance(0.15);
    typed += isCleared ? 0 : 1;
    const text = isCleared ? '' : `words ${seed}-${edits}`;
    // Only words that were on the screen are replaced knowingly.
    if (shown === phone.noteText(id)) unanswered.delete(shown);
    phone.saveNote(id, text, shown);
    if (text !== '') unanswered.set(text, id);
    if (random.chance(0.5)) open.set(id, text);
    else open.delete(id);
  }

  /** Words of another phone are shown beside the note: they are taken, or removed. */
  function decide(phone: ModelPhone): void {
    const id = random.pick(NOTES);
    const [beside] = phone.beside(id);
    if (!beside) return;
    if (random.chance(0.5)) {
      const joined = `${phone.noteText(id)}+${beside.text}`;
      unanswered.delete(phone.noteText(id));
      phone.saveNote(id, joined, phone.noteText(id));
      unanswered.set(joined, id);
    }
    phone.settle(id, beside.name);
    unanswered.delete(beside.text);
  }

  for (let step = 40 + random.below(60); step > 0; step -= 1) {
    now += random.below(3) * random.below(4_000_000);
    const member = random.pick(members);
    const what = random.below(20);
    if (what < 10) edit(member);
    else if (what < 15) {
      if (member.isOnline) await sync(member);
    } else if (what === 15) member.isOnline = !member.isOnline;
    else if (what === 16) member.skewMs = (random.below(3) - 1) * random.below(DAY_MS);
    else if (what === 17) server.commitLast();
    else if (what === 18) server.push(late.pop() ?? [], false);
    else if (random.chance(0.3)) backup = new Map(server.rows);
    else if (random.chance(0.1)) server.restore(backup);
  }

  server.commitAll();
  for (const rows of late) server.push(rows, false);
  for (const member of members) member.skewMs = 0;
  const isSettled = async () => {
    const before = serverPicture(server);
    for (const member of members) await sync(member, true);
    return before === serverPicture(server);
  };
  let rounds = 1;
  while (rounds < 10 && !(await isSettled())) rounds += 1;
  return { complaint: complaintOf(server, members, unanswered), edits, typed, rounds };
}

const FATES = [
  'arrives',
  'arrives',
  'slow',
  'twice',
  'lost',
  'late',
  'unanswered',
  'edited meanwhile',
] as const;

const serverPicture = ({ rows }: ModelServer) => picture([...rows.values()].map(({ row }) => row));

const picture = (rows: Iterable<FamilyRow>) =>
  [...rows]
    .map(({ kind, id, cells }) => `${kind}:${id} ${pictureOf(cells)}`)
    .toSorted()
    .join('\n');

const shownOf = ({ here }: ModelPhone) =>
  JSON.stringify(
    [...here.values()]
      .filter((record) => !isDeleted(record))
      .map(({ kind, id, fields }): [string, [string, unknown][]] => [
        `${kind}:${id}`,
        valuesOf(fields),
      ])
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );

const valuesOf = (fields: FamilyRecord['fields']) =>
  Object.entries(fields)
    .filter(([field]) => field !== '_gone')
    .map(([field, { value }]): [string, unknown] => [field, value])
    .toSorted(([a], [b]) => (a < b ? -1 : 1));

function complaintOf(
  server: ModelServer,
  members: readonly Member[],
  unanswered: ReadonlyMap<string, string>,
): string | null {
  const pictures = new Set([
    serverPicture(server),
    ...members.map(({ phone }) => picture(phone.replica.values())),
  ]);
  if (pictures.size > 1) return 'devices and server do not end up alike';
  if (new Set(members.map(({ phone }) => shownOf(phone))).size > 1)
    return 'screens do not end up alike';
  for (const [text, id] of unanswered) {
    const [{ phone } = { phone: null }] = members;
    const isThere =
      phone?.noteText(id) === text || phone?.beside(id).some((each) => each.text === text);
    if (!isThere) return `"${text}" was lost`;
  }
  return null;
}
