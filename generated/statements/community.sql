-- Prepared statements with the names of their values. Written by `npm run generate`.


-- readNumbers in src/domains/community/server/numbers.repository.ts
-- :since, :decidedSince
select
  (
    select coalesce(sum(members), 0)::int
    from member_months
  ) as members,
  coalesce(
    (
      select counted.councils
      from council_counts counted
      where counted.sdg = 0
    ),
    0
  ) as councils,
  (
    (
      select coalesce(sum(k.unclosed), 0)::int
      from opportunity_partners k
      where not k.search_name is null
    ) - (
      select count(*)::int
      from
        (
          select owner_id
          from opportunities
          where
            is_public
            and not is_full
            and closed_at is null
            and closes_at <= now()
            and (
              select min(closes_at)
              from opportunities
              where
                is_public
                and not is_full
                and closed_at is null
            ) <= now()
        ) overdue
        join opportunity_partners k using (owner_id)
      where not k.search_name is null
    )
  ) as opportunities,
  coalesce(
    (
      select json_agg(listed)
      from (
        select
          impact_year as year,
          sdg,
          sum(impacts)::float8 as impacts,
          sum(hours)::float8 as hours,
          sum(people)::float8 as people,
          sum(trees)::float8 as trees,
          sum(co2e_kg)::float8 as "co2eKg",
          sum(waste_kg)::float8 as "wasteKg"
        from impact_totals
        where true
        group by grouping sets ((impact_year, sdg), (sdg))
        having
          (
            sdg = 0
            or grouping(impact_year) = 1
          )
          and sum(impacts) > 0
        order by
          year,
          sdg
      ) listed
    ),
    '[]'
  ) as totals,
  coalesce(
    (
      select json_agg(listed)
      from (
        select
          to_char(month, 'YYYY-MM') as month,
          "members"::float8 as count
        from "member_months"
        where month >= (:since || '-01')::date
      ) listed
    ),
    '[]'
  ) as "memberMonths",
  coalesce(
    (
      select json_agg(listed)
      from (
        select
          to_char(month, 'YYYY-MM') as month,
          "impacts"::float8 as count
        from "impact_months"
        where month >= (:since || '-01')::date
      ) listed
    ),
    '[]'
  ) as "impactMonths",
  (
    select json_build_object(
      'decisions', coalesce(
        sum(amount) filter (
          where tally = 'decisions'
        ),
        0
      )::float8,
      'hours', coalesce(
        sum(amount) filter (
          where tally = 'decision_hours'
        ),
        0
      )::float8
    )
    from (
      select
        tally,
        month,
        kind,
        amount
      from tallies
      union all
      select
        tally,
        month,
        kind,
        amount
      from tally_changes
    ) as kept
    where month >= (:decidedSince || '-01')::date
  ) as decisions;
