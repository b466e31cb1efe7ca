-- A line begins with a character that draws something, has no space or joiner without width (U+200B, U+2060), and does not
-- end in one that joins (U+200C, U+200D): a text of only such characters looks empty. Otherwise as before.
create or replace function private.is_line(value text, least_length integer, most_length integer) returns boolean
language sql immutable set search_path = '' as $$
  select value is null or (
    char_length(value) between least_length and most_length
    and value !~ '[\u0001-\u001F\u007F-\u00A0\u1680\u2000-\u200B\u200E\u200F\u2028-\u202F\u205F\u2060\u2066-\u2069\u3000\uFEFF]'
    -- What Unicode calls "default ignorable", as src/providers/rules/submission/submission.ts drops it.
    and value !~ '^[\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180B-\u180F\u200C\u200D\u2061-\u206F\u3164\uFE00-\uFE0F\uFFA0\uFFF0-\uFFF8\U0001BCA0-\U0001BCA3\U0001D173-\U0001D17A\U000E0000-\U000E0FFF]'
    and value !~ '[\u200C\u200D]$'
    and value !~ '^ |  | $')
$$;

-- As the form cleans it, in rows that came before: a rule that an old row breaks would keep reviewers from deciding on it.
do $$
declare
  field text;
begin
  foreach field in array array['camp_provider_name', 'camp_theme', 'street_address', 'city', 'state', 'zip_code', 'camp_dates',
    'camps_hours', 'price', 'answer'] loop
    execute format($update$
      update public.camp_submissions s set %1$I = line.seen
      from (select id, regexp_replace(trim(regexp_replace(%1$I, '[ \u200B\u2060]+', ' ', 'g')), '^[ \u00AD\u200C\u200D\u3164]+|[ \u200C\u200D]+$', '', 'g') as seen
        from public.camp_submissions) line
      where line.id = s.id and not private.is_line(s.%1$I, 1, 2000) and private.is_line(line.seen, %2$s, 2000)
    $update$, field, case field when 'zip_code' then 5 else 2 end);
  end loop;
end
$$;
update public.camp_submissions set website_url = regexp_replace(website_url, '^(https?://)[^/?#@]*@', '\1')
where website_url ~ '^https?://[^/?#@]*@';

-- No name and password in front of the host: the address would lead elsewhere than it reads, or publish a password.
alter table public.camp_submissions
  drop constraint "Please enter a valid URL",
  add constraint "Please enter a valid URL" check (private.is_line(website_url, 1, 500)
    and website_url ~ '^[!-~]+$'
    and website_url ~ '^https?://([^][/?#@:%]*\.[^][/?#@:%]*|\[[0-9a-f:.]+\])(:[0-9]{1,5})?/');
