-- School calendars know more than days off: the first and the last day of a school year, days of digital learning,
-- and days on which school lets out early.

alter table public.school_breaks
  -- off: no school. digital: school at home. early: school until lets_out_at. school: a first or last day.
  add column day_kind text not null default 'off' check (day_kind in ('off', 'digital', 'early', 'school')),
  -- When the bell rings, in Atlanta. Null on an early day: the district has not said.
  add column lets_out_at time check (lets_out_at between '06:00' and '18:00'),
  add check (lets_out_at is null or day_kind = 'early'),
  -- A last day is often an early one. Neither is ever a day off, and each is one day.
  add check (case when kind in ('first_day', 'last_day')
    then day_kind in ('school', 'early') and starts_on = ends_on else day_kind <> 'school' end);

-- A school year begins once and ends once.
create unique index school_breaks_year_idx on public.school_breaks (district_id, school_year, kind)
where kind in ('first_day', 'last_day') and deleted_at is null;

-- changed_camps names days off 'break' and the others 'schoolday': a row that became the other would stay on phones
-- under its old name as well.
create function public.refuse_other_day_kind() returns trigger
language plpgsql set search_path = '' as $$
begin
  raise exception 'a day off never becomes another kind of day, nor the reverse: phones would keep both'
    using errcode = 'restrict_violation', hint = 'insert a row with a new id and set deleted_at on the old one';
end
$$;
create trigger refuse_other_day_kind before update on public.school_breaks
for each row when ((old.day_kind = 'off') is distinct from (new.day_kind = 'off'))
execute function public.refuse_other_day_kind();

revoke all on function public.refuse_other_day_kind() from public, anon, authenticated, service_role;
