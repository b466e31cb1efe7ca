// Nobody in between can read what a family keeps on the server.
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { openPglite } from '#local/database/openPglite.ts';
import { canaries } from '#tests/recorder/canaries.ts';
import { findCanaries } from '#tests/recorder/findCanaries.ts';
import { addChild, aFamilyServer, newEmail, PASSWORD, signUp, turnOn } from './aFamilyServer.ts';

const { newPhone, whileStopped } = aFamilyServer();

describe("the server's copy", () => {
  it('holds no readable name, note, school or camp in any table', async () => {
    const email = newEmail();
    const phone = newPhone();
    await signUp(phone, email);
    addChild(phone, canaries.child, canaries.school);
    phone.profile.change((before) => ({
      ...before,
      parentInfo: { ...before.parentInfo, name: canaries.parent, streetAddress: canaries.street },
    }));
    await phone.family.saveNote('owl-camp-of-the-canary', canaries.note);
    await turnOn(phone);
    const { owner = '' } = (await phone.mark()) ?? {};
    const gone = await accountThatWasDeleted();

    const tables = await whileStopped(everyTable);
    // It is there, and so are accounts: the search does see them.
    expect(tables.get('auth.users')).toContain(email);
    expect(tables.get('private.family_rows')).toMatch(
      new RegExp(`"owner":"${owner}","kind":"note"`),
    );
    const everything = [...tables.values()].join('\n');
    expect(findCanaries(everything)).toEqual([]);
    expect(everything).not.toContain('owl-camp-of-the-canary');
    // Nor was anything sent.
    expect(phone.sent.length).toBeGreaterThan(2);
    expect(phone.sent.flatMap((body) => findCanaries(body))).toEqual([]);

    // Of an account that was deleted nothing is left, in any table.
    expect([...tables].filter(([, rows]) => rows.includes(gone))).toEqual([]);
  });
});

/** Its id. */
async function accountThatWasDeleted(): Promise<string> {
  const phone = newPhone();
  await signUp(phone, newEmail());
  await turnOn(phone);
  const { owner = '' } = (await phone.mark()) ?? {};
  expect(await (await phone.session()).deleteAccount(PASSWORD)).toBe('done');
  return owner;
}

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
