-- Sealed alarms (supabase/sealed-alarms.md). A phone encrypts what an alarm says for its own push subscription and leaves it here with
-- the minute at which it rings. The server keeps where, when and opaque bytes; it knows no camp, no plan, no key and no account.

-- Where alarms may be sent: nobody else's servers. '*.' stands for every host under it.
create table private.push_services (
  origin text primary key check (origin ~ '^https?://(\*\.)?[a-z0-9.-]+(:[0-9]+)?$')
);
insert into private.push_services (origin) values ('https://fcm.googleapis.com'), ('https://*.push.apple.com'),
  ('https://*.push.services.mozilla.com'), ('https://*.notify.windows.com'),
  -- Chromium as Linux distributions and others build it.
  ('https://jmt17.google.com');

create table private.alarms (
  -- Of the phone's making, 16 bytes.
  id text collate "C" primary key check (id ~ '^[A-Za-z0-9_-]{22}$'),
  -- Of the right to change and to drop it, which all alarms of a phone share.
  secret_hash bytea not null,
  endpoint text not null check (char_length(endpoint) <= 1000),
  ring_at timestamptz not null check (ring_at = date_trunc('minute', ring_at)),
  sealed bytea not null check (octet_length(sealed) between 103 and 1024),
  -- When it is sent: at ring_at, or once more after the push service was busy.
  due_at timestamptz not null,
  tries smallint not null default 0,
  claimed_at timestamptz
);
create index alarms_due_idx on private.alarms (due_at) where claimed_at is null;
create index alarms_endpoint_idx on private.alarms (endpoint);
create index alarms_ring_idx on private.alarms (ring_at);
create index alarms_secret_idx on private.alarms (secret_hash);

-- The one alarm that needs the server to know the camp: it rings when somebody says that there is room, and is gone then.
create table private.seat_alerts (
  id text collate "C" primary key check (id ~ '^[A-Za-z0-9_-]{22}$'),
  secret_hash bytea not null,
  endpoint text not null check (char_length(endpoint) <= 1000),
  -- No foreign key: a camp is never removed.
  camp_id text collate "C" not null,
  sealed bytea not null check (octet_length(sealed) between 103 and 1024),
  put_at timestamptz not null default now()
);
create index seat_alerts_camp_idx on private.seat_alerts (camp_id);
create index seat_alerts_endpoint_idx on private.seat_alerts (endpoint);
create index seat_alerts_secret_idx on private.seat_alerts (secret_hash);

-- The key by which push services know who sends (VAPID, RFC 8292), as the sender says it; phones subscribe with it.
create table private.alarm_sender (
  only_row boolean primary key default true check (only_row),
  public_key text not null check (public_key ~ '^[A-Za-z0-9_-]{87}$'),
  ran_at timestamptz not null,
  -- When a push service last refused our key.
  refused_at timestamptz
);

-- The season's fee: a row while it is asked for. Before launch there is none, and alarms are free.
create table private.season_fee (
  only_row boolean primary key default true check (only_row),
  checkout_url text not null check (checkout_url ~ '^https://[^\s#?]+$'),
  cents integer not null default 499 check (cents between 1 and 100000)
);

do $$
declare
  kept text;
begin
  foreach kept in array array['private.push_services', 'private.alarms', 'private.seat_alerts', 'private.alarm_sender', 'private.season_fee'] loop
    execute format('alter table %s enable row level security', kept);
    execute format('alter table %s force row level security', kept);
    execute format('create policy "the owner keeps everything" on %s to current_user using (true) with check (true)', kept);
    execute format('revoke all on %s from public, anon, authenticated, service_role', kept);
  end loop;
end
$$;

