// Nobody in between can read what a family keeps on the server.
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { openPglite } from '#local/database/openPglite.ts';
import { canaries } from '#tests/recorder/canaries.ts';
import { findCanaries } from '#tests/recorder/findCanaries.ts';
import { addChild, aFamilyServer, turnOn } from './aFamilyServer.ts';

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
    expect(rows).not.toMatch(/note|child|favorite|profile|firstName|"t"|[\da-f]{12}-[\da-f]{4}-/);
    // Nor was anything sent.
    expect(phone.sent.length).toBeGreaterThan(2);
    expect(phone.sent.flatMap((body) => findCanaries(body))).toEqual([]);

    // Of a space that was closed nothing is left, in any table.
    expect([...tables].filter(([, text]) => text.includes(gone))).toEqual([]);
  });
});

const NamesSchema = v.array(v.object({ name: v.string() }));

/** Every row of every table, as text, by the table's name. */
async function everyTable(folder: string): Promise<Map<string, string>> {
  const database = await openPglite({ folder: path.join(folder, 'pg'), mustExist: true });
  const found = await database.query(
    `select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where c.relkind = 'r' and n.nspname not in ('pg_catalog', 'information_schema')`,
  );
  const tables = new Map<string, string>();
  for (const { name } of v.parse(NamesSchema, found)) {
    const rows = await database.query(`select to_json(t)::text as row from ${name} t`);
    tables.set(name, rows.map(({ row }) => row).join('\n'));
  }
  await database.close();
  return tables;
}
