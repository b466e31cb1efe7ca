-- A season's dates say whether it is coming, running or over. `state` is only what the operator knows better.

alter table public.seasons alter column state drop not null;
alter table public.seasons alter column state drop default;