-- HMAC with SHA-256 (RFC 2104) under the pepper, in base64url.
create function private.pass_signature(words text) returns text
language sql stable security definer set search_path = '' as $$
  select translate(encode(sha256(outer_key || sha256(inner_key || convert_to(words, 'utf8'))), 'base64'), '+/=', '-_')
  from (
    select string_agg(decode(lpad(to_hex(get_byte(key, n) # 92), 2, '0'), 'hex'), ''::bytea order by n) as outer_key,
      string_agg(decode(lpad(to_hex(get_byte(key, n) # 54), 2, '0'), 'hex'), ''::bytea order by n) as inner_key
    from (select sha256(convert_to('season pass', 'utf8') || p.value) || decode(repeat('00', 32), 'hex') as key from private.pepper p) k,
      generate_series(0, 63) n
  ) keys
$$;

-- A pass: '<last day, YYYY-MM-DD>.<nonce, 22 letters>.<signature>'. Who paid is not in it, and the nonce is stored nowhere: whoever
-- shows it is not found among the payments.
create function private.new_pass(until date) returns text
language sql volatile security definer set search_path = '' as $$
  select words || '.' || private.pass_signature(words) from (select until::text || '.' || left(private.new_token(), 22) as words) w
$$;

-- True while no fee is asked for, and for a pass that is good.
create function private.has_pass(pass text) returns boolean
language sql stable security definer set search_path = '' as $$
  select not exists (select from private.season_fee) or coalesce(
    pass ~ '^\d{4}-\d\d-\d\d\.[A-Za-z0-9_-]{22}\.[A-Za-z0-9_-]{43}$'
    and split_part(pass, '.', 1) >= private.today()::text
    and split_part(pass, '.', 3) = private.pass_signature(split_part(pass, '.', 1) || '.' || split_part(pass, '.', 2)), false)
$$;

create function private.is_push_endpoint(endpoint text) returns boolean
language sql stable security definer set search_path = '' as $$
  select coalesce(char_length(endpoint) <= 1000 and endpoint ~ '^https?://[a-z0-9.-]+(:[0-9]+)?/[A-Za-z0-9_~.:/?=&%+,;-]*$', false) and exists (
    select from private.push_services s, substring(endpoint from '^https?://[^/]+') host
    where host = s.origin
      or s.origin like '%//*.%' and split_part(s.origin, '//', 1) = split_part(host, '//', 1)
        and right(split_part(host, '//', 2), char_length(split_part(s.origin, '//*', 2))) = split_part(s.origin, '//*', 2)
        and char_length(split_part(host, '//', 2)) > char_length(split_part(s.origin, '//*', 2)))
$$;

-- The bytes of what a phone leaves; an error for anything else.
create function private.sealed_bytes(id text, secret text, endpoint text, sealed text) returns bytea
language plpgsql stable security definer set search_path = '' as $$
declare
  bytes bytea;
begin
  if id is null or id !~ '^[A-Za-z0-9_-]{22}$' or secret is null or secret !~ '^[A-Za-z0-9_-]{43}$' then
    raise exception 'An id is 16 bytes in base64url, a secret 32' using errcode = 'invalid_parameter_value';
  end if;
  if not private.is_push_endpoint(endpoint) then
    raise exception 'This is no push service' using errcode = 'invalid_parameter_value';
  end if;
  if sealed is null or sealed !~ '^[A-Za-z0-9_-]+$' or char_length(sealed) not between 138 and 1366 or char_length(sealed) % 4 = 1 then
    raise exception 'What is sealed has 103 to 1024 bytes, in base64url' using errcode = 'invalid_parameter_value';
  end if;
  bytes := decode(translate(sealed, '-_', '+/') || repeat('=', (4 - char_length(sealed) % 4) % 4), 'base64');
  if octet_length(bytes) not between 103 and 1024 then
    raise exception 'What is sealed has 103 to 1024 bytes, in base64url' using errcode = 'invalid_parameter_value';
  end if;
  return bytes;
end
$$;

-- What a new row of an endpoint is refused for; null: nothing. 60 rows an endpoint, a gigabyte in all.
create function private.alarm_refusal(id text, secret text, endpoint text) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  known bytea;
begin
  -- Two at once would both be the sixtieth.
  perform pg_advisory_xact_lock(hashtextextended('alarms ' || endpoint, 0));
  select secret_hash into known from (
    select a.secret_hash from private.alarms a where a.id = alarm_refusal.id
    union all select s.secret_hash from private.seat_alerts s where s.id = alarm_refusal.id) k limit 1;
  if known is not null then
    if known <> sha256(convert_to(secret, 'utf8')) then
      return 'refused';
    end if;
  else
    perform private.take_hand_over_turn('new alarm', 400);
  end if;
  -- Its own row does not count: it may be replaced, also from another endpoint.
  if (select count(*) from private.alarms a where a.endpoint = alarm_refusal.endpoint and a.id <> alarm_refusal.id)
    + (select count(*) from private.seat_alerts s where s.endpoint = alarm_refusal.endpoint and s.id <> alarm_refusal.id) >= 60 then
    return 'full';
  end if;
  if known is not null then
    return null;
  end if;
  if pg_total_relation_size('private.alarms') + pg_total_relation_size('private.seat_alerts') > 1000000000 then
    raise exception 'There are too many alarms' using errcode = 'PT429', hint = '86400';
  end if;
  return null;
end
$$;

-- {"outcome", "ring_at"}: stored; past (nothing is kept); full: 60 of this endpoint are here; refused: another secret than that of
-- the first call; unpaid. ring_at null: at the next minute, by the server's own clock. The same id replaces its alarm, also under a
-- new endpoint; one that has rung or is being sent does not ring again: it is new, with a time that must lie ahead.
create function public.put_alarm(id text, secret text, endpoint text, ring_at timestamptz, sealed text, pass text default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  bytes bytea := private.sealed_bytes(put_alarm.id, put_alarm.secret, put_alarm.endpoint, put_alarm.sealed);
  at timestamptz := coalesce(date_trunc('minute', put_alarm.ring_at), date_trunc('minute', now()) + interval '1 minute');
  refusal text;
begin
  if at > now() + interval '400 days' then
    raise exception 'An alarm rings within 400 days' using errcode = 'invalid_parameter_value';
  end if;
  if not private.has_pass(put_alarm.pass) then
    return '{"outcome": "unpaid"}';
  end if;
  if at <= now() then
    return '{"outcome": "past"}';
  end if;
  refusal := private.alarm_refusal(put_alarm.id, put_alarm.secret, put_alarm.endpoint);
  if refusal is not null then
    return jsonb_build_object('outcome', refusal);
  end if;
  insert into private.alarms as a (id, secret_hash, endpoint, ring_at, sealed, due_at)
  values (put_alarm.id, sha256(convert_to(put_alarm.secret, 'utf8')), put_alarm.endpoint, at, bytes, at)
  on conflict (id) do update set endpoint = excluded.endpoint, ring_at = excluded.ring_at, sealed = excluded.sealed, due_at = excluded.due_at,
    tries = 0, claimed_at = null
  where a.secret_hash = excluded.secret_hash;
  return jsonb_build_object('outcome', 'stored', 'ring_at', at);
end
$$;

-- {"outcome"}: stored; room: somebody has said so already, and nothing is kept; gone: no such camp, or its season is over; else as put_alarm.
create function public.put_seat_alert(id text, secret text, endpoint text, camp_id text, sealed text, pass text default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  bytes bytea := private.sealed_bytes(put_seat_alert.id, put_seat_alert.secret, put_seat_alert.endpoint, put_seat_alert.sealed);
  camp public.camps;
  refusal text;
begin
  if not private.has_pass(put_seat_alert.pass) then
    return '{"outcome": "unpaid"}';
  end if;
  -- Waits for whoever is saying something of its seats right now.
  select c.* into camp from public.camps c join public.seasons s on s.id = c.season_id
  where c.id = put_seat_alert.camp_id and c.deleted_at is null and s.ends_on >= private.today() for share of c;
  if camp.id is null then
    return '{"outcome": "gone"}';
  end if;
  if camp.seats in ('open', 'few') and camp.seats_said_on >= private.today() - 7 then
    return '{"outcome": "room"}';
  end if;
  refusal := private.alarm_refusal(put_seat_alert.id, put_seat_alert.secret, put_seat_alert.endpoint);
  if refusal is not null then
    return jsonb_build_object('outcome', refusal);
  end if;
  insert into private.seat_alerts as a (id, secret_hash, endpoint, camp_id, sealed)
  values (put_seat_alert.id, sha256(convert_to(put_seat_alert.secret, 'utf8')), put_seat_alert.endpoint, camp.id, bytes)
  on conflict (id) do update set endpoint = excluded.endpoint, camp_id = excluded.camp_id, sealed = excluded.sealed
  where a.secret_hash = excluded.secret_hash;
  return '{"outcome": "stored"}';
end
$$;

-- {"dropped": n}. `ids`: a list; null: all of this phone's.
create function public.drop_alarms(secret text, ids jsonb default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  hash bytea;
  alarms integer;
  alerts integer;
begin
  if drop_alarms.secret is null or drop_alarms.secret !~ '^[A-Za-z0-9_-]{43}$'
    or drop_alarms.ids is not null and (jsonb_typeof(drop_alarms.ids) <> 'array' or jsonb_array_length(drop_alarms.ids) > 100) then
    raise exception 'A secret is 32 bytes in base64url, and ids are 100 at most' using errcode = 'invalid_parameter_value';
  end if;
  hash := sha256(convert_to(drop_alarms.secret, 'utf8'));
  perform from private.alarms a where a.secret_hash = hash and (drop_alarms.ids is null or drop_alarms.ids ? a.id) order by a.id for update;
  perform from private.seat_alerts s where s.secret_hash = hash and (drop_alarms.ids is null or drop_alarms.ids ? s.id) order by s.id for update;
  delete from private.alarms a where a.secret_hash = hash and (drop_alarms.ids is null or drop_alarms.ids ? a.id);
  get diagnostics alarms = row_count;
  delete from private.seat_alerts s where s.secret_hash = hash and (drop_alarms.ids is null or drop_alarms.ids ? s.id);
  get diagnostics alerts = row_count;
  return jsonb_build_object('dropped', alarms + alerts);
end
$$;

-- What a phone needs before it subscribes: {"key", "rings": whether a sender has run within 10 minutes, "fee": null or {"checkout_url", "cents"}}.
create function public.alarm_key() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('key', (select s.public_key from private.alarm_sender s),
    'rings', coalesce((select s.ran_at > now() - interval '10 minutes' from private.alarm_sender s), false),
    'fee', (select jsonb_build_object('checkout_url', f.checkout_url, 'cents', f.cents) from private.season_fee f))
$$;

-- Somebody has said that there is room: whoever waits for this camp hears of it, once.
create function private.room_came() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  camp text := case tg_table_name when 'camps' then to_jsonb(new) ->> 'id' else to_jsonb(new) ->> 'camp_id' end;
begin
  -- What was said longer ago is not known any more.
  if new.seats_said_on < private.today() - 7 then
    return null;
  end if;
  with gone as (
    delete from private.seat_alerts s where s.camp_id = camp returning s.id, s.secret_hash, s.endpoint, s.sealed
  )
  insert into private.alarms (id, secret_hash, endpoint, ring_at, sealed, due_at)
  select g.id, g.secret_hash, g.endpoint, date_trunc('minute', now()), g.sealed, now() from gone g
  on conflict (id) do nothing;
  return null;
end
$$;
create trigger room_came after update of seats, seats_said_on on public.camps for each row
when (new.deleted_at is null and new.seats in ('open', 'few')
  and (old.seats is null or old.seats in ('waitlist', 'full') or old.seats_said_on < new.seats_said_on - 7))
execute function private.room_came();
create trigger room_came after update of seats, seats_said_on on private.camp_sessions for each row
when (new.seats in ('open', 'few') and (old.seats is null or old.seats in ('waitlist', 'full') or old.seats_said_on < new.seats_said_on - 7))
execute function private.room_came();
create trigger room_came_with_session after insert on private.camp_sessions for each row
when (new.seats in ('open', 'few'))
execute function private.room_came();

-- For the sender. [{"id", "claimed_at", "endpoint", "sealed"}]: what is due, and marks it as claimed in the same statement, so each is sent by one
-- sender, at most once. What is a day late rings no more. A sender that dies leaves at most `batch` alarms silent.
create function public.claim_alarms(sender_key text, batch integer) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  claimed jsonb;
begin
  insert into private.alarm_sender as s (public_key, ran_at) values (claim_alarms.sender_key, now())
  on conflict (only_row) do update set public_key = excluded.public_key, ran_at = now(),
    refused_at = case when s.public_key = excluded.public_key then s.refused_at end
  where s.public_key <> excluded.public_key or s.ran_at < now() - interval '30 seconds';
  delete from private.alarms a where a.id in (
    select o.id from private.alarms o where o.ring_at <= now() - interval '1 day' limit 1000 for update skip locked);
  with due as (
    select a.id from private.alarms a where a.claimed_at is null and a.due_at <= now() and a.ring_at > now() - interval '1 day'
    order by a.due_at limit least(greatest(claim_alarms.batch, 1), 500) for update skip locked
  ), mine as (
    update private.alarms a set claimed_at = now(), tries = a.tries + 1 from due where a.id = due.id returning a.id, a.claimed_at, a.endpoint, a.sealed
  )
  select coalesce(jsonb_agg(jsonb_build_object('id', m.id, 'claimed_at', m.claimed_at, 'endpoint', m.endpoint,
    'sealed', translate(encode(m.sealed, 'base64'), E'+/=\n', '-_'))), '[]') into claimed from mine m;
  return claimed;
end
$$;

-- For the sender: [{"id", "claimed_at", "outcome"}]. sent, lost (nobody knows: not again), refused (never): it is gone. gone: the
-- subscription is no more, with all its alarms. busy, setup (our key was refused): once more in 10 minutes. An alarm that a phone has
-- replaced since it was claimed is another one. Rows are locked by their ids, all at once, here and in drop_alarms: senders that hear at
-- the same time that a phone is gone, and the phone that drops its own, would else wait for each other.
create function public.alarms_done(results jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  result record;
  stored private.alarms;
begin
  perform from private.alarms a where a.id in (
    select r.id from jsonb_to_recordset(results) r (id text)
    union all select e.id from jsonb_to_recordset(results) r (id text, claimed_at timestamptz, outcome text)
      join private.alarms g on g.id = r.id and g.claimed_at = r.claimed_at join private.alarms e on e.endpoint = g.endpoint
    where r.outcome = 'gone')
  order by a.id for update;
  for result in
    select * from jsonb_to_recordset(results) r (id text, claimed_at timestamptz, outcome text) order by id
  loop
    if result.outcome is null or result.outcome not in ('sent', 'lost', 'refused', 'gone', 'busy', 'setup') then
      raise exception 'outcome is sent, lost, refused, gone, busy or setup' using errcode = 'invalid_parameter_value';
    end if;
    if result.outcome = 'setup' then
      update private.alarm_sender set refused_at = now() where refused_at is distinct from now();
    end if;
    select a.* into stored from private.alarms a where a.id = result.id and a.claimed_at = result.claimed_at for update;
    if stored.id is null then
      continue;
    elsif result.outcome = 'gone' then
      delete from private.alarms a where a.endpoint = stored.endpoint;
      perform from private.seat_alerts s where s.endpoint = stored.endpoint order by s.id for update;
      delete from private.seat_alerts s where s.endpoint = stored.endpoint;
    elsif result.outcome in ('busy', 'setup') and stored.tries < 2 then
      update private.alarms a set claimed_at = null, due_at = now() + interval '10 minutes' where a.id = stored.id;
    else
      delete from private.alarms a where a.id = stored.id;
    end if;
  end loop;
end
$$;

-- Once a day: what waits for a camp that is gone, or whose season is over.
create function private.forget_seat_alerts() returns void
language sql security definer set search_path = '' as $$
  delete from private.seat_alerts a using public.camps c, public.seasons s
  where c.id = a.camp_id and s.id = c.season_id and (c.deleted_at is not null or s.ends_on < private.today());
$$;

revoke all on function private.pass_signature(text), private.new_pass(date), private.has_pass(text), private.is_push_endpoint(text),
  private.sealed_bytes(text, text, text, text), private.alarm_refusal(text, text, text), private.room_came(), private.forget_seat_alerts(),
  public.put_alarm(text, text, text, timestamptz, text, text), public.put_seat_alert(text, text, text, text, text, text),
  public.drop_alarms(text, jsonb), public.alarm_key(), public.claim_alarms(text, integer), public.alarms_done(jsonb)
  from public, anon, authenticated, service_role;
grant execute on function public.put_alarm(text, text, text, timestamptz, text, text), public.put_seat_alert(text, text, text, text, text, text),
  public.drop_alarms(text, jsonb), public.alarm_key() to anon, authenticated;
grant execute on function public.claim_alarms(text, integer), public.alarms_done(jsonb) to service_role;
