-- Ages are whole or half years from 0 to 18: a camp may begin at 3.5. Halves are exact in binary.

alter table public.camps
  alter column age_min type double precision,
  alter column age_max type double precision,
  drop constraint camps_age_min_check,
  drop constraint camps_age_max_check,
  add constraint camps_age_min_check check (age_min between 0 and 18 and age_min * 2 = floor(age_min * 2)),
  add constraint camps_age_max_check check (age_max between 0 and 18 and age_max * 2 = floor(age_max * 2));

alter table public.camp_submissions
  alter column age_min type double precision,
  alter column age_max type double precision;

-- The columns out of what was sent, with '' as null; unknown names are ignored. Two revisions are the same when this is.
-- A withdrawal says nothing else, so that no other field can stand in its way.
create or replace function private.submission_content(fields jsonb) returns jsonb
language plpgsql immutable set search_path = '' as $$
declare
  content jsonb := '{}';
  name text;
  value jsonb;
  steps integer;
begin
  if jsonb_typeof(fields) is distinct from 'object' then
    raise exception 'fields is not an object' using errcode = 'invalid_parameter_value';
  end if;
  -- Four bytes for each character that the columns take, and their names.
  if octet_length(fields::text) > 32768 then
    raise exception 'This is too long' using errcode = 'invalid_parameter_value';
  end if;
  if jsonb_typeof(fields -> 'withdrawn') not in ('boolean', 'null') then
    raise exception 'withdrawn is not true or false' using errcode = 'invalid_parameter_value';
  end if;
  if fields -> 'withdrawn' = 'true' then
    return '{"withdrawn": true}';
  end if;

  foreach name in array private.submission_columns() loop
    value := coalesce(fields -> name, 'null');
    if value in ('""', 'null') then
      value := 'null';
    elsif name in ('age_min', 'age_max', 'logo_bytes') then
      -- To a unit.
      steps := case name when 'logo_bytes' then 1 else 2 end;
      if jsonb_typeof(value) <> 'number' or value::numeric * steps % 1 <> 0 or abs(value::numeric) > 1000000000 then
        raise exception '% is not a %', name, case steps when 1 then 'whole number' else 'whole or half number' end
          using errcode = 'invalid_parameter_value';
      end if;
    elsif jsonb_typeof(value) <> 'string' then
      raise exception '% is not a text', name using errcode = 'invalid_parameter_value';
    end if;
    content := content || jsonb_build_object(name, value);
  end loop;
  return content;
end
$$;
