-- The season's fee, while one is asked for (private.season_fee): who has paid gets passes for five phones. A payment is kept with the
-- hash of its buyer's address, and counts its passes; which they are is written nowhere.

create table private.season_passes (
  -- Of 16 bytes that the phone made before the checkout, or that nobody has.
  reference_hash bytea primary key check (octet_length(reference_hash) = 32),
  event_id text not null unique check (char_length(event_id) between 1 and 255),
  checkout_id text not null unique check (char_length(checkout_id) between 1 and 255),
  payment_intent text unique check (char_length(payment_intent) between 1 and 255),
  address_hash bytea,
  paid_at timestamptz not null,
  until date not null,
  issued integer not null default 0 check (issued between 0 and 5),
  reversed_at timestamptz
);
create index season_passes_address_idx on private.season_passes (address_hash);
alter table private.season_passes enable row level security;
alter table private.season_passes force row level security;
create policy "the owner keeps everything" on private.season_passes to current_user using (true) with check (true);
revoke all on private.season_passes from public, anon, authenticated, service_role;

-- A season ends on August 31. Who pays in its last 60 days has paid for the next one.
create function private.pass_until(day date) returns date
language sql immutable set search_path = '' as $$
  select (make_date(y, 8, 31) + case when make_date(y, 8, 31) < day + 60 then interval '1 year' else interval '0' end)::date
  from (select extract(year from day)::integer as y) years
$$;

-- What providers pay goes on as it was, one schema further in.
alter function public.record_payment(jsonb) set schema private;
alter function public.record_reversal(jsonb) set schema private;

