-- Calendars that other programs subscribe to. A phone encrypts each with a key out of the address; the server keeps neither. `feed`
-- comes from the address, too, by a hash: 256 bits, so that guessing one of a million feeds takes 2^236 requests.
create table private.calendar_feeds (
  feed text collate "C" primary key check (feed ~ '^[A-Za-z0-9_-]{43}$'),
  -- Of the right to replace and to stop it, which the address does not give.
  proof_hash bytea not null,
  -- Null once it was stopped.
  sealed text check (sealed ~ '^[A-Za-z0-9_-]+$' and octet_length(sealed) <= 262144),
  version text collate "C" not null,
  replaced_at timestamptz not null default now(),
  stopped_at timestamptz,
  -- When the last minute of fetches began, and how many it has seen.
  fetched_at timestamptz,
  fetches integer not null default 0,
  check ((sealed is null) = (stopped_at is not null))
);
-- Ciphertext does not compress; beside the row, a fetch does not rewrite it.
alter table private.calendar_feeds alter column sealed set storage external;

alter table private.calendar_feeds enable row level security;
alter table private.calendar_feeds force row level security;
create policy "the owner keeps everything" on private.calendar_feeds to current_user using (true) with check (true);
revoke all on private.calendar_feeds from public, anon, authenticated, service_role;

-- Feeds are begun, replaced and guessed at within the turns of codes (take_hand_over_turn).
create index hand_over_turns_taken on private.hand_over_turns (what, address_hash, taken_at);

-- No phone has replaced it for 400 days, which each does every 30 days (createFeeds.ts), so nobody is left who could stop it: however
-- often a calendar asks. A stopped one is known as long, to say that it is gone.
create function private.sweep_feeds() returns void
language sql security definer set search_path = '' as $$
  delete from private.calendar_feeds where greatest(replaced_at, stopped_at) <= now() - interval '400 days';
$$;

-- {"outcome": "stored"}; "stopped": it was, for good; "refused": another proof than that of the first call. Repeating it changes nothing.
create function public.put_feed(feed text, proof text, sealed text) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  stored private.calendar_feeds;
  is_new boolean;
  wanted text := left(encode(sha256(convert_to(put_feed.sealed, 'utf8')), 'hex'), 32);
begin
  if put_feed.feed is null or put_feed.feed !~ '^[A-Za-z0-9_-]{43}$' or put_feed.proof is null or put_feed.proof !~ '^[A-Za-z0-9_-]{43}$' then
    raise exception 'A feed and its proof are 32 bytes each in base64url' using errcode = 'invalid_parameter_value';
  end if;
  if put_feed.sealed is null or octet_length(put_feed.sealed) not between 1 and 262144 then
    raise exception 'A calendar has 1 to 262144 letters' using errcode = 'invalid_parameter_value';
  end if;
  if put_feed.sealed !~ '^[A-Za-z0-9_-]+$' then
    raise exception 'The calendar is not in base64url' using errcode = 'invalid_parameter_value';
  end if;

  select * into stored from private.calendar_feeds f where f.feed = put_feed.feed for update;
  is_new := stored.feed is null;
  if not is_new and stored.proof_hash <> sha256(convert_to(put_feed.proof, 'utf8')) then
    return jsonb_build_object('outcome', 'refused');
  end if;
  if stored.stopped_at is not null then
    return jsonb_build_object('outcome', 'stopped');
  end if;
  if stored.version = wanted then
    return jsonb_build_object('outcome', 'stored');
  end if;

  -- A family has a feed for each child, and its phones replace them while somebody plans.
  perform private.take_hand_over_turn(case when is_new then 'new feed' else 'replaced feed' end, case when is_new then 20 else 300 end);
  if is_new then
    perform private.sweep_feeds();
    -- Half a gigabyte at most.
    if (select coalesce(sum(octet_length(f.sealed)), 0) from private.calendar_feeds f) > 500000000 then
      raise exception 'There are too many calendars' using errcode = 'PT429', hint = '86400';
    end if;
  end if;
  insert into private.calendar_feeds as f (feed, proof_hash, sealed, version)
  values (put_feed.feed, sha256(convert_to(put_feed.proof, 'utf8')), put_feed.sealed, wanted)
  on conflict (feed) do update set sealed = excluded.sealed, version = excluded.version, replaced_at = now()
  where f.proof_hash = excluded.proof_hash and f.stopped_at is null;
  return jsonb_build_object('outcome', case when found then 'stored' else 'refused' end);
end
$$;

-- {"outcome": "stopped"}: whoever subscribes to it gets an empty calendar for 30 days, then 410; its text is gone at once. "unknown":
-- there is none, or not with this proof.
create function public.stop_feed(feed text, proof text) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
begin
  update private.calendar_feeds f set sealed = null, stopped_at = coalesce(f.stopped_at, now())
  where f.feed = stop_feed.feed and f.proof_hash = sha256(convert_to(stop_feed.proof, 'utf8'));
  if found then
    return jsonb_build_object('outcome', 'stopped');
  end if;
  perform private.take_hand_over_turn('unknown feed', 30);
  return jsonb_build_object('outcome', 'unknown');
end
$$;

-- For the function `feed` only. {"outcome": "here", "sealed", "version"}; "same" as `known`; "stopped"; "gone" after 30 days;
-- "unknown"; "slow", with the seconds: more than 30 fetches of it within a minute, or 30 guesses of a network within the hour. A
-- calendar's server fetches for many families from one address: only what is not there counts for it. `caller`: its headers.
create function public.read_feed(feed text, known text, caller jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  stored private.calendar_feeds;
  seconds integer;
begin
  update private.calendar_feeds f
  set fetches = case when f.fetched_at > now() - interval '1 minute' then f.fetches + 1 else 1 end,
    fetched_at = case when f.fetched_at > now() - interval '1 minute' then f.fetched_at else now() end
  where f.feed = read_feed.feed
  returning * into stored;
  if stored.feed is null then
    perform set_config('request.headers', coalesce(read_feed.caller, '{}')::text, true);
    perform private.take_hand_over_turn('unknown feed', 30);
    return '{"outcome": "unknown"}';
  end if;
  if stored.fetches > 30 then
    return jsonb_build_object('outcome', 'slow',
      'seconds', greatest(1, ceil(extract(epoch from stored.fetched_at + interval '1 minute' - now()))));
  end if;
  if stored.replaced_at <= now() - interval '400 days' then
    return '{"outcome": "gone"}';
  end if;
  if stored.stopped_at is not null then
    return jsonb_build_object('outcome', case when stored.stopped_at > now() - interval '30 days' then 'stopped' else 'gone' end);
  end if;
  if stored.version = read_feed.known then
    return jsonb_build_object('outcome', 'same', 'version', stored.version);
  end if;
  return jsonb_build_object('outcome', 'here', 'sealed', stored.sealed, 'version', stored.version);
exception when sqlstate 'PT429' then
  get stacked diagnostics seconds = pg_exception_hint;
  return jsonb_build_object('outcome', 'slow', 'seconds', seconds);
end
$$;

revoke all on function private.sweep_feeds(), public.put_feed(text, text, text),
  public.stop_feed(text, text), public.read_feed(text, text, jsonb) from public, anon, authenticated, service_role;
grant execute on function public.put_feed(text, text, text), public.stop_feed(text, text) to anon, authenticated;
grant execute on function public.read_feed(text, text, jsonb) to service_role;
