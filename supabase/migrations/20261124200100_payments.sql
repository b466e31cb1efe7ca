-- What providers have paid for (functions/payment-webhook), and what follows from it: the reviewer sees it, and camps that
-- are live become featured where nobody has to decide which.

create table private.payments (
  -- Of the payment provider, which sends an event again until it is answered.
  event_id text primary key check (char_length(event_id) between 1 and 255),
  -- One checkout may send several events.
  checkout_id text not null unique check (char_length(checkout_id) between 1 and 255),
  paid_at timestamptz not null,
  email text check (char_length(email) <= 320),
  -- What it was paid for, when that is certain.
  submission_id uuid references public.camp_submissions (id),
  -- year: all camps; winter: those of the winter break; null: nobody said.
  plan text check (plan in ('year', 'winter')),
  amount integer not null,
  currency text not null check (char_length(currency) <= 10),
  recorded_at timestamptz not null default now()
);
create index payments_email_idx on private.payments (lower(email));

alter table private.payments enable row level security;
alter table private.payments force row level security;
create policy "the owner keeps everything" on private.payments to current_user using (true) with check (true);
revoke all on private.payments from public, anon, authenticated, service_role;

-- The one submission a payment is for: the one it names, else the only one of its buyer.
create function private.paid_submission(payment jsonb) returns uuid
language sql stable security definer set search_path = '' as $$
  select case when count(*) = 1 then (array_agg(s.id))[1] end from public.camp_submissions s
  where s.status <> 'withdrawn' and case when payment ->> 'reference' is not null then s.id::text = lower(payment ->> 'reference')
    else lower(s.email) = lower(payment ->> 'email') end
$$;

-- payment: {event_id, checkout_id, paid_at, email, reference, plan, amount, currency}. Answers what became of it:
-- {outcome: 'known' | 'recorded', submission_id, camps: [ids that became featured]}.
create function public.record_payment(payment jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  submission uuid := private.paid_submission(payment);
  today date := (now() at time zone 'America/New_York')::date;
  upgraded text[];
begin
  insert into private.payments (event_id, checkout_id, paid_at, email, submission_id, plan, amount, currency)
  values (payment ->> 'event_id', payment ->> 'checkout_id', (payment ->> 'paid_at')::timestamptz, payment ->> 'email',
    submission, payment ->> 'plan', (payment ->> 'amount')::integer, payment ->> 'currency')
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
  return jsonb_build_object('outcome', 'recorded', 'submission_id', submission, 'camps', upgraded);
end
$$;

-- What the reviewer sees of it. is_certain: false where only the address of the buyer is the same.
create function private.submission_payments(s public.camp_submissions) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('at', p.paid_at, 'plan', p.plan, 'amount', p.amount, 'currency', p.currency,
    'is_certain', p.submission_id is not null) order by p.paid_at), '[]')
  from private.payments p
  where p.submission_id = s.id or (p.submission_id is null and lower(p.email) = lower(s.email))
$$;

alter function private.submission_for_review(public.camp_submissions) rename to submission_without_payments;
create function private.submission_for_review(s public.camp_submissions) returns jsonb
language sql stable security definer set search_path = '' as $$
  select private.submission_without_payments(s) || jsonb_build_object('payments', private.submission_payments(s))
$$;

revoke all on function private.paid_submission(jsonb), public.record_payment(jsonb),
  private.submission_payments(public.camp_submissions), private.submission_for_review(public.camp_submissions)
  from public, anon, authenticated, service_role;
grant execute on function public.record_payment(jsonb) to service_role;
