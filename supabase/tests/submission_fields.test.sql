-- Each field of a submission: the longest that is taken, one beyond it, and what nobody should send.
begin;
create extension if not exists pgtap with schema extensions;
set local search_path = public, extensions;
select no_plan();

create function pg_temp.fields(changes jsonb default '{}') returns jsonb language sql as $$
  select '{"camp_provider_name": "Moss & Marble", "email": "hello@moss.example", "website_url": "https://moss.example/fall",
    "camp_theme": "Art, Nature", "age_min": 6, "age_max": 11, "street_address": "12 Mill St", "city": "Decatur",
    "state": "GA", "zip_code": "30030", "camp_dates": "Oct 12-16", "camps_hours": "9-3", "price": "$325", "season_wish": "fall",
    "phone": "404-555-0142", "answer": "Yes", "logo_path": "1763900000000-moss-Aa0_Bb1-Cc2_Dd3-Ee4_Ff.webp", "logo_bytes": 9}'::jsonb || changes
$$;
-- What is stored, or the error as '<code> <message>'. Nothing stays, so that a turn is never missing.
create function pg_temp.stored(fields jsonb) returns jsonb language plpgsql as $$
declare
  submission uuid := gen_random_uuid();
begin
  set local role anon;
  perform public.put_submission(submission, 1, repeat('s', 43), fields);
  reset role;
  raise exception '%', (select private.submission_fields(s) from public.camp_submissions s where s.id = submission) using errcode = 'P0001';
exception
  when sqlstate 'P0001' then return sqlerrm::jsonb;
  when others then return to_jsonb(sqlstate || ' ' || sqlerrm);
