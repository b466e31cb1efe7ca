-- Turns are counted by network, not by single addresses: whoever rents one machine has 2^64 addresses of IPv6. An IPv4 address
-- counts as it is; of IPv6 the first 64 bits (a home, a machine), and with twice the bound the first 48 (what a provider gives one
-- customer). A part of what all share is reserved for networks that have sent nothing: one of them cannot shut out the others.
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
    -- Shares its turns with all others who cannot be read.
    address := null;
  end;
  if family(address) = 6 then
    address := network(set_masklen(address, bits));
  end if;
  return (select sha256(p.value || convert_to(coalesce(address::text, 'unknown'), 'utf8')) from private.pepper p);
end
$$;

create or replace function private.address_hash() returns bytea
language sql stable security definer set search_path = '' as $$
  select private.network_hash(64)
$$;

-- `is_shared`: counts for the bound of all addresses together, too.
alter table private.turns add column network_hash bytea not null default private.network_hash(48),
  add column is_shared boolean not null default true;
alter table private.hand_over_turns add column network_hash bytea not null default private.network_hash(48);
-- Of turns before this nobody knows the network.
update private.turns set network_hash = address_hash;
update private.hand_over_turns set network_hash = address_hash;

-- Null, or why there is no turn: {"seconds": until there is one, "prove": a proof would help}. All networks together have 500 a
-- day, the last 100 of them for those that have sent nothing yet.
drop function private.take_turn();
create function private.take_turn(is_shared boolean) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  address bytea := private.network_hash(64);
  network bytea := private.network_hash(48);
  most integer;
  free_at timestamptz;
begin
  -- The secret key asks after a proof, for people of many addresses.
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

-- As before, with turns by network, of which withdrawals take none that others share.
create or replace function public.put_submission(id uuid, revision integer, secret text, fields jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  stored public.camp_submissions;
  given public.camp_submissions;
  sent jsonb := private.submission_content(fields);
  sent_doubts text[] := private.submission_doubts(put_submission.revision, fields);
  hash bytea := sha256(convert_to(secret, 'utf8'));
  no_turn jsonb;
  broken text;
begin
  if put_submission.id is null or put_submission.revision is null then
    raise exception 'A submission has an id and a revision' using errcode = 'invalid_parameter_value';
  end if;
  if put_submission.revision not between 1 and 1000000 then
    raise exception 'A revision is a number from 1 to 1000000' using errcode = 'invalid_parameter_value';
  end if;
  if secret is null or secret !~ '^[A-Za-z0-9_-]{43}$' then
    raise exception 'The secret is not 32 bytes in base64url' using errcode = 'invalid_parameter_value';
  end if;

  -- The same submission at the same moment waits here: two tabs, a request that was sent twice, a reviewer.
  perform pg_advisory_xact_lock(hashtextextended(put_submission.id::text, 0));
  select * into stored from public.camp_submissions s where s.id = put_submission.id;

  if stored.secret_hash <> hash then
    raise exception 'This is not the secret of this submission' using errcode = 'PT403';
  end if;
  if put_submission.revision <= stored.revision then
    if not exists (select from private.submission_revisions r where r.submission_id = put_submission.id
      and r.revision = put_submission.revision and r.content = sent) then
      return private.submission_answer(stored, 'conflict');
    end if;
    perform private.attach_late_logo(stored);
    return private.submission_answer(stored, 'known');
  end if;
  if stored.status = 'withdrawn' then
    return private.submission_answer(stored, 'closed');
  end if;

  begin
    if sent ? 'withdrawn' then
      insert into public.camp_submissions as s (id, revision, secret_hash, status)
      values (put_submission.id, put_submission.revision, hash, 'withdrawn')
      on conflict (id) do update set revision = excluded.revision, status = 'withdrawn', updated_at = now()
      returning * into given;
    else
      given := jsonb_populate_record(null::public.camp_submissions, sent);
      insert into public.camp_submissions as s (id, revision, secret_hash, camp_provider_name, email, website_url, camp_theme,
        age_min, age_max, street_address, city, state, zip_code, camp_dates, camps_hours, price, season_wish, answer,
        logo_path, logo_bytes, is_doubtful, doubts)
      values (put_submission.id, put_submission.revision, hash, given.camp_provider_name, given.email,
        given.website_url, given.camp_theme, given.age_min, given.age_max, given.street_address, given.city, given.state,
        given.zip_code, given.camp_dates, given.camps_hours, given.price, given.season_wish, given.answer,
        given.logo_path, given.logo_bytes, sent_doubts <> '{}', sent_doubts)
      on conflict (id) do update set revision = excluded.revision, camp_provider_name = excluded.camp_provider_name,
        email = excluded.email, website_url = excluded.website_url, camp_theme = excluded.camp_theme,
        age_min = excluded.age_min, age_max = excluded.age_max, street_address = excluded.street_address,
        city = excluded.city, state = excluded.state, zip_code = excluded.zip_code, camp_dates = excluded.camp_dates,
        camps_hours = excluded.camps_hours, price = excluded.price, season_wish = excluded.season_wish,
        answer = excluded.answer, logo_path = excluded.logo_path, logo_bytes = excluded.logo_bytes,
        status = 'pending', opened_at = null, updated_at = now(),
        waiting_since = case s.status when 'pending' then s.waiting_since else now() end
      returning * into given;
    end if;
  exception when check_violation or unique_violation then
    get stacked diagnostics broken = constraint_name;
    raise exception '%', broken using errcode = sqlstate;
  end;

  -- After the checks, and undone with the rest: what is refused costs no turn. Neither does taking down what is here; a
  -- withdrawal that comes before its original counts for its address alone.
  if given.status <> 'withdrawn' then
    no_turn := private.take_turn(true);
  elsif stored.id is null then
    no_turn := private.take_turn(false);
  end if;
  if (no_turn -> 'prove')::boolean then
    raise exception 'Too many submissions today' using errcode = 'PT429', hint = no_turn ->> 'seconds', detail = 'prove';
  elsif no_turn is not null then
    raise exception 'Too many submissions from this address' using errcode = 'PT429', hint = no_turn ->> 'seconds';
  end if;

  if given.status = 'withdrawn' then
    update public.camps c set deleted_at = now()
    from private.submission_camps m where m.submission_id = given.id and c.id = m.camp_id and c.deleted_at is null;
  end if;
  insert into private.submission_revisions (submission_id, revision, content)
  values (given.id, given.revision, sent);
  insert into private.submission_events (submission_id, what, detail)
  values (given.id, case when given.status = 'withdrawn' then 'withdrawn' when stored.id is null then 'received'
    when stored.status = 'changes_requested' then 'answered' else 'edited' end,
    jsonb_build_object('revision', given.revision));
  return private.submission_answer(given, 'stored');
end
$$;

-- Refuses with the seconds until there is one. `most`: of an address within the hour; its wider network has twice as many.
create or replace function private.take_hand_over_turn(what text, most integer) returns void
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

create or replace function public.put_hand_over(place text, sealed text) returns jsonb
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

revoke all on function private.network_hash(integer), private.take_turn(boolean), private.is_first_hand_over()
  from public, anon, authenticated, service_role;
