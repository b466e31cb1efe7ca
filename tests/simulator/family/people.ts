// What the members of a family do on their phones.
import type { Family, Member } from './Family.ts';

const NOTES = ['n0', 'n1'];

export function edit(family: Family, member: Member): void {
  const { random, now } = family;
  const { phone } = member;
  family.edits += 1;
  const { edits } = family;
  const child = `c${random.below(3)}`;
  const camp = `camp-${random.below(4)}`;
  const what = random.below(13);
  if (what < 3) {
    const field = random.pick(['firstName', 'school', 'gradeLevel']);
    phone.write('child', child, { [field]: `v${edits}` });
  } else if (what < 5) {
    if (random.chance(0.6)) phone.write('favorite', camp, { savedAt: now, name: `p${edits}` });
    else phone.remove('favorite', camp);
  } else if (what < 9) writeNote(family, member);
  else if (what === 9) phone.remove('child', child);
  else if (what === 10) decide(family, member);
  else if (what === 11) phone.write('profile', 'family', { zipCode: `${30_000 + edits}` });
  else phone.write('child', child, { firstName: `n${edits}`, gradeLevel: `${random.below(12)}` });
}

function writeNote(family: Family, { phone, open }: Member): void {
  const { random, unanswered } = family;
  const id = random.pick(NOTES);
  // A field that is open shows what it showed, until it is left.
  const shown = open.get(id) ?? phone.noteText(id);
  const isCleared = shown !== '' && random.chance(0.15);
  family.typed += isCleared ? 0 : 1;
  const text = isCleared ? '' : `words ${family.seed}-${family.edits}`;
  // Only words that were on the screen are replaced knowingly.
  if (shown === phone.noteText(id)) unanswered.delete(shown);
  phone.saveNote(id, text, shown);
  if (text !== '') unanswered.set(text, { id, device: phone.device });
  if (random.chance(0.5)) open.set(id, text);
  else open.delete(id);
}

/** Words of another phone are shown beside the note: they are taken, or removed. */
function decide({ random, unanswered }: Family, { phone }: Member): void {
  const id = random.pick(NOTES);
  const [beside] = phone.beside(id);
  if (!beside) return;
  if (random.chance(0.5)) {
    const joined = `${phone.noteText(id)}+${beside.text}`;
    unanswered.delete(phone.noteText(id));
    phone.saveNote(id, joined, phone.noteText(id));
    unanswered.set(joined, { id, device: phone.device });
  }
  phone.settle(id, beside.name);
  unanswered.delete(beside.text);
}
