-- How often an address may send a submission: 20 times an hour and 60 times a day, for schools and offices share one.
-- All addresses together 500 times a day; beyond that a sender has to prove that it is no robot.

-- So that an address cannot be found again by hashing all addresses.
create table private.pepper (
  only_row boolean primary key default true check (only_row),
  value bytea not null default sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text, 'utf8'))
);
insert into private.pepper default values;

-- The turns of the last day.
create table private.turns (
  id bigint generated always as identity primary key,
  address_hash bytea not null,
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

-- Who asks, as the proxy in front of the API says it. Cloudflare (hosted) sets its own header. Of a list the last
-- address is the proxy's; the others are what the client wrote. Requests without any share their turns.
create function private.address_hash() returns bytea
language sql stable security definer set search_path = '' as $$
  select sha256(p.value || convert_to(coalesce(
    nullif(trim(h.headers ->> 'cf-connecting-ip'), ''),
    nullif(trim(substring(h.headers ->> 'x-forwarded-for' from '[^,]*$')), ''),
    'unknown'), 'utf8'))
  from private.pepper p, (select nullif(current_setting('request.headers', true), '')::jsonb as headers) h
$$;

-- Null, or why there is no turn: {"seconds": until there is one, "prove": a proof would help}.
create function private.take_turn() returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  address bytea := private.address_hash();
  free_at timestamptz;
begin
  -- The secret key asks after a proof, for people of many addresses.
  if current_setting('role', true) = 'service_role' then
    return null;
  end if;
  -- Two at once would both take the last turn.
  perform pg_advisory_xact_lock(hashtextextended('private.turns', 0));
  delete from private.turns where taken_at <= now() - interval '1 day';

  -- The 20th latest of an hour, and the 60th of a day, must have passed.
  select max(lapses_at) into free_at from (
    select taken_at + interval '1 hour' as lapses_at, row_number() over latest as nth, 20 as most
      from private.turns where address_hash = address window latest as (order by taken_at desc)
    union all
    select taken_at + interval '1 day', row_number() over latest, 60
      from private.turns where address_hash = address window latest as (order by taken_at desc)
  ) turns where nth = most and lapses_at > now();
  if free_at is not null then
    return jsonb_build_object('seconds', ceil(extract(epoch from free_at - now())), 'prove', false);
  end if;

  select taken_at + interval '1 day' into free_at from private.turns order by taken_at desc offset 499 limit 1;
  if found then
    return jsonb_build_object('seconds', ceil(extract(epoch from free_at - now())), 'prove', true);
  end if;

  insert into private.turns (address_hash) values (address);
  return null;
end
$$;

-- For the operator, when an address that many share has run out of turns.
create function public.forget_turns() returns void
language sql security definer set search_path = '' as $$
  delete from private.turns
$$;

revoke all on function private.address_hash(), private.take_turn(), public.forget_turns()
  from public, anon, authenticated, service_role;
grant execute on function public.forget_turns() to service_role;
