-- Files that are complete and not hidden.
create or replace view files as
  select id, owner_id from media where ready_at is not null and hidden_at is null;

-- The parts of all looks that share a part with this one but for at most one bit.
create or replace function look_neighbours(look bigint) returns integer[]
  language sql immutable parallel safe strict
  as $$ select array(
    select (((look >> (48 - 16 * place)) & 65535)::int # flipped) + 65536 * place
    from generate_series(0, 3) as place, (select 0 union all select 1 << bit from generate_series(0, 15) as bit) f (flipped)) $$;
