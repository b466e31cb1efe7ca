import { createHandOver, type HandOverCode } from '#family/store/handOver/createHandOver.ts';
import { PUBLISHABLE_KEY } from '#local/start/keys.ts';
import { addChild, aFamilyPhone } from '#tests/fakes/aFamilyPhone.ts';

const CAMP = 'bright-side-theatre-fall-2025';

/** Another phone of the family: one child, one planned favorite with a note. `server` passes plans on. */
export async function otherPhone(server: string) {
  const { store, clock, profile, family } = aFamilyPhone();
  addChild(profile, 'Wren');
  const camp = { id: CAMP, providerName: 'Bright Side Theatre' };
  await family.setFavorite(camp, true);
  await family.setScheduled(camp, true);
  await family.saveNote(CAMP, 'Ask about <b>lunch</b>');
  const tools = { store, clock, profile: () => Promise.resolve(profile) };
  const handOver = createHandOver({
    ...tools,
    origin: () => '',
    backend: () => ({ url: server, key: PUBLISHABLE_KEY, fetch }),
  });
  return {
    async code(): Promise<HandOverCode> {
      const code = await handOver.make();
      if (code.kind !== 'made') throw new Error(code.kind);
      return code;
    },
  };
}
