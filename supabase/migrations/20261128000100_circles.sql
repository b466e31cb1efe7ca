-- Circles: a space of several families who know each other. Each writes rows of its own, which nobody else can change, and whoever
-- has the link may join. The name, the families and what they put are inside of the ciphertexts, as in 20261127000100_spaces.sql.
-- Readable are how many families there are, how many rows and quiet wishes each has put, and when.
--
-- Who has `admit` is the organizer: takes the link back (rekey_space) and closes the circle (close_space), and nothing else.

alter table private.spaces
  add column is_circle boolean not null default false,
  -- A family has left: the next one that comes makes a new key.
  add column is_key_due boolean not null default false;
-- Of a circle: it brings the keys to whoever has the link, and reads and writes nothing.
alter table private.space_members add column is_link boolean not null default false;
create index space_members_link_idx on private.space_members (proof_hash) where is_link;
-- Of a circle: the member who wrote the row, and alone may change it. Its id is the beginning of the member's hash, so that nobody
-- takes the place of a family that has just joined, or writes in its name, or fills the circle.
alter table private.space_rows add column writer bytea;

-- "Tell me only if somebody else goes, too." `wish` is a keyed hash of a camp and a week, which members do not see of each other,
-- and the key never comes here: so neither can try all camps. `slot` is one of a child and a week.
create table private.quiet_wishes (
  space private.token not null,
  proof_hash bytea not null,
  slot private.token not null,
  wish private.token not null,
  -- Taken back: the slot is not free for another wish before its time.
  is_off boolean not null default false,
  -- Who asks, for a family with the same wish.
  sealed private.sealed not null check (octet_length(sealed) <= 1000),
  -- Of the key that made the hashes.
  key_id private.token not null,
  put_at timestamptz not null default now(),
  primary key (space, proof_hash, slot),
  foreign key (space, proof_hash) references private.space_members on delete cascade
);
create index quiet_wishes_wish_idx on private.quiet_wishes (space, wish);
alter table private.quiet_wishes enable row level security;
alter table private.quiet_wishes force row level security;
do $$
begin
  execute format('create policy "the owner keeps everything" on private.quiet_wishes to %I using (true) with check (true)', current_user);
end
$$;
revoke all on private.quiet_wishes from public, anon, authenticated, service_role;

-- As before, and: a circle has 60 families and its link at most, and families join it by the link alone (`may_join`): whoever
-- makes another key names them all, and one that left meanwhile would be in again, where nobody could take it out.
drop function private.add_members(text, jsonb);
create function private.add_members(space text, members jsonb, may_join boolean default false) returns void
language plpgsql security definer set search_path = '' as $$
declare
  is_circle boolean := coalesce((select s.is_circle from private.spaces s where s.id = add_members.space), false);
  most integer := case when is_circle then 61 else 20 end;
begin
  if jsonb_typeof(members) is distinct from 'array' or jsonb_array_length(members) not between 1 and most then
    raise exception 'A space has 1 to % members', most using errcode = 'invalid_parameter_value';
  end if;
  perform private.check_space_writes();
  insert into private.space_members as m (space, proof_hash, may_write, is_maker, is_link, wrapped)
  select add_members.space, private.hash_given(private.text_of(given -> 'proof_hash')),
    case given -> 'may_write' when 'true' then true when 'false' then false end, coalesce(given -> 'is_maker' = 'true', false),
    coalesce(given -> 'is_link' = 'true', false), private.text_of(given -> 'wrapped')
  from jsonb_array_elements(members) given
  where not is_circle or may_join or given -> 'is_link' = 'true' or exists (select from private.space_members known
    where known.space = add_members.space and known.proof_hash = private.hash_given(private.text_of(given -> 'proof_hash')))
  on conflict on constraint space_members_pkey do update set may_write = excluded.may_write, wrapped = excluded.wrapped;
  if (select count(*) > most from private.space_members m where m.space = add_members.space) then
    raise exception 'A space has 1 to % members', most using errcode = 'PT409', hint = 'full';
  end if;
  perform private.count_space_writes(pg_column_size(members));
end
$$;

