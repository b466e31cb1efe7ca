-- Where a listing is: found once on the server, when it is approved or its address changes
-- (functions/geocode), never from a browser. Until then phones place it by its ZIP or city themselves.

-- Listings that wait for their place. A wait ends with an answer, not with a try: a claim by a job that dies has only used up
-- one of the tries.
create table public.place_requests (
  -- No foreign key: camps are never removed, and a trigger of theirs refuses that with its own message.
  camp_id text collate "C" primary key,
  -- A new one with each change of the address, so that an answer for the old address is dropped.
  ticket uuid not null default gen_random_uuid(),
  attempts smallint not null default 0,
  next_attempt_at timestamptz not null default now(),
  problem text check (char_length(problem) <= 300)
);
create index place_requests_due_idx on public.place_requests (next_attempt_at);

alter table public.place_requests enable row level security;
alter table public.place_requests force row level security;
create policy "the owner keeps everything" on public.place_requests to current_user using (true) with check (true);
revoke all on public.place_requests from public, anon, authenticated, service_role;

-- What we found for the old address is wrong for the new one; what a person set stays, and is theirs.
create function public.forget_place() returns trigger
language plpgsql set search_path = '' as $$
begin
  if (new.latitude, new.longitude) is distinct from (old.latitude, old.longitude) then
    if new.coordinate_source is not distinct from old.coordinate_source then
      new.coordinate_source := null;
    end if;
  elsif new.coordinate_source is not null then
    new.latitude := null;
    new.longitude := null;
    new.coordinate_precision := null;
    new.coordinate_source := null;
  end if;
  return new;
end
$$;

create trigger forget_place before update on public.camps
for each row when (
  (new.street_address, new.city, new.state, new.zip_code, new.latitude, new.longitude)
  is distinct from (old.street_address, old.city, old.state, old.zip_code, old.latitude, old.longitude))
execute function public.forget_place();

create function public.ask_for_place() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.latitude is null and new.deleted_at is null
    and coalesce(new.street_address, new.city, new.zip_code) is not null then
    insert into public.place_requests (camp_id) values (new.id)
    on conflict (camp_id) do update
    set ticket = default, attempts = default, next_attempt_at = default, problem = null;
  else
    delete from public.place_requests where camp_id = new.id;
  end if;
  return null;
end
$$;

-- The addresses of samples are invented: they are not geocoded.
create trigger ask_for_place_of_new after insert on public.camps
for each row when (new.latitude is null and not new.is_sample)
execute function public.ask_for_place();

create trigger ask_for_place_of_changed after update on public.camps
for each row when (not new.is_sample and
  (new.street_address, new.city, new.state, new.zip_code, new.latitude, new.deleted_at, old.is_sample)
  is distinct from (old.street_address, old.city, old.state, old.zip_code, old.latitude, old.deleted_at, false))
execute function public.ask_for_place();

-- The next listing that is due, or null. Until it is settled it is due again later, each time after about twice as long (a
-- minute to six hours).
create function public.claim_place() returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  claimed jsonb;
begin
  update public.place_requests r
  set attempts = least(r.attempts + 1, 1000),
    next_attempt_at = now()
      + least(interval '1 minute' * 2 ^ least(r.attempts, 9), interval '6 hours') * (0.75 + random() / 2)
  from public.camps c
  where c.id = r.camp_id and r.camp_id = (
    select d.camp_id from public.place_requests d where d.next_attempt_at <= now()
    order by d.next_attempt_at, d.camp_id limit 1 for update skip locked)
  returning jsonb_build_object('camp_id', r.camp_id, 'ticket', r.ticket, 'attempts', r.attempts,
    'street_address', c.street_address, 'city', c.city, 'state', c.state, 'zip_code', c.zip_code)
  into claimed;
  return claimed;
end
$$;

-- Ends a wait. Without coordinates the place is unknown, and the listing stays without one. False when the address has changed;
-- then nothing is saved.
create function public.settle_place(
  claimed_camp text,
  claimed_ticket uuid,
  found_latitude double precision default null,
  found_longitude double precision default null,
  found_precision text default null,
  found_by text default null
) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.place_requests where camp_id = claimed_camp and ticket = claimed_ticket;
  if not found then
    return false;
  end if;
  if found_latitude is not null then
    update public.camps
    set latitude = found_latitude, longitude = found_longitude,
      coordinate_precision = found_precision, coordinate_source = found_by
    where id = claimed_camp and latitude is null;
  end if;
  return true;
end
$$;

-- Records why a try failed, and waits longer when the service asked for it.
create function public.postpone_place(
  claimed_camp text,
  claimed_ticket uuid,
  why text,
  wait_seconds integer default 0
) returns void
language sql security definer set search_path = '' as $$
  update public.place_requests
  set problem = left(why, 300),
    next_attempt_at = greatest(next_attempt_at, now() + interval '1 second' * least(wait_seconds, 86400))
  where camp_id = claimed_camp and ticket = claimed_ticket
$$;

revoke all on function public.forget_place(), public.ask_for_place(), public.claim_place(),
  public.settle_place(text, uuid, double precision, double precision, text, text),
  public.postpone_place(text, uuid, text, integer)
  from public, anon, authenticated, service_role;
grant execute on function public.claim_place(),
  public.settle_place(text, uuid, double precision, double precision, text, text),
  public.postpone_place(text, uuid, text, integer) to service_role;