-- As 20261120000400_payments.sql has it; a plan 'season' is a family's pass, and {outcome: 'known' | 'recorded', until}.
create function public.record_payment(payment jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  reference text := payment ->> 'reference';
  early private.early_reversals;
  last_day date := private.pass_until(((payment ->> 'paid_at')::timestamptz at time zone 'America/New_York')::date);
begin
  if payment ->> 'plan' is distinct from 'season' then
    return private.record_payment(payment);
  end if;
  perform pg_advisory_xact_lock(hashtextextended('payments', 0));
  delete from private.early_reversals r where r.payment_intent = payment ->> 'payment_intent' returning * into early;
  insert into private.season_passes (reference_hash, event_id, checkout_id, payment_intent, address_hash, paid_at, until, reversed_at)
  values (sha256(convert_to(case when reference ~ '^[A-Za-z0-9_-]{22}$'
      -- One checkout paid twice: the second payment has no phone that waits for it.
      and not exists (select from private.season_passes p where p.reference_hash = sha256(convert_to(reference, 'utf8')))
      then reference else private.new_token() end, 'utf8')),
    payment ->> 'event_id', payment ->> 'checkout_id', payment ->> 'payment_intent', private.address_hash(payment ->> 'email'),
    (payment ->> 'paid_at')::timestamptz, last_day, case when early.reversed <> 'partly_refunded' then early.reversed_at end)
  on conflict do nothing;
  if not found then
    return '{"outcome": "known"}';
  end if;
  if payment ->> 'email' is not null and early.reversed_at is null then
    perform private.queue_mail('pass', payment ->> 'email', jsonb_build_object('until', last_day));
  end if;
  return jsonb_build_object('outcome', 'recorded', 'until', last_day);
end
$$;

-- As there. A part that goes back ends no pass.
create function public.record_reversal(reversal jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  pass private.season_passes;
begin
  perform pg_advisory_xact_lock(hashtextextended('payments', 0));
  select * into pass from private.season_passes p where p.payment_intent = reversal ->> 'payment_intent';
  if pass.reference_hash is null then
    return private.record_reversal(reversal);
  elsif pass.reversed_at is not null or reversal ->> 'reversed' = 'partly_refunded' then
    return '{"outcome": "known"}';
  end if;
  update private.season_passes p set reversed_at = (reversal ->> 'at')::timestamptz where p.reference_hash = pass.reference_hash;
  return '{"outcome": "recorded", "camps": []}';
end
$$;

-- For a phone that has paid, by its own reference, and for one with a mailed link, by the link's token: the newest payment of its
-- address. {"outcome"}: paid, "pass" and "until"; waiting: no such payment yet; reversed: the money went back; used up: five phones
-- have one, or the season is over; unknown: a link that is none.
create function public.take_pass(reference text) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  link private.mail_links;
  pass private.season_passes;
begin
  if reference is null or reference !~ '^[A-Za-z0-9_-]{22}$|^[A-Za-z0-9_-]{43}$' then
    raise exception 'A reference is 16 bytes in base64url, or the token of a link' using errcode = 'invalid_parameter_value';
  end if;
  perform private.take_hand_over_turn('pass', 600);
  if char_length(reference) = 22 then
    select * into pass from private.season_passes p where p.reference_hash = sha256(convert_to(take_pass.reference, 'utf8')) for update;
    if pass.reference_hash is null then
      return '{"outcome": "waiting"}';
    end if;
  else
    link := private.mail_link(take_pass.reference);
    if link.kind = 'pass' then
      select * into pass from private.season_passes p where p.address_hash = link.address_hash
      order by p.reversed_at is null desc, p.until >= private.today() and p.issued < 5 desc, p.until desc, p.paid_at desc limit 1 for update;
    end if;
    if pass.reference_hash is null then
      return '{"outcome": "unknown"}';
    end if;
  end if;
  if pass.reversed_at is not null then
    return '{"outcome": "reversed"}';
  elsif pass.issued >= 5 or pass.until < private.today() then
    return '{"outcome": "used up"}';
  end if;
  update private.season_passes p set issued = p.issued + 1 where p.reference_hash = pass.reference_hash;
  return jsonb_build_object('outcome', 'paid', 'pass', private.new_pass(pass.until), 'until', pass.until);
end
$$;

-- Mails the link once more, to whoever has paid from this address. Everybody gets the same answer; two mails a day with the receipt.
create function public.request_pass_mail(email text) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  no_turn jsonb := private.take_turn(false);
  hash bytea := private.address_hash(email);
  last_day date;
begin
  if no_turn is not null then
    raise exception 'Too many from this address' using errcode = 'PT429', hint = no_turn ->> 'seconds';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('private.mail_jobs', 0));
  select max(p.until) into last_day from private.season_passes p
  where p.address_hash = hash and p.reversed_at is null and p.until >= private.today();
  if last_day is not null and char_length(email) <= 320
    and (select count(*) from private.mail_jobs j where j.to_hash = hash and j.kind = 'pass'
      and j.state <> 'given_up' and j.created_at > now() - interval '1 day') < 2 then
    perform private.queue_mail('pass', request_pass_mail.email, jsonb_build_object('until', last_day));
  end if;
  return '{"outcome": "asked"}';
end
$$;

-- For the operator. checkout_url null: no fee is asked for. What is paid already stays good.
create function public.set_season_fee(checkout_url text default null, cents integer default 499) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
begin
  delete from private.season_fee where set_season_fee.checkout_url is null;
  insert into private.season_fee as f (checkout_url, cents)
  select set_season_fee.checkout_url, set_season_fee.cents where set_season_fee.checkout_url is not null
  on conflict (only_row) do update set checkout_url = excluded.checkout_url, cents = excluded.cents;
end
$$;

-- For the operator: {"fee": null or {"checkout_url", "cents"}, "paid", "reversed", "phones"}, of seasons that are not over.
create function public.season_fee() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('fee', public.alarm_key() -> 'fee', 'paid', count(*), 'reversed', count(p.reversed_at),
    'phones', coalesce(sum(p.issued), 0))
  from private.season_passes p where p.until >= private.today()
$$;

revoke all on function private.pass_until(date), private.record_payment(jsonb), private.record_reversal(jsonb),
  public.record_payment(jsonb), public.record_reversal(jsonb), public.take_pass(text), public.request_pass_mail(text),
  public.set_season_fee(text, integer), public.season_fee() from public, anon, authenticated, service_role;
grant execute on function public.take_pass(text), public.request_pass_mail(text) to anon, authenticated;
grant execute on function public.record_payment(jsonb), public.record_reversal(jsonb), public.set_season_fee(text, integer),
  public.season_fee() to service_role;
