-- Payments of providers (functions/payment-webhook), and their effects: the reviewer sees them, and live camps become featured
-- where no decision is needed. A refund or a dispute ends what a payment has featured, where no decision is needed; otherwise
-- the reviewer sees it beside the payment.

create table private.payments (
  -- Of the payment provider, which sends an event again until it is answered.
  event_id text primary key check (char_length(event_id) between 1 and 255),
  -- One checkout may send several events.
  checkout_id text not null unique check (char_length(checkout_id) between 1 and 255),
  -- What the provider's refunds and disputes name.
  payment_intent text unique check (char_length(payment_intent) between 1 and 255),
  paid_at timestamptz not null,
  email text check (char_length(email) <= 320),
  -- What it was paid for, when that is certain.
  submission_id uuid references public.camp_submissions (id),
  -- year: all camps; winter: those of the winter break; null: unknown.
  plan text check (plan in ('year', 'winter')),
  amount integer not null,
  currency text not null check (char_length(currency) <= 10),
  reversed text check (reversed in ('refunded', 'partly_refunded', 'disputed')),
  reversed_at timestamptz,
  recorded_at timestamptz not null default now()
);
create index payments_email_idx on private.payments (lower(email));

-- The provider sends its events in any order: a refund may come before the payment that it takes back. It waits here for its
-- payment. One of something else that the same account at the provider sells waits 30 days in vain: the provider sends no event
-- for longer.
create table private.early_reversals (
  payment_intent text primary key check (char_length(payment_intent) between 1 and 255),
  reversed text not null check (reversed in ('refunded', 'partly_refunded', 'disputed')),
  reversed_at timestamptz not null,
  recorded_at timestamptz not null default now()
);
create index early_reversals_recorded_idx on private.early_reversals (recorded_at);

do $$
declare
  kept text;
begin
  foreach kept in array array['private.payments', 'private.early_reversals'] loop
    execute format('alter table %s enable row level security', kept);
    execute format('alter table %s force row level security', kept);
    execute format('create policy "the owner keeps everything" on %s to current_user using (true) with check (true)', kept);
    execute format('revoke all on %s from public, anon, authenticated, service_role', kept);
  end loop;
end
$$;

-- The submission that a payment is for: the one it names, else the only one of its buyer. A submission can carry any address,
-- so one that a reviewer has approved counts before those that wait.
create function private.paid_submission(payment jsonb) returns uuid
language sql stable security definer set search_path = '' as $$
  with meant as (
    select s.id, s.status = 'approved' as is_approved from public.camp_submissions s
    where s.status <> 'withdrawn' and case when payment ->> 'reference' is not null then s.id::text = lower(payment ->> 'reference')
      else lower(s.email) = lower(payment ->> 'email') end
  )
  select case when count(*) = 1 then (array_agg(id))[1] end from meant
  where is_approved or not exists (select from meant where is_approved)
$$;