-- As before, and: a link gets the keys alone, and the rest of the call learns who writes.
create or replace function private.refuse_member(given_space text, proof text, given_key text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  stored private.spaces;
  member private.space_members;
begin
  select * into stored from private.spaces s where s.id = given_space and s.expires_at > now();
  select * into member from private.space_members m where m.space = stored.id and m.proof_hash = private.token_hash(proof);
  if member.space is null then
    perform private.take_hand_over_turn('space', 60);
    return jsonb_build_object('outcome', case when stored.id is null then 'gone' else 'removed' end);
  end if;
  if member.is_link or stored.key_id is distinct from given_key then
    return jsonb_build_object('outcome', 'other_key', 'key_id', stored.key_id, 'wrapped', member.wrapped);
  end if;
  -- Once a day. The space before its member, as everywhere: two calls in other orders would wait for each other.
  if member.last_seen_on is distinct from (now() at time zone 'utc')::date then
    if not member.is_maker then
      update private.spaces s set expires_at = private.space_expiry(s.lasts, s.ends_on) where s.id = stored.id;
    end if;
    update private.space_members m set last_seen_on = (now() at time zone 'utc')::date
      where m.space = stored.id and m.proof_hash = member.proof_hash;
  end if;
  perform set_config('camply.writer', encode(member.proof_hash, 'hex'), true);
  return null;
end
$$;

create function private.keep_row_of_writer() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  writer bytea := decode(nullif(current_setting('camply.writer', true), ''), 'hex');
begin
  if (select s.is_circle from private.spaces s where s.id = new.space) then
    if tg_op = 'UPDATE' and old.writer is distinct from writer
      or tg_op = 'INSERT' and new.id is distinct from left(private.hash_said(writer), 22) then
      raise exception 'This is the row of another family' using errcode = '42501', hint = 'not_yours';
    end if;
    if octet_length(new.sealed) > 50000 then
      raise exception 'A row of a circle has 50,000 letters at most' using errcode = 'check_violation';
    end if;
    new.writer := writer;
  end if;
  return new;
end
$$;
create trigger keep_row_of_writer before insert or update of sealed on private.space_rows
  for each row execute function private.keep_row_of_writer();

-- What a family has put goes with it, and the next key is due.
create function private.forget_writer() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  gone record;
begin
  if old.is_link or not exists (select from private.spaces s where s.id = old.space and s.is_circle) then
    return null;
  end if;
  with dropped as (delete from private.space_rows r where r.space = old.space and r.writer = old.proof_hash returning octet_length(r.sealed) as size)
  select count(*) as rows, coalesce(sum(size), 0) as size into gone from dropped;
  update private.spaces s set row_count = s.row_count - gone.rows, bytes = s.bytes - gone.size, is_key_due = true where s.id = old.space;
  return null;
end
$$;

-- As before, but the space before its member: a row that the family's other phone sends in this moment would stay.
create or replace function public.leave_space(space text, proof text) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  perform from private.spaces s where s.id = leave_space.space for update;
  delete from private.space_members m where m.space = leave_space.space and m.proof_hash = private.token_hash(proof);
  return 'true';
end
$$;
create trigger forget_writer after delete on private.space_members for each row execute function private.forget_writer();

-- Begins a circle; `members`: the organizer and the link. As create_space, it may be repeated. It stays 120 days after the last
-- visit of any family.
create function public.create_circle(space text, key_id text, admit_hash text, members jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  answer jsonb;
begin
  answer := public.create_space(create_circle.space, create_circle.key_id, create_circle.admit_hash, null, create_circle.members, true, 120);
  update private.spaces s set is_circle = true where s.id = create_circle.space and answer ->> 'outcome' = 'stored';
  return answer;
end
$$;

-- What a link leads to: {"space", "key_id", "wrapped": the keys, sealed for the link}, all null for a link that is none. Guesses
-- are counted as everywhere, against 128 bits.
create function public.find_circle(proof text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  found jsonb;
begin
  select jsonb_build_object('space', s.id, 'key_id', s.key_id, 'wrapped', m.wrapped) into found
  from private.space_members m join private.spaces s on s.id = m.space and s.is_circle and s.expires_at > now()
  where m.is_link and m.proof_hash = private.token_hash(find_circle.proof);
  if found is null then
    perform private.take_hand_over_turn('space', 60);
    return '{"space": null, "key_id": null, "wrapped": null}';
  end if;
  return found;
end
$$;

-- One more family. `proof`: of the link. {"outcome": "stored" | "gone" | "removed" | "other_key"}; may be repeated. Guesses are
-- counted as everywhere; a member who is there stays as it is.
create function public.join_circle(space text, proof text, key_id text, member jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  stored private.spaces;
  link private.space_members;
begin
  select * into stored from private.spaces s
    where s.id = join_circle.space and s.is_circle and s.expires_at > now() for update;
  select * into link from private.space_members m
    where m.space = stored.id and m.is_link and m.proof_hash = private.token_hash(join_circle.proof);
  if link.space is null then
    perform private.take_hand_over_turn('space', 60);
    return jsonb_build_object('outcome', case when stored.id is null then 'gone' else 'removed' end);
  end if;
  if stored.key_id is distinct from join_circle.key_id then
    return jsonb_build_object('outcome', 'other_key', 'key_id', stored.key_id, 'wrapped', link.wrapped);
  end if;
  if not exists (select from private.space_members m where m.space = stored.id
    and m.proof_hash = private.hash_given(private.text_of(member -> 'proof_hash'))) then
    -- A whole class may share the address of a school, or of a provider.
    perform private.take_hand_over_turn('join circle', 60);
    perform private.add_members(stored.id, jsonb_build_array(jsonb_build_object(
      'proof_hash', member -> 'proof_hash', 'may_write', true, 'wrapped', member -> 'wrapped')), true);
  end if;
  return '{"outcome": "stored"}';
exception when integrity_constraint_violation then
  raise exception 'This does not fit into a space' using errcode = sqlstate;
end
$$;

-- Who is there, and who has the same wish. `quiet`: all quiet wishes of the family that asks, [{"slot", "wish", "sealed"}], 60 at
-- most; what is missing is taken back. A slot takes another wish three days after the last one, and a family has 120 within them,
-- whatever it takes back, calls its slots, or does to the key: or somebody could try all camps in a minute. {"outcome": "here",
-- "link": the hash of the link's proof, "members": [{"proof_hash", "quiet": how many it has, or has taken back within their three
-- days}], "is_key_due", "waiting": slots whose wish has to wait, "matches": [{"slot", "sealed"}]}. Who finds is found.
create function public.meet_circle(space text, proof text, key_id text, quiet jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  refused jsonb;
  stored private.spaces;
  me bytea := private.token_hash(meet_circle.proof);
  changed integer;
begin
  select * into stored from private.spaces s where s.id = meet_circle.space and s.is_circle for update;
  refused := private.refuse_member(stored.id, meet_circle.proof, meet_circle.key_id);
  if refused is not null then
    return refused;
  end if;
  if jsonb_typeof(quiet) is distinct from 'array' or jsonb_array_length(quiet) > 60 or pg_column_size(quiet) > 100000
    or exists (select from jsonb_array_elements(quiet) given where jsonb_typeof(given -> 'slot') is distinct from 'string'
      or jsonb_typeof(given -> 'wish') is distinct from 'string' or jsonb_typeof(given -> 'sealed') is distinct from 'string') then
    raise exception 'Quiet wishes are a list of 60 at most' using errcode = 'invalid_parameter_value';
  end if;
  perform private.check_space_writes();
  -- One that is taken back, or is of an earlier key, finds nobody. It is held for its days all the same: it was tried.
  delete from private.quiet_wishes w where w.space = stored.id and w.proof_hash = me
    and (w.key_id <> stored.key_id or w.is_off) and w.put_at <= now() - interval '3 days';
  update private.quiet_wishes w set is_off = true where w.space = stored.id and w.proof_hash = me and not w.is_off
    and (w.slot::text, w.wish::text) not in (select given ->> 'slot', given ->> 'wish' from jsonb_array_elements(quiet) given);
  with given as (
    select distinct on (g ->> 'slot') g ->> 'slot' as slot, g ->> 'wish' as wish, g ->> 'sealed' as sealed from jsonb_array_elements(quiet) g
  ), counted as (
    select g.*, known.slot is null as is_new, count(*) filter (where known.slot is null) over (order by g.slot) as nth
    from given g left join private.quiet_wishes known on known.space = stored.id and known.proof_hash = me and known.slot = g.slot
  )
  insert into private.quiet_wishes as w (space, proof_hash, slot, wish, sealed, key_id)
  select stored.id, me, c.slot, c.wish, c.sealed, stored.key_id from counted c
  where not c.is_new or c.nth + (select count(*) from private.quiet_wishes held where held.space = stored.id and held.proof_hash = me) <= 120
  on conflict on constraint quiet_wishes_pkey do update set wish = excluded.wish, sealed = excluded.sealed, is_off = false,
      put_at = case when w.wish = excluded.wish then w.put_at else now() end
    where w.wish = excluded.wish and (w.is_off or w.sealed <> excluded.sealed)
      or w.wish <> excluded.wish and w.put_at <= now() - interval '3 days';
  get diagnostics changed = row_count;
  if changed > 0 then
    perform private.count_space_writes(pg_column_size(quiet));
  end if;
  return jsonb_build_object('outcome', 'here', 'is_key_due', stored.is_key_due,
    'link', (select private.hash_said(m.proof_hash) from private.space_members m where m.space = stored.id and m.is_link),
    'members', (select jsonb_agg(jsonb_build_object('proof_hash', private.hash_said(m.proof_hash), 'quiet',
        (select coalesce(max(k.n), 0) from (select count(*) as n from private.quiet_wishes w
          where w.space = m.space and w.proof_hash = m.proof_hash group by w.key_id) k)) order by m.proof_hash)
      from private.space_members m where m.space = stored.id and not m.is_link),
    'waiting', (select coalesce(jsonb_agg(given ->> 'slot'), '[]') from jsonb_array_elements(quiet) given
      where not exists (select from private.quiet_wishes w where w.space = stored.id and w.proof_hash = me
        and w.slot = given ->> 'slot' and w.wish = given ->> 'wish')),
    'matches', (select coalesce(jsonb_agg(jsonb_build_object('slot', mine.slot, 'sealed', other.sealed) order by mine.slot, other.sealed), '[]')
      from private.quiet_wishes mine join private.quiet_wishes other on other.space = mine.space and other.wish = mine.wish
        and other.key_id = mine.key_id and other.proof_hash <> mine.proof_hash and not other.is_off
      where mine.space = stored.id and mine.proof_hash = me and not mine.is_off));
exception when integrity_constraint_violation then
  raise exception 'This does not fit into a space' using errcode = sqlstate;
end
$$;

-- The next key, once a family has left. `wrapped`: by the hash of each member that stays, and of the link, the keys sealed for it.
-- {"outcome": "stored"}; "other" where none is due.
create function public.turn_circle_key(space text, proof text, key_id text, next_key_id text, wrapped jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  refused jsonb;
  stored private.spaces;
begin
  select * into stored from private.spaces s where s.id = turn_circle_key.space and s.is_circle for update;
  refused := private.refuse_member(stored.id, turn_circle_key.proof, turn_circle_key.key_id);
  if refused is not null then
    return refused;
  end if;
  if not stored.is_key_due then
    return '{"outcome": "other"}';
  end if;
  if jsonb_typeof(wrapped) is distinct from 'object' or pg_column_size(wrapped) > 300000 then
    raise exception 'The keys are sealed for each member' using errcode = 'invalid_parameter_value';
  end if;
  perform private.check_space_writes();
  update private.space_members m set wrapped = coalesce(private.text_of(turn_circle_key.wrapped -> private.hash_said(m.proof_hash)), 'none')
    where m.space = stored.id;
  update private.spaces s set key_id = turn_circle_key.next_key_id, is_key_due = false where s.id = stored.id;
  perform private.count_space_writes(pg_column_size(wrapped));
  return '{"outcome": "stored"}';
exception when integrity_constraint_violation then
  raise exception 'This does not fit into a space' using errcode = sqlstate;
end
$$;

revoke all on function private.add_members(text, jsonb, boolean), private.keep_row_of_writer(), private.forget_writer(), public.create_circle(text, text, text, jsonb),
  public.find_circle(text), public.join_circle(text, text, text, jsonb), public.meet_circle(text, text, text, jsonb),
  public.turn_circle_key(text, text, text, text, jsonb) from public, anon, authenticated, service_role;
grant execute on function public.create_circle(text, text, text, jsonb), public.find_circle(text), public.join_circle(text, text, text, jsonb),
  public.meet_circle(text, text, text, jsonb), public.turn_circle_key(text, text, text, text, jsonb) to anon, authenticated;
