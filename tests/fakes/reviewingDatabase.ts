import type { PgliteDatabase } from '#local/database/openPglite.ts';

const REVIEWER = {
  sub: '00000000-0000-4000-8000-00000000000a',
  app_metadata: { role: 'reviewer' },
};

/** The functions of a real database as a provider and a reviewer call them, without the HTTP in between. */
export function reviewingDatabase(database: PgliteDatabase) {
  const call = (role: string, claims: object, name: string, given: Record<string, unknown>) =>
    database.driver.transaction(async (transaction) => {
      const names = Object.keys(given);
      const values = Object.values(given).map((value) =>
        typeof value === 'object' && value !== null ? JSON.stringify(value) : value,
      );
      await transaction.query('delete from private.turns');
      await transaction.query(
        'insert into auth.users (id, raw_app_meta_data) values ($1, $2) on conflict do nothing',
        [REVIEWER.sub, JSON.stringify(REVIEWER.app_metadata)],
      );
      await transaction.query("select set_config('request.jwt.claims', $1, true)", [
        JSON.stringify(claims),
      ]);
      await transaction.exec(`set local role ${role}`);
      const parameters = names.map((each, index) => `${each} => $${index + 1}`).join(', ');
      const { rows } = await transaction.query<{ answer: unknown }>(
        `select public.${name}(${parameters}) as answer`,
        values,
      );
      return rows[0]?.answer;
    });
  return {
    asProvider: (name: string, given: Record<string, unknown>) => call('anon', {}, name, given),
    asReviewer: (name: string, given: Record<string, unknown>) =>
      call('authenticated', REVIEWER, name, given),
  };
}