-- payment: {event_id, checkout_id, payment_intent, paid_at, email, reference, plan, amount, currency}. Answers what became of it:
-- {outcome: 'known' | 'recorded', submission_id, camps: [ids that became featured]}. Then takes back what a reversal that came
-- earlier takes back. Payments and reversals wait for each other, or a reversal would miss the payment that is being recorded;
-- there are a few a day.
create function public.record_payment(payment jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  submission uuid := private.paid_submission(payment);
  today date := (now() at time zone 'America/New_York')::date;
  upgraded text[];
  early jsonb;
begin
  perform pg_advisory_xact_lock(hashtextextended('payments', 0));
  insert into private.payments (event_id, checkout_id, paid_at, email, submission_id, plan, amount, currency, payment_intent)
  values (payment ->> 'event_id', payment ->> 'checkout_id', (payment ->> 'paid_at')::timestamptz, payment ->> 'email',
    submission, payment ->> 'plan', (payment ->> 'amount')::integer, payment ->> 'currency', payment ->> 'payment_intent')
  on conflict do nothing;
  if not found then
    return jsonb_build_object('outcome', 'known');
  end if;

  with upgrade as (
    update public.camps c set listing = 'featured'
    from private.submission_camps m join public.seasons k on k.id = m.season_id
    where m.submission_id = submission and c.id = m.camp_id and c.deleted_at is null and c.listing = 'basic'
      and k.ends_on >= today and (payment ->> 'plan' = 'year' or payment ->> 'plan' = k.break)
    returning c.id
  )
  select coalesce(array_agg(id order by id), '{}') into upgraded from upgrade;
  insert into private.submission_events (submission_id, camp_id, what, detail)
  select submission, camp_id, 'updated', jsonb_build_object('changes', jsonb_build_object('listing', 'featured'),
    'payment', payment ->> 'event_id')
  from unnest(upgraded) camp_id;

  delete from private.early_reversals r where r.payment_intent = payment ->> 'payment_intent'
    returning jsonb_build_object('payment_intent', r.payment_intent, 'reversed', r.reversed, 'at', r.reversed_at) into early;
  if early is not null then
    perform public.record_reversal(early);
  end if;
  return jsonb_build_object('outcome', 'recorded', 'submission_id', submission, 'camps', upgraded);
end
$$;

-- reversal: {payment_intent, reversed: 'refunded' | 'partly_refunded' | 'disputed', at}. Returns the outcome: {outcome: 'known'
-- | 'early' | 'recorded', camps: [ids that became basic]}; 'early' when the payment is not recorded yet. Only what this payment
-- has featured ends, and only when all of it goes back and no other valid payment exists for the same submission. Two reversals
-- for one submission wait for each other as well: else each of two payments that go back at the same moment would see the other
-- one as valid, and the camp would stay featured.
create function public.record_reversal(reversal jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  paid private.payments;
  ended text[];
begin
  perform pg_advisory_xact_lock(hashtextextended('payments', 0));
  select * into paid from private.payments p where p.payment_intent = reversal ->> 'payment_intent';
  if not found then
    delete from private.early_reversals where recorded_at < now() - interval '30 days';
    insert into private.early_reversals as r (payment_intent, reversed, reversed_at)
    values (reversal ->> 'payment_intent', reversal ->> 'reversed', (reversal ->> 'at')::timestamptz)
    on conflict (payment_intent) do update set reversed = excluded.reversed, reversed_at = excluded.reversed_at
    where r.reversed = 'partly_refunded';
    return jsonb_build_object('outcome', 'early');
  end if;
  -- Events may come twice and late: what went back wholly does not become a part of it.
  if paid.reversed in (reversal ->> 'reversed', 'refunded', 'disputed') then
    return jsonb_build_object('outcome', 'known');
  end if;
  update private.payments p set reversed = reversal ->> 'reversed', reversed_at = (reversal ->> 'at')::timestamptz
    where p.event_id = paid.event_id;

  with lapsed as (
    update public.camps c set listing = 'basic'
    from private.submission_events e
    where e.submission_id = paid.submission_id and e.detail ->> 'payment' = paid.event_id
      and e.detail #>> '{changes,listing}' = 'featured' and c.id = e.camp_id and c.deleted_at is null and c.listing = 'featured'
      and reversal ->> 'reversed' <> 'partly_refunded'
      and not exists (select from private.payments o where o.submission_id = paid.submission_id and o.event_id <> paid.event_id
        and coalesce(o.reversed, 'partly_refunded') = 'partly_refunded')
    returning c.id
  )
  select coalesce(array_agg(id order by id), '{}') into ended from lapsed;
  insert into private.submission_events (submission_id, camp_id, what, detail)
  select paid.submission_id, camp_id, 'updated', jsonb_build_object('changes', jsonb_build_object('listing', 'basic'),
    'payment', paid.event_id, 'reversed', reversal ->> 'reversed')
  from unnest(ended) camp_id;
  return jsonb_build_object('outcome', 'recorded', 'camps', ended);
end
$$;

-- What the reviewer sees of it. is_certain: false where only the address of the buyer is the same. reversed: what went back.
create function private.submission_payments(s public.camp_submissions) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('at', p.paid_at, 'plan', p.plan, 'amount', p.amount, 'currency', p.currency,
    'is_certain', p.submission_id is not null, 'reversed', p.reversed) order by p.paid_at), '[]')
  from private.payments p
  where p.submission_id = s.id or (p.submission_id is null and lower(p.email) = lower(s.email))
$$;

revoke all on function private.paid_submission(jsonb), public.record_payment(jsonb), public.record_reversal(jsonb),
  private.submission_payments(public.camp_submissions) from public, anon, authenticated, service_role;
grant execute on function public.record_payment(jsonb), public.record_reversal(jsonb) to service_role;
