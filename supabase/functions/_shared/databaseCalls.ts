import type { SupabaseClient } from '@supabase/supabase-js';

/** Calls a function of the database by its name; the caller parses what it returns. */
export type DatabaseCall = (name: string, given: Record<string, unknown>) => Promise<unknown>;

/** Throws what the database refuses, with its code. */
export const databaseCalls =
  (client: SupabaseClient): DatabaseCall =>
  async (name, given) => {
    const { data, error } = await client.rpc(name, given);
    if (error) throw error;
    const response: unknown = data;
    return response;
  };