end
$$;
create function pg_temp.with_field(name text, value jsonb) returns jsonb language sql as $$ select pg_temp.stored(pg_temp.fields() || jsonb_build_object(name, value)) $$;
create function pg_temp.refusal(name text, value jsonb) returns text language sql as $$ select left(pg_temp.with_field(name, value) #>> '{}', 5) $$;

create temp table texts (name text, least integer, most integer, words text) on commit drop;
insert into texts values
  ('camp_provider_name', 2, 200, 'Camp name needs 2 to 200 characters'), ('camp_theme', 2, 500, 'Camp theme needs 2 to 500 characters'),
  ('street_address', 2, 300, 'Street address needs 2 to 300 characters'), ('city', 2, 100, 'City needs 2 to 100 characters'),
  ('state', 2, 50, 'State needs 2 to 50 characters'), ('zip_code', 5, 10, 'ZIP code needs 5 to 10 characters'),
  ('camp_dates', 2, 200, 'Camp dates need 2 to 200 characters'), ('camps_hours', 1, 200, 'Hours have at most 200 characters'),
  ('price', 1, 100, 'Price has at most 100 characters'), ('answer', 1, 2000, 'An answer has at most 2000 characters');

-- Bounds, in characters: an emoji is one.
select is(pg_temp.with_field(name, to_jsonb(value)) ->> name, value, format('%s: %s of "%s" are taken', name, char_length(value), left(value, 1)))
from texts, unnest(array[repeat('x', least), repeat('x', most), repeat('🔥', most), repeat('ש', most)]) value;
select is(pg_temp.with_field(name, to_jsonb(value)) #>> '{}', '23514 ' || words, format('%s: %s of "%s" are refused', name, char_length(value), left(value, 1)))
from texts, unnest(array[repeat('x', most + 1), repeat('🔥', most + 1)]) value
union all
select is(pg_temp.with_field(name, to_jsonb(repeat('x', least - 1))) #>> '{}', '23514 ' || words, format('%s: %s is too short', name, least - 1))
from texts where least > 1;

-- Nothing, in three spellings.
select is(pg_temp.stored(pg_temp.fields() - name) #>> '{}', '23514 Something required is missing', name || ' is required')
from unnest(array['camp_provider_name', 'email', 'website_url', 'camp_theme', 'age_min', 'age_max', 'street_address', 'city', 'state', 'zip_code', 'camp_dates']) name;
select is(pg_temp.with_field(name, value) #>> '{}', '23514 Something required is missing', format('%s: %s is nothing', name, value))
from unnest(array['city', 'email', 'website_url']) name, unnest(array['null', '""']::jsonb[]) value;
select is(pg_temp.with_field(name, value) -> name, 'null', format('%s: %s is null', name, value))
from unnest(array['camps_hours', 'price', 'season_wish', 'phone', 'answer']) name, unnest(array['null', '""']::jsonb[]) value;
select is(pg_temp.stored(pg_temp.fields() - name) -> name, 'null', name || ' may be left out') from unnest(array['camps_hours', 'price', 'season_wish', 'answer']) name;

-- Harmless, whatever it looks like: stored to the letter.
select is(pg_temp.with_field(name, to_jsonb(value)) ->> name, value, format('%s takes %s', name, value))
from unnest(array['camp_provider_name', 'camp_theme', 'street_address', 'city', 'camp_dates', 'camps_hours', 'price', 'answer']) name,
unnest(array['''; drop table public.camps; --', '<script>alert(1)</script>', '<img src=x onerror=alert(1)>', '=HYPERLINK("http://x.example")', '@SUM(1+1)|cmd',
  '${7*7} {{7*7}} %s %n', '\u0000 \x00 \', 'ألعاب الصيف', 'מחנה קיץ', '営火 夏令营', 'e' || U&'\0301' || 'té', '👩‍👩‍👧‍👦 🏕️', 'null', '{"a": 1}', 'x''"`\;']) value;

-- Not on one line, not trimmed, turning the text around it, or unseen.
select is(pg_temp.refusal(name, to_jsonb(value)), '23514', format('%s refuses %s', name, to_jsonb(value)))
from unnest(array['camp_provider_name', 'street_address', 'price', 'answer', 'zip_code']) name,
unnest(array[' 30030', '30030 ', '30  030', E'30\n030', E'30\t030', E'30\r030', E'\x0130030', E'30030\x7F', U&'30\0085030', U&'30\00A0030', U&'30\2003030', U&'30\2028030',
  U&'30\202E030', U&'30\200F030', U&'30\2066030', U&'30\3000030', U&'\FEFF30030',
  U&'30\200B030', U&'30\2060030', U&'\200B\200B\200B\200B\200B', U&'\200C\200D\200C\200D\200C', U&'\00AD30030', U&'\316430030', U&'30030\200D']) value;
select throws_ok($$select '{"city": "\u0000"}'::jsonb$$, '22P05', null, 'a null byte is no text of JSON');
select throws_ok($$select '{"city": "\ud83d"}'::jsonb$$, '22P02', null, 'nor is half a character');

-- Other kinds of values.
select is(pg_temp.with_field(name, value) #>> '{}', format('22023 %s is not a text', name), format('%s: %s is no text', name, value))
from unnest(array['camp_provider_name', 'email', 'website_url', 'zip_code', 'camps_hours', 'season_wish', 'answer', 'logo_path']) name,
unnest(array['1', 'true', 'false', '{}', '[]', '["x"]', '{"a": "x"}']::jsonb[]) value;
select is(pg_temp.with_field(name, value) #>> '{}', format('22023 %s is not a whole number', name), format('%s: %s is no whole number', name, value))
from unnest(array['logo_bytes']) name, unnest(array['"6"', '"six"', '6.5', '1e300', '-1e300', '2147483648', 'true', '{}', '[6]']::jsonb[]) value;
select is(pg_temp.with_field(name, value) #>> '{}', format('22023 %s is not a whole or half number', name), format('%s: %s is no whole or half number', name, value))
from unnest(array['age_min', 'age_max']) name, unnest(array['"6"', '"six"', '6.25', '1e300', '-1e300', '2147483648', 'true', '{}', '[6]']::jsonb[]) value;
select is(pg_temp.stored(value) #>> '{}', '22023 fields is not an object', format('%s is no submission', value))
from unnest(array['null', '[]', '"x"', '1', 'true', null]::jsonb[]) value;
select is(pg_temp.stored('{}') #>> '{}', '23514 Something required is missing', 'an empty one is none either');
select is(pg_temp.with_field('withdrawn', value) #>> '{}', '22023 withdrawn is not true or false', format('withdrawn: %s', value)) from unnest(array['1', '"true"', '{}']::jsonb[]) value;
select is(pg_temp.stored(pg_temp.fields('{"status": "approved", "revision": 9, "is_doubtful": false, "review_note": "x", "id": "x", "unknown": {"deep": [1]}}')), pg_temp.fields(),
  'what is no field is ignored');
select is(pg_temp.refusal('camp_theme', to_jsonb(repeat('x', 10000000))), '22023', '10 MB in one field are refused');
select is(pg_temp.refusal('unknown', to_jsonb(repeat('x', 40000))), '22023', 'and so is much of anything');

-- Ages.
select is(pg_temp.stored(pg_temp.fields(ages)) @> ages, true, format('%s are taken', ages)) from unnest(array['{"age_min": 0, "age_max": 18}', '{"age_min": 7, "age_max": 7}', '{"age_min": 3.5, "age_max": 6}', '{"age_min": 0.5, "age_max": 17.5}']::jsonb[]) ages;
select is(pg_temp.stored(pg_temp.fields(ages)) #>> '{}', '23514 ' || words, format('%s are refused', ages))
from (values ('{"age_min": -1}'::jsonb, 'Minimum age is from 0 to 18'), ('{"age_max": 19}', 'Maximum age is from 0 to 18'), ('{"age_min": 12, "age_max": 11}', 'Minimum age can’t be above maximum age')) t (ages, words);

-- Addresses.
select is(pg_temp.with_field('email', to_jsonb(value)) ->> 'email', value, value || ' is an email')
from unnest(array['a@b.co', 'first.last+camp@mail.example.org', 'A_B-c@x-y.example', repeat('a', 309) || '@moss.examp']) value;
select is(pg_temp.with_field('email', to_jsonb(value)) #>> '{}', '23514 Please enter a valid email', left(value, 40) || ' is none')
from unnest(array['a', 'a@b', 'a@b.c', '@b.co', 'a@@b.co', 'a b@c.co', 'a@b..co', '.a@b.co', 'a.@b.co', 'a@b.co ', 'a@b.co, c@d.co', 'ä@b.co', 'a@b.co>', '"a"@b.co', repeat('a', 310) || '@moss.examp']) value;
select is(pg_temp.with_field('website_url', to_jsonb(value)) ->> 'website_url', value, value || ' is an address')
from unnest(array['https://moss.example/', 'http://moss.example:8080/a?b=c#d', 'https://[::1]/', 'https://127.0.0.1/', 'https://xn--mss-ula.example/%C3%B6',
  'https://moss.example/' || repeat('x', 479)]) value;
select is(pg_temp.with_field('website_url', to_jsonb(value)) #>> '{}', '23514 Please enter a valid URL', left(value, 40) || ' is none')
from unnest(array['moss.example', 'https://user:pw@moss.example/', 'https://user@moss.example/', 'https://moss%20and.example/', 'https://moss.example', '//moss.example/', 'javascript:alert(1)', 'JavaScript://moss.example/%0aalert(1)', 'data:text/html,<b>.</b>', 'mailto:a@b.co', 'ftp://moss.example/', 'https://moss/', 'https:///moss.example/',
  'https://moss/@a.b/', 'https://möss.example/', 'https://moss.example/ä', 'https://moss.example/a b', 'https://moss.example/' || repeat('x', 480), ' https://moss.example/', 'HTTPS://moss.example/']) value;

-- A phone is for the reviewer.
select is(pg_temp.with_field('phone', to_jsonb(value)) ->> 'phone', value, value || ' is a phone number')
from unnest(array['4045550142', '(404) 555-0142 x12', '+1 404.555.0142 ext. 12', '404/555 0142']) value;
select is(pg_temp.with_field('phone', to_jsonb(value)) #>> '{}', '23514 Please enter a phone number with its area code', value || ' is none')
from unnest(array['555-0142', 'call the office', '404-555-0142;', '-404-555-0142', '1234567890123456', repeat('(', 31) || '4045550142']) value;
select hasnt_column('public', 'camps', 'phone', 'no camp of the directory has one');

-- A logo is a name of ours and a size.
select is(pg_temp.stored(pg_temp.fields(logo)) @> logo, true, format('%s is a logo', logo))
from unnest(array['{"logo_path": null, "logo_bytes": null}', '{"logo_path": "0000000000000-a-Aa0_Bb1-Cc2_Dd3-Ee4_Ff.jpg", "logo_bytes": 1}', '{"logo_path": "9999999999999-a-1-b-Aa0_Bb1-Cc2_Dd3-Ee4_Ff.jpeg", "logo_bytes": 5242880}', '{"logo_path": "1763900000000-a-Aa0_Bb1-Cc2_Dd3-Ee4_Ff.png"}']::jsonb[]) logo;
select is(pg_temp.refusal('logo_path', to_jsonb(value)), '23514', value || ' is no name of a logo')
from unnest(array['moss.webp', '1763900000000-moss.webp', '1763900000000-moss-Aa0_Bb1-Cc2_Dd3-Ee4_F.webp', '1763900000000-Aa0_Bb1-Cc2_Dd3-Ee4_Ff.webp', '1763900000000--Aa0_Bb1-Cc2_Dd3-Ee4_Ff.webp', '1763900000000--moss-Aa0_Bb1-Cc2_Dd3-Ee4_Ff.webp', '1763900000000-Moss-Aa0_Bb1-Cc2_Dd3-Ee4_Ff.webp', '1763900000000-moss-Aa0_Bb1-Cc2_Dd3-Ee4_Ff.svg', '1763900000000-moss-Aa0_Bb1-Cc2_Dd3-Ee4_Ff.webp.svg', '../1763900000000-moss-Aa0_Bb1-Cc2_Dd3-Ee4_Ff.webp', '1763900000000-mo/ss-Aa0_Bb1-Cc2_Dd3-Ee4_Ff.webp',
  '/camp-logos/1763900000000-moss-Aa0_Bb1-Cc2_Dd3-Ee4_Ff.webp', 'https://x.example/1763900000000-moss-Aa0_Bb1-Cc2_Dd3-Ee4_Ff.webp', '1763900000000-moss-Aa0_Bb1-Cc2_Dd3-Ee4_Ff.webp?x', '1763900000000-möss-Aa0_Bb1-Cc2_Dd3-Ee4_Ff.webp', '176390000000-moss.webp', '1763900000000-' || repeat('x', 159) || '-Aa0_Bb1-Cc2_Dd3-Ee4_Ff.webp']) value;
select is(pg_temp.refusal('logo_bytes', value), '23514', format('%s bytes are no logo', value)) from unnest(array['0', '-1', '5242881', 'null']::jsonb[]) value;
select is(pg_temp.refusal('logo_path', 'null'), '23514', 'a size without a name is no logo');
select is(pg_temp.with_field('season_wish', to_jsonb(value)) ->> 'season_wish', value, value || ' is a season') from unnest(array['summer', 'fall', 'winter', 'spring']) value;
select is(pg_temp.with_field('season_wish', to_jsonb(value)) #>> '{}', '23514 Season is summer, fall, winter or spring', value || ' is none') from unnest(array['autumn', 'Fall', 'fall-2099']) value;

-- Revisions are counted from 1.
create function pg_temp.with_revision(revision text) returns text language plpgsql as $$
begin
  execute format('select public.put_submission(gen_random_uuid(), %s, %L, %L)', revision, repeat('s', 43), pg_temp.fields());
  return 'stored';
exception when others then
  return sqlstate;
end
$$;
select is(pg_temp.with_revision(revision), '22023', format('%s is no revision', revision)) from unnest(array['0', '-1', '1000001', '2147483647', 'null']) revision;
select is(pg_temp.with_revision('1000000'), 'stored', 'a million is one');
select is((select count(*) from public.camp_submissions), 1::bigint, 'nothing else is there');

select * from finish();
rollback;
