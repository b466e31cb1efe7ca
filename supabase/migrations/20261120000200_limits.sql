-- What one sender may use up: the time of a question, and turns.

-- PostgREST takes these over from the role of the request. A hosted project has them from the beginning.
alter role anon set statement_timeout = '3s';
alter role authenticated set statement_timeout = '8s';
notify pgrst, 'reload config';

-- News waits for the oldest open transaction (changed_camps): a forgotten one must not wait for ever.
do $$
begin
  execute format('alter role %I set idle_in_transaction_session_timeout = %L', current_user, '5min');
end
$$;

-- Not among the schemas that the API exposes.
create schema private;
revoke all on schema private from public;
-- A policy of storage calls one of its functions as the sender.
grant usage on schema private to anon, authenticated;

-- So that an address cannot be found again by hashing all addresses.
create table private.pepper (
  only_row boolean primary key default true check (only_row),
  value bytea not null default sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text, 'utf8'))
);
insert into private.pepper default values;

-- Turns are counted by network, not by single addresses: whoever rents one machine has 2^64 addresses of IPv6. An IPv4 address
-- counts as it is; of IPv6 the first 64 bits (a home, a machine), and with twice the bound the first 48 (what a provider gives one
-- customer).
--
-- Who asks, as the proxy in front of the API says it. Cloudflare (hosted) sets its own header. Of a list the last
-- address is the proxy's; the others are what the client wrote. Requests without any share their turns.
create function private.network_hash(bits integer) returns bytea
language plpgsql stable security definer set search_path = '' as $$
declare
  headers jsonb := nullif(current_setting('request.headers', true), '')::jsonb;
  address inet;
begin
  begin
    address := coalesce(nullif(trim(headers ->> 'cf-connecting-ip'), ''), trim(substring(headers ->> 'x-forwarded-for' from '[^,]*$')));
    -- IPv4 as IPv6 writes it.
    address := regexp_replace(host(address), '^::ffff:(?=[0-9.]+$)', '');
  exception when invalid_text_representation then
    -- Unreadable addresses share their turns.
    address := null;
  end;
  if family(address) = 6 then
    address := network(set_masklen(address, bits));
  end if;
  return (select sha256(p.value || convert_to(coalesce(address::text, 'unknown'), 'utf8')) from private.pepper p);
end
$$;

-- The turns of the last day: how often a network may send a submission. 20 times an hour and 60 times a day, for schools and
-- offices share an address.
create table private.turns (
  id bigint generated always as identity primary key,
  address_hash bytea not null,
  network_hash bytea not null default private.network_hash(48),
  -- Counts for the bound of all networks together, too.
  is_shared boolean not null default true,
  taken_at timestamptz not null default now()
);

do $$
declare
  kept text;
begin
  foreach kept in array array['private.pepper', 'private.turns'] loop
    execute format('alter table %s enable row level security', kept);
    execute format('alter table %s force row level security', kept);
    execute format('create policy "the owner keeps everything" on %s to current_user using (true) with check (true)', kept);
    execute format('revoke all on %s from public, anon, authenticated, service_role', kept);
  end loop;
end
$$;

-- Null, or why there is no turn: {"seconds": until there is one, "prove": a proof would help}. All networks together have 500 a
-- day; beyond that a sender has to prove that it is no robot. The last 100 are for networks that have sent nothing yet: one
-- network cannot shut out the others.
create function private.take_turn(is_shared boolean) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  address bytea := private.network_hash(64);
  network bytea := private.network_hash(48);
  most integer;
  free_at timestamptz;
begin
  -- The secret key calls it after a proof, for people of many addresses.
  if current_setting('role', true) = 'service_role' then
    return null;
  end if;
  -- Two at once would both take the last turn.
  perform pg_advisory_xact_lock(hashtextextended('private.turns', 0));
  delete from private.turns where taken_at <= now() - interval '1 day';

  -- The 20th latest of an hour, and the 60th of a day, must have passed; of the wider network twice as many.
  select max(lapses_at) into free_at from (
    select taken_at + case per when 'hour' then interval '1 hour' else interval '1 day' end as lapses_at,
      row_number() over (partition by per, is_wide order by taken_at desc) as nth,
      case per when 'hour' then 20 else 60 end * case when is_wide then 2 else 1 end as most
    from private.turns, unnest(array['hour', 'day']) per, unnest(array[false, true]) is_wide
    where case when is_wide then network_hash = network else address_hash = address end
  ) turns where nth = turns.most and lapses_at > now();
  if free_at is not null then
    return jsonb_build_object('seconds', ceil(extract(epoch from free_at - now())), 'prove', false);
  end if;

  most := case when exists (select from private.turns where network_hash = network) then 400 else 500 end;
  if take_turn.is_shared then
    select taken_at + interval '1 day' into free_at from private.turns t where t.is_shared
      order by taken_at desc offset most - 1 limit 1;
    if found then
      return jsonb_build_object('seconds', ceil(extract(epoch from free_at - now())), 'prove', true);
    end if;
  end if;

  insert into private.turns (address_hash, network_hash, is_shared) values (address, network, take_turn.is_shared);
  return null;
end
$$;

revoke all on function private.network_hash(integer), private.take_turn(boolean)
  from public, anon, authenticated, service_role;
