-- Sessions, stamps and seats of a camp: what phones get, and that nothing old stays stamped as fresh.
begin;
create extension if not exists pgtap with schema extensions;
set local search_path = public, extensions;
select no_plan();

insert into public.seasons (id, break, year, label, starts_on, ends_on) values ('summer-2099', 'summer', 2099, 'Summer', '2099-06-01', '2099-08-31');
insert into public.camps (id, season_id, listing, camp_provider_name, camp_theme, camp_dates, camps_hours, price)
values ('tap-camp', 'summer-2099', 'basic', 'Tap Camp', 'Art', 'June 8-12', '9-3', '$300');

create function pg_temp.camp() returns public.camps language sql as $$ select c from public.camps c where id = 'tap-camp' $$;
create function pg_temp.stamped() returns text language sql as $$
  select concat_ws(' ', c.dates_checked_on, c.dates_checked_by, c.price_checked_on, c.price_checked_by, c.seats, c.seats_said_on)
  from public.camps c where id = 'tap-camp'
$$;
create function pg_temp.stamp() returns void language sql as $$
  update public.camps set dates_checked_on = '2099-01-02', dates_checked_by = 'page', price_checked_on = '2099-01-03',
    price_checked_by = 'provider', seats = 'few', seats_said_on = '2099-01-04' where id = 'tap-camp'
$$;

select pg_temp.stamp();
update public.camps set camp_theme = 'Art, Clay', website_url = 'https://tap.example/' where id = 'tap-camp';
select is(pg_temp.stamped(), '2099-01-02 page 2099-01-03 provider few 2099-01-04', 'other words leave the stamps');
update public.camps set price = '$310' where id = 'tap-camp';
select is(pg_temp.stamped(), '2099-01-02 page few 2099-01-04', 'another price takes the price''s stamp away');
update public.camps set camps_hours = '9-4' where id = 'tap-camp';
select is(pg_temp.stamped(), 'few 2099-01-04', 'other hours take that of the dates');
update public.camps set camp_dates = 'June 15-19', dates_checked_on = '2099-02-01', dates_checked_by = 'desk' where id = 'tap-camp';
select is(pg_temp.stamped(), '2099-02-01 desk few 2099-01-04', 'who changes them and says so gives a new one');
update public.camps set deleted_at = now() where id = 'tap-camp';
update public.camps set deleted_at = null where id = 'tap-camp';
select is(pg_temp.stamped(), '2099-02-01 desk', 'a camp that comes back says nothing of its seats');
select throws_ok($$update public.camps set seats = 'some', seats_said_on = '2099-01-01' where id = 'tap-camp'$$, '23514', null, 'seats are open, few, waitlist or full');
select throws_ok($$update public.camps set seats = 'open' where id = 'tap-camp'$$, '23514', null, 'and have a day on which they were said');
select throws_ok($$update public.camps set dates_checked_by = null where id = 'tap-camp'$$, '23514', null, 'a stamp says who');

select private.put_sessions('tap-camp', '[
  {"id": "w2", "label": "Week 2", "dates": "June 15-19", "starts_on": "2099-06-15", "ends_on": "2099-06-19", "days": ["2099-06-15", "2099-06-17"],
   "hours": "9-12", "price": "$200", "age_min": 5, "age_max": 7, "seats": "full", "seats_said_on": "2099-05-01"},
  {"id": "w1", "dates": "June 8-12"}]');
select is((select jsonb_agg(s ->> 'id') from jsonb_array_elements((pg_temp.camp()).sessions) s), '["w2", "w1"]', 'sessions come with their camp, in their order');
select is((pg_temp.camp()).sessions -> 0, '{"id": "w2", "label": "Week 2", "dates": "June 15-19", "starts_on": "2099-06-15", "ends_on": "2099-06-19",
  "days": ["2099-06-15", "2099-06-17"], "hours": "9-12", "price": "$200", "age_min": 5, "age_max": 7, "seats": "full", "seats_said_on": "2099-05-01"}',
  'each with days, hours, price, ages and seats of its own');
select private.put_sessions('tap-camp', '[{"id": "w2", "dates": "June 15-19", "price": "$210"}]');
select is((pg_temp.camp()).sessions, '[{"id": "w2", "label": null, "dates": "June 15-19", "starts_on": null, "ends_on": null, "days": null, "hours": null,
  "price": "$210", "age_min": null, "age_max": null, "seats": "full", "seats_said_on": "2099-05-01"}]',
  'one that is no longer named goes, one that says nothing of its seats keeps what was said');
select private.put_sessions('tap-camp', '[]');
select is((pg_temp.camp()).sessions, null, 'a camp without sessions has none');
select private.put_sessions('tap-camp', '[{"id": "w1", "dates": "June 8-12"}]');
update public.camps set camp_dates = null where id = 'tap-camp';
select is((pg_temp.camp()).sessions, null, 'nor has one that lost its dates');
select throws_ok($$select private.put_sessions('tap-camp', '[{"id": "w1", "dates": "June 8-12", "starts_on": "2099-06-08", "ends_on": "2099-06-12", "days": ["2099-06-13"]}]')$$,
  '23514', null, 'a day outside of its session is refused');
select throws_ok($$select private.put_sessions('tap-camp', '[{"id": "w1", "dates": "June 8-12", "starts_on": "2099-06-08", "ends_on": "2099-06-12", "days": ["2099-06-31"]}]')$$,
  '23514', null, 'so is one that no calendar has');
select throws_ok($$select private.put_sessions('tap-camp', '[{"id": "w1", "dates": "June 8-12", "age_min": 9, "age_max": 5}]')$$, '23514', null, 'ages rise');

select * from finish();
rollback;
