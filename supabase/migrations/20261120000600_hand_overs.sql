-- A plan on its way from one phone to another, for 15 minutes. It was encrypted on the first phone; the key is never sent.
-- `place` comes from the same code as the key, 128 bits of it, so that it cannot be guessed.
create table private.hand_overs (
  place text collate "C" primary key check (place ~ '^[A-Za-z0-9_-]{22}$'),
  -- Null when it may no longer be read.
  sealed text check (sealed ~ '^[A-Za-z0-9_-]+$' and octet_length(sealed) <= 262144),
  reads integer not null default 0,
  expires_at timestamptz not null default now() + interval '15 minutes'
);

-- Of the last hour. An address puts 20 times and takes 60 times: offices and hotels share one.
create table private.hand_over_turns (
  id bigint generated always as identity primary key,
  address_hash bytea not null,
  network_hash bytea not null default private.network_hash(48),
  what text not null,
  taken_at timestamptz not null default now()
);

do $$
declare
  kept text;
begin
  foreach kept in array array['private.hand_overs', 'private.hand_over_turns'] loop
    execute format('alter table %s enable row level security', kept);
    execute format('alter table %s force row level security', kept);
    execute format('create policy "the owner keeps everything" on %s to current_user using (true) with check (true)', kept);
    execute format('revoke all on %s from public, anon, authenticated, service_role', kept);
  end loop;
end
$$;

-- What has expired goes at once; that it was there is known for a day, to say so.
create function private.sweep_hand_overs() returns void
language sql security definer set search_path = '' as $$
  update private.hand_overs set sealed = null where expires_at <= now() and sealed is not null;
  delete from private.hand_overs where expires_at <= now() - interval '1 day';
$$;

-- Refuses with the seconds until there is one. `most`: of an address within the hour; its wider network has twice as many.
create function private.take_hand_over_turn(what text, most integer) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  address bytea := private.network_hash(64);
  network bytea := private.network_hash(48);
  free_at timestamptz;
begin
  -- Two at once would both take the last turn.
  perform pg_advisory_xact_lock(hashtextextended('hand-over ' || encode(network, 'hex'), 0));
  delete from private.hand_over_turns where taken_at <= now() - interval '1 hour';
  select max(lapses_at) into free_at from (
    (select taken_at + interval '1 hour' as lapses_at from private.hand_over_turns t
      where t.address_hash = address and t.what = take_hand_over_turn.what order by taken_at desc offset most - 1 limit 1)
    union all
    (select taken_at + interval '1 hour' from private.hand_over_turns t
      where t.network_hash = network and t.what = take_hand_over_turn.what order by taken_at desc offset 2 * most - 1 limit 1)
  ) turns;
  if free_at is not null then
    raise exception 'Too many codes from this address' using errcode = 'PT429',
      hint = ceil(extract(epoch from free_at - now()))::text;
  end if;
  insert into private.hand_over_turns (address_hash, network_hash, what) values (address, network, take_hand_over_turn.what);
end
$$;

-- Once its turn is taken: whether the network that asks has put nothing else within the hour.
create function private.is_first_hand_over() returns boolean
language sql stable security definer set search_path = '' as $$
  select count(*) < 2 from private.hand_over_turns t where t.network_hash = private.network_hash(48) and t.what = 'put'
$$;

-- {"expires_at"}. Repeating it changes nothing, so a lost response is harmless.
create function public.put_hand_over(place text, sealed text) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  stored private.hand_overs;
begin
  if put_hand_over.place is null or put_hand_over.place !~ '^[A-Za-z0-9_-]{22}$' then
    raise exception 'The place is not 16 bytes in base64url' using errcode = 'invalid_parameter_value';
  end if;
  if put_hand_over.sealed is null or octet_length(put_hand_over.sealed) > 262144 then
    raise exception 'A plan has 1 to 262144 letters' using errcode = 'invalid_parameter_value';
  end if;
  if put_hand_over.sealed !~ '^[A-Za-z0-9_-]+$' then
    raise exception 'The plan is not in base64url' using errcode = 'invalid_parameter_value';
  end if;

  perform private.sweep_hand_overs();
  select * into stored from private.hand_overs h where h.place = put_hand_over.place;
  if stored.place is not null then
    if stored.sealed is distinct from put_hand_over.sealed then
      raise exception 'This place is taken' using errcode = 'PT409';
    end if;
    return jsonb_build_object('expires_at', stored.expires_at);
  end if;

  perform private.take_hand_over_turn('put', 20);
  -- Half a gigabyte at most. The last 400 places are for networks that have put nothing else within the hour.
  if (select count(*) >= 2000 - case when private.is_first_hand_over() then 0 else 400 end
    from private.hand_overs h where h.sealed is not null) then
    raise exception 'Too many plans are on their way' using errcode = 'PT429', hint = '300';
  end if;
  insert into private.hand_overs as h (place, sealed) values (put_hand_over.place, put_hand_over.sealed)
  returning * into stored;
  return jsonb_build_object('expires_at', stored.expires_at);
end
$$;

-- {"outcome": "here", "sealed", "expires_at"}, up to three times, so a lost response is harmless; else "used", "expired" or
-- "unknown".
create function public.take_hand_over(place text) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  stored private.hand_overs;
begin
  perform private.take_hand_over_turn('take', 60);
  perform private.sweep_hand_overs();
  select * into stored from private.hand_overs h where h.place = take_hand_over.place for update;
  if stored.place is null then
    return '{"outcome": "unknown"}';
  end if;
  if stored.sealed is null then
    return jsonb_build_object('outcome', case when stored.expires_at <= now() then 'expired' else 'used' end);
  end if;
  update private.hand_overs h set reads = h.reads + 1, sealed = case when h.reads < 2 then h.sealed end
  where h.place = stored.place;
  return jsonb_build_object('outcome', 'here', 'sealed', stored.sealed, 'expires_at', stored.expires_at);
end
$$;

revoke all on function private.sweep_hand_overs(), private.take_hand_over_turn(text, integer), private.is_first_hand_over(),
  public.put_hand_over(text, text), public.take_hand_over(text) from public, anon, authenticated, service_role;
grant execute on function public.put_hand_over(text, text), public.take_hand_over(text) to anon, authenticated;
