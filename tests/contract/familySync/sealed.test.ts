// Nobody in between can read what a family keeps on the server.
import { describe, expect, it } from 'vitest';
import { canaries } from '#tests/recorder/canaries.ts';
import { findCanaries } from '#tests/recorder/findCanaries.ts';
import { addChild, aFamilyServer, turnOn } from './aFamilyServer.ts';
import { everyTable } from '../everyTable.ts';

const { newPhone, whileStopped } = aFamilyServer();

describe("the server's copy", () => {
  it('holds no name, note, school, camp, kind or time of a row in any table', async () => {
    const phone = newPhone();
    addChild(phone, canaries.child, canaries.school);
    phone.profile.change((before) => ({
      ...before,
      parentInfo: { ...before.parentInfo, name: canaries.parent, streetAddress: canaries.street },
    }));
    await phone.family.saveNote('owl-camp-of-the-canary', canaries.note);
    const recoveryCode = await turnOn(phone);
    const { space = '', device = '', proof = '' } = (await phone.mark()) ?? {};
    const closed = newPhone();
    await turnOn(closed);
    const gone = (await closed.mark())?.space ?? '';
    await closed.sync.turnOff();

    const tables = await whileStopped(everyTable);
    // It is there: the search does see it.
    const rows = tables.get('private.space_rows') ?? '';
    expect(rows).toContain(`"space":"${space}"`);
    const everything = [...tables.values()].join('\n');
    expect(findCanaries(everything)).toEqual([]);
    for (const secret of ['owl-camp-of-the-canary', device, proof, recoveryCode]) {
      expect(everything).not.toContain(secret);
    }
    expect(rows).not.toMatch(
      /\b(?:note|child|favorite|profile|firstName)\b|"t"|[\da-f]{12}-[\da-f]{4}-/,
    );
    // Nor was anything sent.
    expect(phone.sent.length).toBeGreaterThan(2);
    expect(phone.sent.flatMap((body) => findCanaries(body))).toEqual([]);

    // Of a space that was closed nothing is left, in any table.
    expect([...tables].filter(([, text]) => text.includes(gone))).toEqual([]);
  });
});
