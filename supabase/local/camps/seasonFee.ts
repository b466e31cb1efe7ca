import type { SupabaseClient } from '@supabase/supabase-js';
import * as v from 'valibot';
import { notAnswered } from './directoryRows.ts';

/** on: asks for the fee from now on. off: everything is free again. */
export type FeeCommand = { does: 'on'; url: string; cents: number } | { does: 'off' | 'status' };

const DEFAULT_CENTS = 499;
const StatusSchema = v.object({
  fee: v.nullable(v.object({ checkout_url: v.string(), cents: v.number() })),
  paid: v.number(),
  reversed: v.number(),
  phones: v.number(),
});

export const FEE_USAGE = 'npm run camps -- fee on https://CHECKOUT-LINK [CENTS] | off | status';

/** The command, or what is wrong with it. */
export function readFeeArguments(does: string | undefined, more: string[]): FeeCommand | string {
  const [url = '', cents = String(DEFAULT_CENTS), ...rest] = more;
  if (does === 'off' || does === 'status') {
    return more.length === 0 ? { does } : `fee ${does} needs nothing more.`;
  }
  if (does !== 'on') return 'fee is on, off or status.';
  // The phone adds its reference to it.
  if (!/^https:\/\/[^\s#?]+$/.test(url)) return 'fee on needs a checkout link without ? and #.';
  if (!/^[1-9]\d{0,4}$/.test(cents) || rest.length > 0) return 'The price is a number of cents.';
  return { does, url, cents: Number(cents) };
}

/** Turns the season's fee on or off, and says how things stand. */
export async function runFeeCommand(
  client: SupabaseClient,
  command: FeeCommand,
  log: (line: string) => void,
): Promise<true> {
  if (command.does !== 'status') {
    const change = command.does === 'on' ? { checkout_url: command.url, cents: command.cents } : {};
    const { error } = await client.rpc('set_season_fee', change);
    if (error) throw notAnswered(error);
  }
  const { data, error } = await client.rpc('season_fee');
  if (error) throw notAnswered(error);
  const { fee, paid, reversed, phones } = v.parse(StatusSchema, data);
  log(
    fee === null
      ? 'No fee is asked for: alarms and mail are free.'
      : `$${(fee.cents / 100).toFixed(2)} a season, paid at ${fee.checkout_url}`,
  );
  log(
    `${paid} have paid for this season, ${reversed} of them were paid back. ${phones} phones have a pass.`,
  );
  return true;
}
