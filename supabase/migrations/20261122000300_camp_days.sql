-- Every phone reads the single days of every camp: they are real days, and no more than a year has.

create function public.is_day(value text) returns boolean
language sql immutable set search_path = '' as $$
  select case when value ~ '^20[0-9]{2}-(0[1-9]|1[0-2])-[0-9]{2}$'
    then substr(value, 9)::integer between 1 and extract(day from
      make_date(substr(value, 1, 4)::integer, substr(value, 6, 2)::integer, 1) + interval '1 month - 1 day')
    else false end
$$;

-- As its owner: whoever may write a camp need not be able to call is_day.
create function public.check_days() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if jsonb_typeof(new.date_array) = 'array' and (
    jsonb_array_length(new.date_array) > 366
    or length(new.date_array::text) > 20000
    or exists (select from jsonb_array_elements(new.date_array) item
      where jsonb_typeof(item -> 'date') is distinct from 'string' or not public.is_day(item ->> 'date'))
  ) then
    raise exception 'date_array is a list of at most 366 days'
      using errcode = 'check_violation', hint = '[{"date": "2026-10-12"}, {"date": "2026-10-13"}]';
  end if;
  return new;
end
$$;

-- A trigger, not a constraint: a row that was here before can still be changed.
create trigger check_days before insert on public.camps
for each row when (new.date_array is not null)
execute function public.check_days();
create trigger check_changed_days before update on public.camps
for each row when (new.date_array is distinct from old.date_array)
execute function public.check_days();

revoke all on function public.is_day(text), public.check_days() from public, anon, authenticated, service_role;
