-- Prepared statements with the names of their values. Written by `npm run generate`.


-- countInOrder in src/platform/server/http/limits/rate-limits.repository.ts
-- :key0, :max0, :seconds0, :count0, :key1, :max1, :seconds1, :count1, :key2, :max2, :seconds2, :count2
with
  "window0" as (
    insert into rate_windows as w (key, hits, ends_at)
    select
      :key0::text,
      :count0::int,
      now() + make_interval(secs => :seconds0)
    on conflict (key) do update
    set
      hits = case
        when w.ends_at <= now() then excluded.hits
        else w.hits + excluded.hits
      end,
      ends_at = case
        when w.ends_at <= now() then excluded.ends_at
        else w.ends_at
      end
    returning
      hits > :max0::int as "isPast",
      greatest(:max0::int - hits, 0) as "hitsLeft",
      ceil(
        extract(
          epoch
          from ends_at - now()
        )
      )::float8 as "secondsLeft"
  ),
  "window1" as (
    insert into rate_windows as w (key, hits, ends_at)
    select
      :key1::text,
      :count1::int,
      now() + make_interval(secs => :seconds1)
    from "window0"
    where not "isPast"
    on conflict (key) do update
    set
      hits = case
        when w.ends_at <= now() then excluded.hits
        else w.hits + excluded.hits
      end,
      ends_at = case
        when w.ends_at <= now() then excluded.ends_at
        else w.ends_at
      end
    returning
      hits > :max1::int as "isPast",
      greatest(:max1::int - hits, 0) as "hitsLeft",
      ceil(
        extract(
          epoch
          from ends_at - now()
        )
      )::float8 as "secondsLeft"
  ),
  "window2" as (
    insert into rate_windows as w (key, hits, ends_at)
    select
      :key2::text,
      :count2::int,
      now() + make_interval(secs => :seconds2)
    from "window1"
    where not "isPast"
    on conflict (key) do update
    set
      hits = case
        when w.ends_at <= now() then excluded.hits
        else w.hits + excluded.hits
      end,
      ends_at = case
        when w.ends_at <= now() then excluded.ends_at
        else w.ends_at
      end
    returning
      hits > :max2::int as "isPast",
      greatest(:max2::int - hits, 0) as "hitsLeft",
      ceil(
        extract(
          epoch
          from ends_at - now()
        )
      )::float8 as "secondsLeft"
  )
select
  "isPast",
  "hitsLeft",
  "secondsLeft"
from "window0"
union all
select
  "isPast",
  "hitsLeft",
  "secondsLeft"
from "window1"
union all
select
  "isPast",
  "hitsLeft",
  "secondsLeft"
from "window2";
