-- Prepared statements with the names of their values. Written by `npm run generate`.


-- readImpactRow in src/domains/impacts/server/impacts.repository.ts
-- :id
select
  i.id,
  i.title,
  d.description,
  i.impact_year as "impactYear",
  i.start_date::text as "startDate",
  i.end_date::text as "endDate",
  i.location,
  i.event_type_id as "eventTypeId",
  t.name as "eventTypeName",
  t.names as "eventTypeNames",
  t.description as "eventTypeDescription",
  json_build_object(
    'hours', i.hours::float8,
    'people', i.people,
    'trees', i.trees,
    'co2eKg', i.co2e_kg::float8,
    'wasteKg', i.waste_kg::float8
  ) as measures,
  i.is_verified as "isVerified",
  i.verified_by as "verifiedBy",
  i.decline_reason as "declineReason",
  i.open_question as "openQuestion",
  i.verified_at as "verifiedAt",
  i.is_hidden as "isHidden",
  i.is_featured as "isFeatured",
  i.is_public as "isPublic",
  case
    when i.points_rule_id <> 1 then (
      select r.rule
      from points_rules r
      where r.id = i.points_rule_id
    )
  end as "pointsRule",
  i.created_at as "createdAt",
  i.place,
  i.owner_id as "ownerId",
  i.council_id as "councilId",
  i.declined_by as "declinedBy",
  i.appeal_id as "appealId",
  i.asked_by as "askedBy",
  case
    when i.kept_until > now() then i.kept_until
  end as "keptUntil",
  i.revision,
  i.updated_at as "updatedAt",
  array(
    select p.user_id
    from impact_people p
    where p.impact_id = i.id
  ) as participants
from
  impacts i
  join impact_texts d on d.impact_id = i.id
  join impact_event_types t on t.id = i.event_type_id
where i.id = :id::uuid;


-- readCount in src/domains/impacts/server/like/likes.repository.ts
-- :impactId
select like_count as "likeCount"
from impact_likes
where impact_id = :impactId::uuid;


-- addLike in src/domains/impacts/server/like/likes.repository.ts
-- :impactId, :userId
with
  changed as (
    insert into likes (impact_id, user_id)
    values (:impactId::uuid, :userId::uuid)
    on conflict do nothing
    returning 1
  )
update impact_likes
set like_count = like_count + 1
where
  impact_id = :impactId::uuid
  and exists (
    select
    from changed
  )
returning like_count as "likeCount";


-- removeLike in src/domains/impacts/server/like/likes.repository.ts
-- :impactId, :userId
with
  changed as (
    delete from likes
    where
      impact_id = :impactId::uuid
      and user_id = :userId::uuid
    returning 1
  )
update impact_likes
set like_count = like_count + -1
where
  impact_id = :impactId::uuid
  and exists (
    select
    from changed
  )
returning like_count as "likeCount";


-- readUnlistedIds in src/domains/impacts/server/list/lists.repository.ts
-- :userId
select array(
  select took.impact_id
  from
    impact_people took
    join impacts impact on impact.id = took.impact_id
  where
    took.user_id = :userId::uuid
    and not impact.is_public
) as ids;


-- readPage in src/domains/impacts/server/list/pages.repository.ts
-- scope: "public", own: null, sort: "newest", isKnown: false, limit: 20, offset: 0, key: null, after: null, viewerId: null
select
  least(
    (
      select coalesce(sum(impacts), 0)::int
      from impact_totals
      where
        sdg = 0
        and true
    ),
    10001
  ) as total,
  (
    select json_agg(shown)
    from (
      select
        i.id,
        i.title,
        d.description,
        i.impact_year as "impactYear",
        i.start_date::text as "startDate",
        i.end_date::text as "endDate",
        i.location,
        i.event_type_id as "eventTypeId",
        t.name as "eventTypeName",
        t.names as "eventTypeNames",
        t.description as "eventTypeDescription",
        json_build_object(
          'hours', i.hours::float8,
          'people', i.people,
          'trees', i.trees,
          'co2eKg', i.co2e_kg::float8,
          'wasteKg', i.waste_kg::float8
        ) as measures,
        i.is_verified as "isVerified",
        i.verified_by as "verifiedBy",
        i.decline_reason as "declineReason",
        i.open_question as "openQuestion",
        i.verified_at as "verifiedAt",
        i.is_hidden as "isHidden",
        i.is_featured as "isFeatured",
        i.is_public as "isPublic",
        case
          when i.points_rule_id <> 1 then (
            select r.rule
            from points_rules r
            where r.id = i.points_rule_id
          )
        end as "pointsRule",
        i.created_at as "createdAt",
        (
          select json_build_object(
            'id', person.id,
            'name', person.name,
            'lastName', person.last_name,
            'role', person.role,
            'isActive', person.deactivated_at is null,
            'isPrivate', not (
              "person"."email_verified_at" is not null
              and "person"."deactivated_at" is null
              and (
                "person"."suspended_until" is null
                or "person"."suspended_until" <= now()
              )
              and not exists (
                select
                from privacy_policies p
                where
                  p.user_id = "person"."id"
                  and not (
                    "p"."impacts" = any (array['public']::text[])
                    or "p"."councils" = any (array['public']::text[])
                    or "p"."leaderboard" = any (array['public']::text[])
                  )
              )
            ),
            'avatar', (
              select json_build_object('mediaId', m.id, 'width', m.widths[1])
              from media m
              where
                m.id = "person"."avatar_media_id"
                and m.ready_at is not null
                and m.hidden_at is null
            )
          )
          from users person
          where person.id = "i"."owner_id"
        ) as owner,
        council.json as council,
        (
          select written.language
          from text_languages written
          where
            written.kind = 'impact'
            and written.subject_id = "i"."id"
        ) as language,
        coalesce(
          (
            select l.like_count
            from impact_likes l
            where l.impact_id = i.id
          ),
          0
        ) as "likeCount",
        false as "isLiked",
        array(
          select g.sdg
          from impact_goals g
          where g.impact_id = i.id
          order by g.position
        ) as sdgs,
        (
          select count(*)::int - 1
          from impact_people p
          where p.impact_id = i.id
        ) as "memberCount",
        coalesce(
          (
            select c.comments
            from public_comment_counts c
            where
              c.kind = 'impact'
              and c.subject_id = i.id
          ),
          0
        ) as "commentCount",
        false as "isOwn",
        false as "isInvolved",
        (
          select file.json
          from
            impact_media k
            cross join lateral (
              select
                listed.kind,
                to_json(listed) as json
              from (
                select
                  f.id,
                  f.kind,
                  f.width,
                  f.height,
                  f.widths,
                  null::text as "blurDataUrl",
                  f.alt,
                  f.file_name as "fileName"
                from media f
                where
                  f.id = "k"."media_id"
                  and f.ready_at is not null
                  and f.hidden_at is null
              ) listed
            ) file
          where
            k.impact_id = i.id
            and file.kind = 'picture'
          order by k.position
          limit 1
        ) as cover,
        '' as key
      from
        unnest(
          array(
            select page.id
            from (
              select
                i.id as id,
                '' as key
              from impacts i
              where i.is_public
              order by i.id desc
              limit 21
              offset 0
            ) page
          )
        ) with ordinality as page (id, place)
        join impacts i on i.id = page.id
        join impact_texts d on d.impact_id = i.id
        join impact_event_types t on t.id = i.event_type_id
        left join lateral (
          select json_build_object('id', named.id, 'councilTitle', named.title) as json
          from councils named
          where named.id = "i"."council_id"
        ) council on true
      order by page.place
    ) shown
  ) as rows;

-- scope: "public", :own, :sdg, sort: "newest", isKnown: false, limit: 20, offset: 0, :key, :after, :viewerId
select
  least(
    (
      select coalesce(sum(impacts), 0)::int
      from impact_totals
      where
        sdg = :sdg
        and true
    ) + (
      select count(*)::int
      from (
        select 1
        from impacts i
        where
          i.id = any (:own::uuid[])
          and exists (
            select
            from impact_goals g
            where
              g.impact_id = i.id
              and g.sdg = :sdg
          )
          and not i.is_public
        limit 10001
      ) found
    ),
    10001
  ) as total,
  (
    select json_agg(shown)
    from (
      select
        i.id,
        i.title,
        d.description,
        i.impact_year as "impactYear",
        i.start_date::text as "startDate",
        i.end_date::text as "endDate",
        i.location,
        i.event_type_id as "eventTypeId",
        t.name as "eventTypeName",
        t.names as "eventTypeNames",
        t.description as "eventTypeDescription",
        json_build_object(
          'hours', i.hours::float8,
          'people', i.people,
          'trees', i.trees,
          'co2eKg', i.co2e_kg::float8,
          'wasteKg', i.waste_kg::float8
        ) as measures,
        i.is_verified as "isVerified",
        i.verified_by as "verifiedBy",
        i.decline_reason as "declineReason",
        i.open_question as "openQuestion",
        i.verified_at as "verifiedAt",
        i.is_hidden as "isHidden",
        i.is_featured as "isFeatured",
        i.is_public as "isPublic",
        case
          when i.points_rule_id <> 1 then (
            select r.rule
            from points_rules r
            where r.id = i.points_rule_id
          )
        end as "pointsRule",
        i.created_at as "createdAt",
        (
          select json_build_object(
            'id', person.id,
            'name', person.name,
            'lastName', person.last_name,
            'role', person.role,
            'isActive', person.deactivated_at is null,
            'isPrivate', not (
              "person"."email_verified_at" is not null
              and "person"."deactivated_at" is null
              and (
                "person"."suspended_until" is null
                or "person"."suspended_until" <= now()
              )
              and not exists (
                select
                from privacy_policies p
                where
                  p.user_id = "person"."id"
                  and not (
                    "p"."impacts" = any (array['public']::text[])
                    or "p"."councils" = any (array['public']::text[])
                    or "p"."leaderboard" = any (array['public']::text[])
                  )
              )
            ),
            'avatar', (
              select json_build_object('mediaId', m.id, 'width', m.widths[1])
              from media m
              where
                m.id = "person"."avatar_media_id"
                and m.ready_at is not null
                and m.hidden_at is null
            )
          )
          from users person
          where person.id = "i"."owner_id"
        ) as owner,
        council.json as council,
        (
          select written.language
          from text_languages written
          where
            written.kind = 'impact'
            and written.subject_id = "i"."id"
        ) as language,
        coalesce(
          (
            select l.like_count
            from impact_likes l
            where l.impact_id = i.id
          ),
          0
        ) as "likeCount",
        exists (
          select
          from likes l
          where
            l.impact_id = i.id
            and l.user_id = :viewerId::uuid
        ) as "isLiked",
        array(
          select g.sdg
          from impact_goals g
          where g.impact_id = i.id
          order by g.position
        ) as sdgs,
        (
          select count(*)::int - 1
          from impact_people p
          where p.impact_id = i.id
        ) as "memberCount",
        coalesce(
          (
            select c.comments
            from public_comment_counts c
            where
              c.kind = 'impact'
              and c.subject_id = i.id
          ),
          0
        ) as "commentCount",
        i.owner_id = :viewerId::uuid as "isOwn",
        (
          (
            i.is_verified is false
            or i.open_question is not null
          )
          and exists (
            select
            from impact_people p
            where
              p.impact_id = i.id
              and p.user_id = :viewerId::uuid
          )
        ) as "isInvolved",
        (
          select file.json
          from
            impact_media k
            cross join lateral (
              select
                listed.kind,
                to_json(listed) as json
              from (
                select
                  f.id,
                  f.kind,
                  f.width,
                  f.height,
                  f.widths,
                  null::text as "blurDataUrl",
                  f.alt,
                  f.file_name as "fileName"
                from media f
                where
                  f.id = "k"."media_id"
                  and f.ready_at is not null
                  and f.hidden_at is null
              ) listed
            ) file
          where
            k.impact_id = i.id
            and file.kind = 'picture'
          order by k.position
          limit 1
        ) as cover,
        '' as key
      from
        unnest(
          array(
            select page.id
            from (
              select
                g.impact_id as id,
                '' as key
              from impact_goals g
              where
                g.sdg = :sdg
                and (
                  g.is_public
                  or g.impact_id = any (:own::uuid[])
                )
                and g.impact_id < :after::uuid
              order by g.impact_id desc
              limit 21
              offset 0
            ) page
          )
        ) with ordinality as page (id, place)
        join impacts i on i.id = page.id
        join impact_texts d on d.impact_id = i.id
        join impact_event_types t on t.id = i.event_type_id
        left join lateral (
          select json_build_object('id', named.id, 'councilTitle', named.title) as json
          from councils named
          where named.id = "i"."council_id"
        ) council on true
      order by page.place
    ) shown
  ) as rows;

-- scope: "public", own: null, :impactYear, sort: "mostLiked", isKnown: true, limit: 20, offset: 0, :key, :after, :viewerId
select
  10001 as total,
  (
    select json_agg(shown)
    from (
      select
        i.id,
        i.title,
        d.description,
        i.impact_year as "impactYear",
        i.start_date::text as "startDate",
        i.end_date::text as "endDate",
        i.location,
        i.event_type_id as "eventTypeId",
        t.name as "eventTypeName",
        t.names as "eventTypeNames",
        t.description as "eventTypeDescription",
        json_build_object(
          'hours', i.hours::float8,
          'people', i.people,
          'trees', i.trees,
          'co2eKg', i.co2e_kg::float8,
          'wasteKg', i.waste_kg::float8
        ) as measures,
        i.is_verified as "isVerified",
        i.verified_by as "verifiedBy",
        i.decline_reason as "declineReason",
        i.open_question as "openQuestion",
        i.verified_at as "verifiedAt",
        i.is_hidden as "isHidden",
        i.is_featured as "isFeatured",
        i.is_public as "isPublic",
        case
          when i.points_rule_id <> 1 then (
            select r.rule
            from points_rules r
            where r.id = i.points_rule_id
          )
        end as "pointsRule",
        i.created_at as "createdAt",
        (
          select json_build_object(
            'id', person.id,
            'name', person.name,
            'lastName', person.last_name,
            'role', person.role,
            'isActive', person.deactivated_at is null,
            'isPrivate', not (
              "person"."email_verified_at" is not null
              and "person"."deactivated_at" is null
              and (
                "person"."suspended_until" is null
                or "person"."suspended_until" <= now()
              )
              and not exists (
                select
                from privacy_policies p
                where
                  p.user_id = "person"."id"
                  and not (
                    "p"."impacts" = any (array['public']::text[])
                    or "p"."councils" = any (array['public']::text[])
                    or "p"."leaderboard" = any (array['public']::text[])
                  )
              )
            ),
            'avatar', (
              select json_build_object('mediaId', m.id, 'width', m.widths[1])
              from media m
              where
                m.id = "person"."avatar_media_id"
                and m.ready_at is not null
                and m.hidden_at is null
            )
          )
          from users person
          where person.id = "i"."owner_id"
        ) as owner,
        council.json as council,
        (
          select written.language
          from text_languages written
          where
            written.kind = 'impact'
            and written.subject_id = "i"."id"
        ) as language,
        coalesce(
          (
            select l.like_count
            from impact_likes l
            where l.impact_id = i.id
          ),
          0
        ) as "likeCount",
        exists (
          select
          from likes l
          where
            l.impact_id = i.id
            and l.user_id = :viewerId::uuid
        ) as "isLiked",
        array(
          select g.sdg
          from impact_goals g
          where g.impact_id = i.id
          order by g.position
        ) as sdgs,
        (
          select count(*)::int - 1
          from impact_people p
          where p.impact_id = i.id
        ) as "memberCount",
        coalesce(
          (
            select c.comments
            from public_comment_counts c
            where
              c.kind = 'impact'
              and c.subject_id = i.id
          ),
          0
        ) as "commentCount",
        i.owner_id = :viewerId::uuid as "isOwn",
        (
          (
            i.is_verified is false
            or i.open_question is not null
          )
          and exists (
            select
            from impact_people p
            where
              p.impact_id = i.id
              and p.user_id = :viewerId::uuid
          )
        ) as "isInvolved",
        (
          select file.json
          from
            impact_media k
            cross join lateral (
              select
                listed.kind,
                to_json(listed) as json
              from (
                select
                  f.id,
                  f.kind,
                  f.width,
                  f.height,
                  f.widths,
                  null::text as "blurDataUrl",
                  f.alt,
                  f.file_name as "fileName"
                from media f
                where
                  f.id = "k"."media_id"
                  and f.ready_at is not null
                  and f.hidden_at is null
              ) listed
            ) file
          where
            k.impact_id = i.id
            and file.kind = 'picture'
          order by k.position
          limit 1
        ) as cover,
        (
          select l.like_count::text
          from impact_likes l
          where l.impact_id = i.id
        ) as key
      from
        unnest(
          array(
            select page.id
            from (
              select
                l.impact_id as id,
                l.like_count::text as key
              from
                impacts i
                join impact_likes l on l.impact_id = i.id
              where
                i.impact_year = :impactYear
                and i.is_public
                and l.impact_year = :impactYear
                and (l.like_count, l.impact_id) < (:key::int, :after::uuid)
              order by
                l.like_count desc,
                l.impact_id desc
              limit 21
              offset 0
            ) page
          )
        ) with ordinality as page (id, place)
        join impacts i on i.id = page.id
        join impact_texts d on d.impact_id = i.id
        join impact_event_types t on t.id = i.event_type_id
        left join lateral (
          select json_build_object('id', named.id, 'councilTitle', named.title) as json
          from councils named
          where named.id = "i"."council_id"
        ) council on true
      order by page.place
    ) shown
  ) as rows;

-- scope: "all", own: null, :participant, sort: "newest", isKnown: false, limit: 20, offset: 0, key: null, after: null, :viewerId
select
  (
    select count(*)::int
    from (
      select 1
      from
        impact_people p
        join impacts i on i.id = p.impact_id
      where p.user_id = :participant::uuid
      limit 10001
    ) found
  ) as total,
  (
    select json_agg(shown)
    from (
      select
        i.id,
        i.title,
        d.description,
        i.impact_year as "impactYear",
        i.start_date::text as "startDate",
        i.end_date::text as "endDate",
        i.location,
        i.event_type_id as "eventTypeId",
        t.name as "eventTypeName",
        t.names as "eventTypeNames",
        t.description as "eventTypeDescription",
        json_build_object(
          'hours', i.hours::float8,
          'people', i.people,
          'trees', i.trees,
          'co2eKg', i.co2e_kg::float8,
          'wasteKg', i.waste_kg::float8
        ) as measures,
        i.is_verified as "isVerified",
        i.verified_by as "verifiedBy",
        i.decline_reason as "declineReason",
        i.open_question as "openQuestion",
        i.verified_at as "verifiedAt",
        i.is_hidden as "isHidden",
        i.is_featured as "isFeatured",
        i.is_public as "isPublic",
        case
          when i.points_rule_id <> 1 then (
            select r.rule
            from points_rules r
            where r.id = i.points_rule_id
          )
        end as "pointsRule",
        i.created_at as "createdAt",
        (
          select json_build_object(
            'id', person.id,
            'name', person.name,
            'lastName', person.last_name,
            'role', person.role,
            'isActive', person.deactivated_at is null,
            'isPrivate', not (
              "person"."email_verified_at" is not null
              and "person"."deactivated_at" is null
              and (
                "person"."suspended_until" is null
                or "person"."suspended_until" <= now()
              )
              and not exists (
                select
                from privacy_policies p
                where
                  p.user_id = "person"."id"
                  and not (
                    "p"."impacts" = any (array['public']::text[])
                    or "p"."councils" = any (array['public']::text[])
                    or "p"."leaderboard" = any (array['public']::text[])
                  )
              )
            ),
            'avatar', (
              select json_build_object('mediaId', m.id, 'width', m.widths[1])
              from media m
              where
                m.id = "person"."avatar_media_id"
                and m.ready_at is not null
                and m.hidden_at is null
            )
          )
          from users person
          where person.id = "i"."owner_id"
        ) as owner,
        council.json as council,
        (
          select written.language
          from text_languages written
          where
            written.kind = 'impact'
            and written.subject_id = "i"."id"
        ) as language,
        coalesce(
          (
            select l.like_count
            from impact_likes l
            where l.impact_id = i.id
          ),
          0
        ) as "likeCount",
        exists (
          select
          from likes l
          where
            l.impact_id = i.id
            and l.user_id = :viewerId::uuid
        ) as "isLiked",
        array(
          select g.sdg
          from impact_goals g
          where g.impact_id = i.id
          order by g.position
        ) as sdgs,
        (
          select count(*)::int - 1
          from impact_people p
          where p.impact_id = i.id
        ) as "memberCount",
        coalesce(
          (
            select c.comments
            from public_comment_counts c
            where
              c.kind = 'impact'
              and c.subject_id = i.id
          ),
          0
        ) as "commentCount",
        i.owner_id = :viewerId::uuid as "isOwn",
        (
          (
            i.is_verified is false
            or i.open_question is not null
          )
          and exists (
            select
            from impact_people p
            where
              p.impact_id = i.id
              and p.user_id = :viewerId::uuid
          )
        ) as "isInvolved",
        (
          select file.json
          from
            impact_media k
            cross join lateral (
              select
                listed.kind,
                to_json(listed) as json
              from (
                select
                  f.id,
                  f.kind,
                  f.width,
                  f.height,
                  f.widths,
                  null::text as "blurDataUrl",
                  f.alt,
                  f.file_name as "fileName"
                from media f
                where
                  f.id = "k"."media_id"
                  and f.ready_at is not null
                  and f.hidden_at is null
              ) listed
            ) file
          where
            k.impact_id = i.id
            and file.kind = 'picture'
          order by k.position
          limit 1
        ) as cover,
        '' as key
      from
        unnest(
          array(
            select page.id
            from (
              select
                p.impact_id as id,
                '' as key
              from
                impact_people p
                join impacts i on i.id = p.impact_id
              where p.user_id = :participant::uuid
              order by p.impact_id desc
              limit 21
              offset 0
            ) page
          )
        ) with ordinality as page (id, place)
        join impacts i on i.id = page.id
        join impact_texts d on d.impact_id = i.id
        join impact_event_types t on t.id = i.event_type_id
        left join lateral (
          select json_build_object('id', named.id, 'councilTitle', named.title) as json
          from councils named
          where named.id = "i"."council_id"
        ) council on true
      order by page.place
    ) shown
  ) as rows;


-- readSeen in src/domains/impacts/server/list/pages.repository.ts
-- scope: "public", sort: "newest", limit: 20, offset: 0, :key, :after, :viewerId
with
  own as materialized (
    select array(
      select took.impact_id
      from
        impact_people took
        join impacts impact on impact.id = took.impact_id
      where
        took.user_id = :viewerId::uuid
        and not impact.is_public
    ) as ids
  )
select
  least(
    (
      select coalesce(sum(impacts), 0)::int
      from impact_totals
      where
        sdg = 0
        and true
    ) + (
      select count(*)::int
      from (
        select 1
        from impacts i
        where
          i.id = any (
            (
              select ids
              from own
            )::uuid[]
          )
          and not i.is_public
        limit 10001
      ) found
    ),
    10001
  ) as total,
  (
    select json_agg(shown)
    from (
      select
        i.id,
        i.title,
        d.description,
        i.impact_year as "impactYear",
        i.start_date::text as "startDate",
        i.end_date::text as "endDate",
        i.location,
        i.event_type_id as "eventTypeId",
        t.name as "eventTypeName",
        t.names as "eventTypeNames",
        t.description as "eventTypeDescription",
        json_build_object(
          'hours', i.hours::float8,
          'people', i.people,
          'trees', i.trees,
          'co2eKg', i.co2e_kg::float8,
          'wasteKg', i.waste_kg::float8
        ) as measures,
        i.is_verified as "isVerified",
        i.verified_by as "verifiedBy",
        i.decline_reason as "declineReason",
        i.open_question as "openQuestion",
        i.verified_at as "verifiedAt",
        i.is_hidden as "isHidden",
        i.is_featured as "isFeatured",
        i.is_public as "isPublic",
        case
          when i.points_rule_id <> 1 then (
            select r.rule
            from points_rules r
            where r.id = i.points_rule_id
          )
        end as "pointsRule",
        i.created_at as "createdAt",
        (
          select json_build_object(
            'id', person.id,
            'name', person.name,
            'lastName', person.last_name,
            'role', person.role,
            'isActive', person.deactivated_at is null,
            'isPrivate', not (
              "person"."email_verified_at" is not null
              and "person"."deactivated_at" is null
              and (
                "person"."suspended_until" is null
                or "person"."suspended_until" <= now()
              )
              and not exists (
                select
                from privacy_policies p
                where
                  p.user_id = "person"."id"
                  and not (
                    "p"."impacts" = any (array['public']::text[])
                    or "p"."councils" = any (array['public']::text[])
                    or "p"."leaderboard" = any (array['public']::text[])
                  )
              )
            ),
            'avatar', (
              select json_build_object('mediaId', m.id, 'width', m.widths[1])
              from media m
              where
                m.id = "person"."avatar_media_id"
                and m.ready_at is not null
                and m.hidden_at is null
            )
          )
          from users person
          where person.id = "i"."owner_id"
        ) as owner,
        council.json as council,
        (
          select written.language
          from text_languages written
          where
            written.kind = 'impact'
            and written.subject_id = "i"."id"
        ) as language,
        coalesce(
          (
            select l.like_count
            from impact_likes l
            where l.impact_id = i.id
          ),
          0
        ) as "likeCount",
        exists (
          select
          from likes l
          where
            l.impact_id = i.id
            and l.user_id = :viewerId::uuid
        ) as "isLiked",
        array(
          select g.sdg
          from impact_goals g
          where g.impact_id = i.id
          order by g.position
        ) as sdgs,
        (
          select count(*)::int - 1
          from impact_people p
          where p.impact_id = i.id
        ) as "memberCount",
        coalesce(
          (
            select c.comments
            from public_comment_counts c
            where
              c.kind = 'impact'
              and c.subject_id = i.id
          ),
          0
        ) as "commentCount",
        i.owner_id = :viewerId::uuid as "isOwn",
        (
          (
            i.is_verified is false
            or i.open_question is not null
          )
          and exists (
            select
            from impact_people p
            where
              p.impact_id = i.id
              and p.user_id = :viewerId::uuid
          )
        ) as "isInvolved",
        (
          select file.json
          from
            impact_media k
            cross join lateral (
              select
                listed.kind,
                to_json(listed) as json
              from (
                select
                  f.id,
                  f.kind,
                  f.width,
                  f.height,
                  f.widths,
                  null::text as "blurDataUrl",
                  f.alt,
                  f.file_name as "fileName"
                from media f
                where
                  f.id = "k"."media_id"
                  and f.ready_at is not null
                  and f.hidden_at is null
              ) listed
            ) file
          where
            k.impact_id = i.id
            and file.kind = 'picture'
          order by k.position
          limit 1
        ) as cover,
        '' as key
      from
        unnest(
          array(
            select page.id
            from (
              select
                i.id as id,
                '' as key
              from impacts i
              where
                (
                  i.is_public
                  or i.id = any (
                    (
                      select ids
                      from own
                    )::uuid[]
                  )
                )
                and i.id < :after::uuid
              order by i.id desc
              limit 21
              offset 0
            ) page
          )
        ) with ordinality as page (id, place)
        join impacts i on i.id = page.id
        join impact_texts d on d.impact_id = i.id
        join impact_event_types t on t.id = i.event_type_id
        left join lateral (
          select json_build_object('id', named.id, 'councilTitle', named.title) as json
          from councils named
          where named.id = "i"."council_id"
        ) council on true
      order by page.place
    ) shown
  ) as rows;


-- readPersonTotals in src/domains/impacts/server/numbers/summary.repository.ts
-- :userId
select json_build_object(
  'byYear', coalesce(
    (
      select json_agg(listed)
      from (
        select
          i.impact_year as year,
          count(*)::int as impacts,
          sum(i.hours)::float8 as hours,
          sum(i.people)::float8 as people,
          sum(i.trees)::float8 as trees,
          sum(i.co2e_kg)::float8 as "co2eKg",
          sum(i.waste_kg)::float8 as "wasteKg"
        from
          impact_people p
          join impacts i on i.id = p.impact_id
        where
          p.user_id = "person"."id"
          and i.is_public
        group by i.impact_year
        order by i.impact_year
      ) listed
    ),
    '[]'
  ),
  'byGoal', coalesce(
    (
      select json_agg(listed)
      from (
        select
          g.sdg,
          count(*)::int as impacts,
          sum(i.hours)::float8 as hours,
          sum(i.people)::float8 as people,
          sum(i.trees)::float8 as trees,
          sum(i.co2e_kg)::float8 as "co2eKg",
          sum(i.waste_kg)::float8 as "wasteKg"
        from
          impact_people p
          join impacts i on i.id = p.impact_id
          join impact_goals g on g.impact_id = i.id
        where
          p.user_id = "person"."id"
          and i.is_public
        group by g.sdg
        order by g.sdg
      ) listed
    ),
    '[]'
  )
) as totals
from (
  values (:userId::uuid)
) person (id);


-- readCommunityTotals in src/domains/impacts/server/numbers/totals.repository.ts
select coalesce(
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
) as totals;


-- readVerifiedSince in src/domains/impacts/server/numbers/verified-since.repository.ts
-- :since, :viewerId
select
  (
    select json_build_object(
      'impacts', count(*),
      'hours', coalesce(sum(hours), 0)::float8,
      'people', coalesce(sum(people), 0),
      'trees', coalesce(sum(trees), 0),
      'co2eKg', coalesce(sum(co2e_kg), 0)::float8,
      'wasteKg', coalesce(sum(waste_kg), 0)::float8
    )
    from impacts
    where
      is_public
      and verified_at >= (
        select :since::timestamptz
      )
      and verified_at < 'infinity'
  ) as totals,
  (
    select json_agg(shown)
    from (
      select
        i.id,
        i.title,
        d.description,
        i.impact_year as "impactYear",
        i.start_date::text as "startDate",
        i.end_date::text as "endDate",
        i.location,
        i.event_type_id as "eventTypeId",
        t.name as "eventTypeName",
        t.names as "eventTypeNames",
        t.description as "eventTypeDescription",
        json_build_object(
          'hours', i.hours::float8,
          'people', i.people,
          'trees', i.trees,
          'co2eKg', i.co2e_kg::float8,
          'wasteKg', i.waste_kg::float8
        ) as measures,
        i.is_verified as "isVerified",
        i.verified_by as "verifiedBy",
        i.decline_reason as "declineReason",
        i.open_question as "openQuestion",
        i.verified_at as "verifiedAt",
        i.is_hidden as "isHidden",
        i.is_featured as "isFeatured",
        i.is_public as "isPublic",
        case
          when i.points_rule_id <> 1 then (
            select r.rule
            from points_rules r
            where r.id = i.points_rule_id
          )
        end as "pointsRule",
        i.created_at as "createdAt",
        (
          select json_build_object(
            'id', person.id,
            'name', person.name,
            'lastName', person.last_name,
            'role', person.role,
            'isActive', person.deactivated_at is null,
            'isPrivate', not (
              "person"."email_verified_at" is not null
              and "person"."deactivated_at" is null
              and (
                "person"."suspended_until" is null
                or "person"."suspended_until" <= now()
              )
              and not exists (
                select
                from privacy_policies p
                where
                  p.user_id = "person"."id"
                  and not (
                    "p"."impacts" = any (array['public']::text[])
                    or "p"."councils" = any (array['public']::text[])
                    or "p"."leaderboard" = any (array['public']::text[])
                  )
              )
            ),
            'avatar', (
              select json_build_object('mediaId', m.id, 'width', m.widths[1])
              from media m
              where
                m.id = "person"."avatar_media_id"
                and m.ready_at is not null
                and m.hidden_at is null
            )
          )
          from users person
          where person.id = "i"."owner_id"
        ) as owner,
        council.json as council,
        (
          select written.language
          from text_languages written
          where
            written.kind = 'impact'
            and written.subject_id = "i"."id"
        ) as language,
        coalesce(
          (
            select l.like_count
            from impact_likes l
            where l.impact_id = i.id
          ),
          0
        ) as "likeCount",
        exists (
          select
          from likes l
          where
            l.impact_id = i.id
            and l.user_id = :viewerId::uuid
        ) as "isLiked",
        array(
          select g.sdg
          from impact_goals g
          where g.impact_id = i.id
          order by g.position
        ) as sdgs,
        (
          select count(*)::int - 1
          from impact_people p
          where p.impact_id = i.id
        ) as "memberCount",
        coalesce(
          (
            select c.comments
            from public_comment_counts c
            where
              c.kind = 'impact'
              and c.subject_id = i.id
          ),
          0
        ) as "commentCount",
        i.owner_id = :viewerId::uuid as "isOwn",
        (
          (
            i.is_verified is false
            or i.open_question is not null
          )
          and exists (
            select
            from impact_people p
            where
              p.impact_id = i.id
              and p.user_id = :viewerId::uuid
          )
        ) as "isInvolved",
        (
          select file.json
          from
            impact_media k
            cross join lateral (
              select
                listed.kind,
                to_json(listed) as json
              from (
                select
                  f.id,
                  f.kind,
                  f.width,
                  f.height,
                  f.widths,
                  null::text as "blurDataUrl",
                  f.alt,
                  f.file_name as "fileName"
                from media f
                where
                  f.id = "k"."media_id"
                  and f.ready_at is not null
                  and f.hidden_at is null
              ) listed
            ) file
          where
            k.impact_id = i.id
            and file.kind = 'picture'
          order by k.position
          limit 1
        ) as cover,
        '' as key
      from
        unnest(
          array(
            select id
            from impacts
            where is_public
            order by
              verified_at desc,
              id desc
            limit 8
          )
        ) with ordinality as page (id, place)
        join impacts i on i.id = page.id
        join impact_texts d on d.impact_id = i.id
        join impact_event_types t on t.id = i.event_type_id
        left join lateral (
          select json_build_object('id', named.id, 'councilTitle', named.title) as json
          from councils named
          where named.id = "i"."council_id"
        ) council on true
      order by page.place
    ) shown
  ) as rows;


-- readPlaceCounts in src/domains/impacts/server/places/places.repository.ts
select
  (
    select coalesce(sum(impacts), 0)::int
    from impact_totals
    where
      sdg = 0
      and true
  ) as total,
  coalesce(
    (
      select json_agg(listed)
      from (
        select
          name,
          spot,
          impacts::float8 as impacts
        from impact_place_counts
        where impacts > 0
        order by
          impact_place_counts.impacts desc,
          place,
          place_id
        limit 1000
      ) listed
    ),
    '[]'
  ) as places;


-- listListed in src/domains/impacts/server/show/impact-rows.repository.ts
-- :ids, :viewerId
select (
  select json_agg(shown)
  from (
    select
      i.id,
      i.title,
      d.description,
      i.impact_year as "impactYear",
      i.start_date::text as "startDate",
      i.end_date::text as "endDate",
      i.location,
      i.event_type_id as "eventTypeId",
      t.name as "eventTypeName",
      t.names as "eventTypeNames",
      t.description as "eventTypeDescription",
      json_build_object(
        'hours', i.hours::float8,
        'people', i.people,
        'trees', i.trees,
        'co2eKg', i.co2e_kg::float8,
        'wasteKg', i.waste_kg::float8
      ) as measures,
      i.is_verified as "isVerified",
      i.verified_by as "verifiedBy",
      i.decline_reason as "declineReason",
      i.open_question as "openQuestion",
      i.verified_at as "verifiedAt",
      i.is_hidden as "isHidden",
      i.is_featured as "isFeatured",
      i.is_public as "isPublic",
      case
        when i.points_rule_id <> 1 then (
          select r.rule
          from points_rules r
          where r.id = i.points_rule_id
        )
      end as "pointsRule",
      i.created_at as "createdAt",
      (
        select json_build_object(
          'id', person.id,
          'name', person.name,
          'lastName', person.last_name,
          'role', person.role,
          'isActive', person.deactivated_at is null,
          'isPrivate', not (
            "person"."email_verified_at" is not null
            and "person"."deactivated_at" is null
            and (
              "person"."suspended_until" is null
              or "person"."suspended_until" <= now()
            )
            and not exists (
              select
              from privacy_policies p
              where
                p.user_id = "person"."id"
                and not (
                  "p"."impacts" = any (array['public']::text[])
                  or "p"."councils" = any (array['public']::text[])
                  or "p"."leaderboard" = any (array['public']::text[])
                )
            )
          ),
          'avatar', (
            select json_build_object('mediaId', m.id, 'width', m.widths[1])
            from media m
            where
              m.id = "person"."avatar_media_id"
              and m.ready_at is not null
              and m.hidden_at is null
          )
        )
        from users person
        where person.id = "i"."owner_id"
      ) as owner,
      council.json as council,
      (
        select written.language
        from text_languages written
        where
          written.kind = 'impact'
          and written.subject_id = "i"."id"
      ) as language,
      coalesce(
        (
          select l.like_count
          from impact_likes l
          where l.impact_id = i.id
        ),
        0
      ) as "likeCount",
      exists (
        select
        from likes l
        where
          l.impact_id = i.id
          and l.user_id = :viewerId::uuid
      ) as "isLiked",
      array(
        select g.sdg
        from impact_goals g
        where g.impact_id = i.id
        order by g.position
      ) as sdgs,
      (
        select count(*)::int - 1
        from impact_people p
        where p.impact_id = i.id
      ) as "memberCount",
      coalesce(
        (
          select c.comments
          from public_comment_counts c
          where
            c.kind = 'impact'
            and c.subject_id = i.id
        ),
        0
      ) as "commentCount",
      i.owner_id = :viewerId::uuid as "isOwn",
      (
        (
          i.is_verified is false
          or i.open_question is not null
        )
        and exists (
          select
          from impact_people p
          where
            p.impact_id = i.id
            and p.user_id = :viewerId::uuid
        )
      ) as "isInvolved",
      (
        select file.json
        from
          impact_media k
          cross join lateral (
            select
              listed.kind,
              to_json(listed) as json
            from (
              select
                f.id,
                f.kind,
                f.width,
                f.height,
                f.widths,
                null::text as "blurDataUrl",
                f.alt,
                f.file_name as "fileName"
              from media f
              where
                f.id = "k"."media_id"
                and f.ready_at is not null
                and f.hidden_at is null
            ) listed
          ) file
        where
          k.impact_id = i.id
          and file.kind = 'picture'
        order by k.position
        limit 1
      ) as cover,
      '' as key
    from
      unnest(:ids::uuid[]) with ordinality as page (id, place)
      join impacts i on i.id = page.id
      join impact_texts d on d.impact_id = i.id
      join impact_event_types t on t.id = i.event_type_id
      left join lateral (
        select json_build_object('id', named.id, 'councilTitle', named.title) as json
        from councils named
        where named.id = "i"."council_id"
      ) council on true
    order by page.place
  ) shown
) as rows;


-- findWhole in src/domains/impacts/server/show/impact-rows.repository.ts
-- :id, :viewerId
select (
  select json_agg(shown)
  from (
    select
      i.id,
      i.title,
      d.description,
      i.impact_year as "impactYear",
      i.start_date::text as "startDate",
      i.end_date::text as "endDate",
      i.location,
      i.event_type_id as "eventTypeId",
      t.name as "eventTypeName",
      t.names as "eventTypeNames",
      t.description as "eventTypeDescription",
      json_build_object(
        'hours', i.hours::float8,
        'people', i.people,
        'trees', i.trees,
        'co2eKg', i.co2e_kg::float8,
        'wasteKg', i.waste_kg::float8
      ) as measures,
      i.is_verified as "isVerified",
      i.verified_by as "verifiedBy",
      i.decline_reason as "declineReason",
      i.open_question as "openQuestion",
      i.verified_at as "verifiedAt",
      i.is_hidden as "isHidden",
      i.is_featured as "isFeatured",
      i.is_public as "isPublic",
      case
        when i.points_rule_id <> 1 then (
          select r.rule
          from points_rules r
          where r.id = i.points_rule_id
        )
      end as "pointsRule",
      i.created_at as "createdAt",
      i.place,
      i.owner_id as "ownerId",
      i.council_id as "councilId",
      i.declined_by as "declinedBy",
      i.appeal_id as "appealId",
      i.asked_by as "askedBy",
      case
        when i.kept_until > now() then i.kept_until
      end as "keptUntil",
      i.revision,
      i.updated_at as "updatedAt",
      array(
        select p.user_id
        from impact_people p
        where p.impact_id = i.id
      ) as participants,
      (
        select json_build_object(
          'id', person.id,
          'name', person.name,
          'lastName', person.last_name,
          'role', person.role,
          'isActive', person.deactivated_at is null,
          'isPrivate', not (
            "person"."email_verified_at" is not null
            and "person"."deactivated_at" is null
            and (
              "person"."suspended_until" is null
              or "person"."suspended_until" <= now()
            )
            and not exists (
              select
              from privacy_policies p
              where
                p.user_id = "person"."id"
                and not (
                  "p"."impacts" = any (array['public']::text[])
                  or "p"."councils" = any (array['public']::text[])
                  or "p"."leaderboard" = any (array['public']::text[])
                )
            )
          ),
          'avatar', (
            select json_build_object('mediaId', m.id, 'width', m.widths[1])
            from media m
            where
              m.id = "person"."avatar_media_id"
              and m.ready_at is not null
              and m.hidden_at is null
          )
        )
        from users person
        where person.id = "i"."owner_id"
      ) as owner,
      council.json as council,
      (
        select written.language
        from text_languages written
        where
          written.kind = 'impact'
          and written.subject_id = "i"."id"
      ) as language,
      coalesce(
        (
          select l.like_count
          from impact_likes l
          where l.impact_id = i.id
        ),
        0
      ) as "likeCount",
      exists (
        select
        from likes l
        where
          l.impact_id = i.id
          and l.user_id = :viewerId::uuid
      ) as "isLiked",
      array(
        select json_build_object('id', g.id, 'sdg', g.sdg)
        from impact_goals g
        where g.impact_id = i.id
        order by g.position
      ) as goals,
      array(
        select file.json
        from
          impact_media k
          cross join lateral (
            select
              listed.kind,
              to_json(listed) as json
            from (
              select
                f.id,
                f.kind,
                f.width,
                f.height,
                f.widths,
                f.blur_data_url as "blurDataUrl",
                f.alt,
                f.file_name as "fileName"
              from media f
              where
                f.id = "k"."media_id"
                and f.ready_at is not null
                and f.hidden_at is null
            ) listed
          ) file
        where k.impact_id = i.id
        order by k.position
      ) as media,
      array(
        select json_build_object(
          'id', p.id,
          'joinedAt', p.joined_at,
          'confirmedAt', p.confirmed_at,
          'card', (
            select json_build_object(
              'id', person.id,
              'name', person.name,
              'lastName', person.last_name,
              'role', person.role,
              'isActive', person.deactivated_at is null,
              'isPrivate', not (
                "person"."email_verified_at" is not null
                and "person"."deactivated_at" is null
                and (
                  "person"."suspended_until" is null
                  or "person"."suspended_until" <= now()
                )
                and not exists (
                  select
                  from privacy_policies p
                  where
                    p.user_id = "person"."id"
                    and not (
                      "p"."impacts" = any (array['public']::text[])
                      or "p"."councils" = any (array['public']::text[])
                      or "p"."leaderboard" = any (array['public']::text[])
                    )
                )
              ),
              'avatar', (
                select json_build_object('mediaId', m.id, 'width', m.widths[1])
                from media m
                where
                  m.id = "person"."avatar_media_id"
                  and m.ready_at is not null
                  and m.hidden_at is null
              )
            )
            from users person
            where person.id = "p"."user_id"
          )
        )
        from impact_people p
        where
          p.impact_id = i.id
          and not p.is_owner
        order by p.id
      ) as members,
      coalesce(
        (
          select
            case
              when p.confirmed_at is null then 'named'
              else 'confirmed'
            end
          from impact_people p
          where
            p.impact_id = i.id
            and p.user_id = :viewerId::uuid
            and not p.is_owner
        ),
        (
          select 'declined'
          from impact_declined_namings d
          where
            d.impact_id = i.id
            and d.user_id = :viewerId::uuid
        )
      ) as naming,
      (
        select count(*)::int
        from impact_declined_namings d
        where d.impact_id = i.id
      ) as "declinedNamings",
      array(
        select json_build_object('id', v.id, 'email', v.email, 'invitedAt', v.created_at)
        from
          impact_member_invites m
          join open_invitations v on v.id = m.invitation_id
        where m.impact_id = i.id
        order by v.id
      ) as invites,
      array(
        select json_build_object(
          'id', r.id,
          'event', r.event,
          'reason', r.reason,
          'evidence', r.evidence,
          'at', r.created_at,
          'actor', (
            select json_build_object(
              'id', person.id,
              'name', person.name,
              'lastName', person.last_name,
              'role', person.role,
              'isActive', person.deactivated_at is null,
              'isPrivate', not (
                "person"."email_verified_at" is not null
                and "person"."deactivated_at" is null
                and (
                  "person"."suspended_until" is null
                  or "person"."suspended_until" <= now()
                )
                and not exists (
                  select
                  from privacy_policies p
                  where
                    p.user_id = "person"."id"
                    and not (
                      "p"."impacts" = any (array['public']::text[])
                      or "p"."councils" = any (array['public']::text[])
                      or "p"."leaderboard" = any (array['public']::text[])
                    )
                )
              ),
              'avatar', (
                select json_build_object('mediaId', m.id, 'width', m.widths[1])
                from media m
                where
                  m.id = "person"."avatar_media_id"
                  and m.ready_at is not null
                  and m.hidden_at is null
              )
            )
            from users person
            where person.id = "r"."actor_id"
          ),
          'evidenceMedia', array(
            select file.json
            from
              (
                select
                  id::uuid as media_id,
                  place
                from jsonb_array_elements_text(r.evidence -> 'media') with ordinality as listed (id, place)
              ) e
              cross join lateral (
                select
                  listed.kind,
                  to_json(listed) as json
                from (
                  select
                    f.id,
                    f.kind,
                    f.width,
                    f.height,
                    f.widths,
                    f.blur_data_url as "blurDataUrl",
                    f.alt,
                    f.file_name as "fileName"
                  from media f
                  where
                    f.id = "e"."media_id"
                    and f.ready_at is not null
                    and f.hidden_at is null
                  union all
                  select
                    f.id,
                    f.kind,
                    f.width,
                    f.height,
                    f.widths,
                    f.blur_data_url as "blurDataUrl",
                    f.alt,
                    f.file_name as "fileName"
                  from kept_files f
                  where
                    f.id = "e"."media_id"
                    and f.hidden_at is null
                ) listed
              ) file
            order by e.place
          )
        )
        from impact_reviews r
        where r.impact_id = i.id
        order by r.id
      ) as reviews,
      (
        select json_build_object(
          'id', a.id,
          'reason', a.reason,
          'createdAt', a.created_at,
          'decidedAt', a.decided_at,
          'isUpheld', a.is_upheld
        )
        from impact_appeals a
        where a.id = i.appeal_id
      ) as appeal
    from
      unnest(array[:id::uuid]) with ordinality as page (id, place)
      join impacts i on i.id = page.id
      join impact_texts d on d.impact_id = i.id
      join impact_event_types t on t.id = i.event_type_id
      left join lateral (
        select json_build_object('id', named.id, 'councilTitle', named.title) as json
        from councils named
        where named.id = "i"."council_id"
      ) council on true
    order by page.place
  ) shown
) as rows;


-- listWhole in src/domains/impacts/server/show/impact-rows.repository.ts
-- :ids, :viewerId
select (
  select json_agg(shown)
  from (
    select
      i.id,
      i.title,
      d.description,
      i.impact_year as "impactYear",
      i.start_date::text as "startDate",
      i.end_date::text as "endDate",
      i.location,
      i.event_type_id as "eventTypeId",
      t.name as "eventTypeName",
      t.names as "eventTypeNames",
      t.description as "eventTypeDescription",
      json_build_object(
        'hours', i.hours::float8,
        'people', i.people,
        'trees', i.trees,
        'co2eKg', i.co2e_kg::float8,
        'wasteKg', i.waste_kg::float8
      ) as measures,
      i.is_verified as "isVerified",
      i.verified_by as "verifiedBy",
      i.decline_reason as "declineReason",
      i.open_question as "openQuestion",
      i.verified_at as "verifiedAt",
      i.is_hidden as "isHidden",
      i.is_featured as "isFeatured",
      i.is_public as "isPublic",
      case
        when i.points_rule_id <> 1 then (
          select r.rule
          from points_rules r
          where r.id = i.points_rule_id
        )
      end as "pointsRule",
      i.created_at as "createdAt",
      i.place,
      i.owner_id as "ownerId",
      i.council_id as "councilId",
      i.declined_by as "declinedBy",
      i.appeal_id as "appealId",
      i.asked_by as "askedBy",
      case
        when i.kept_until > now() then i.kept_until
      end as "keptUntil",
      i.revision,
      i.updated_at as "updatedAt",
      array(
        select p.user_id
        from impact_people p
        where p.impact_id = i.id
      ) as participants,
      (
        select json_build_object(
          'id', person.id,
          'name', person.name,
          'lastName', person.last_name,
          'role', person.role,
          'isActive', person.deactivated_at is null,
          'isPrivate', not (
            "person"."email_verified_at" is not null
            and "person"."deactivated_at" is null
            and (
              "person"."suspended_until" is null
              or "person"."suspended_until" <= now()
            )
            and not exists (
              select
              from privacy_policies p
              where
                p.user_id = "person"."id"
                and not (
                  "p"."impacts" = any (array['public']::text[])
                  or "p"."councils" = any (array['public']::text[])
                  or "p"."leaderboard" = any (array['public']::text[])
                )
            )
          ),
          'avatar', (
            select json_build_object('mediaId', m.id, 'width', m.widths[1])
            from media m
            where
              m.id = "person"."avatar_media_id"
              and m.ready_at is not null
              and m.hidden_at is null
          )
        )
        from users person
        where person.id = "i"."owner_id"
      ) as owner,
      council.json as council,
      (
        select written.language
        from text_languages written
        where
          written.kind = 'impact'
          and written.subject_id = "i"."id"
      ) as language,
      coalesce(
        (
          select l.like_count
          from impact_likes l
          where l.impact_id = i.id
        ),
        0
      ) as "likeCount",
      exists (
        select
        from likes l
        where
          l.impact_id = i.id
          and l.user_id = :viewerId::uuid
      ) as "isLiked",
      array(
        select json_build_object('id', g.id, 'sdg', g.sdg)
        from impact_goals g
        where g.impact_id = i.id
        order by g.position
      ) as goals,
      array(
        select file.json
        from
          impact_media k
          cross join lateral (
            select
              listed.kind,
              to_json(listed) as json
            from (
              select
                f.id,
                f.kind,
                f.width,
                f.height,
                f.widths,
                f.blur_data_url as "blurDataUrl",
                f.alt,
                f.file_name as "fileName"
              from media f
              where
                f.id = "k"."media_id"
                and f.ready_at is not null
                and f.hidden_at is null
            ) listed
          ) file
        where k.impact_id = i.id
        order by k.position
      ) as media,
      array(
        select json_build_object(
          'id', p.id,
          'joinedAt', p.joined_at,
          'confirmedAt', p.confirmed_at,
          'card', (
            select json_build_object(
              'id', person.id,
              'name', person.name,
              'lastName', person.last_name,
              'role', person.role,
              'isActive', person.deactivated_at is null,
              'isPrivate', not (
                "person"."email_verified_at" is not null
                and "person"."deactivated_at" is null
                and (
                  "person"."suspended_until" is null
                  or "person"."suspended_until" <= now()
                )
                and not exists (
                  select
                  from privacy_policies p
                  where
                    p.user_id = "person"."id"
                    and not (
                      "p"."impacts" = any (array['public']::text[])
                      or "p"."councils" = any (array['public']::text[])
                      or "p"."leaderboard" = any (array['public']::text[])
                    )
                )
              ),
              'avatar', (
                select json_build_object('mediaId', m.id, 'width', m.widths[1])
                from media m
                where
                  m.id = "person"."avatar_media_id"
                  and m.ready_at is not null
                  and m.hidden_at is null
              )
            )
            from users person
            where person.id = "p"."user_id"
          )
        )
        from impact_people p
        where
          p.impact_id = i.id
          and not p.is_owner
        order by p.id
      ) as members,
      coalesce(
        (
          select
            case
              when p.confirmed_at is null then 'named'
              else 'confirmed'
            end
          from impact_people p
          where
            p.impact_id = i.id
            and p.user_id = :viewerId::uuid
            and not p.is_owner
        ),
        (
          select 'declined'
          from impact_declined_namings d
          where
            d.impact_id = i.id
            and d.user_id = :viewerId::uuid
        )
      ) as naming,
      (
        select count(*)::int
        from impact_declined_namings d
        where d.impact_id = i.id
      ) as "declinedNamings",
      array(
        select json_build_object('id', v.id, 'email', v.email, 'invitedAt', v.created_at)
        from
          impact_member_invites m
          join open_invitations v on v.id = m.invitation_id
        where m.impact_id = i.id
        order by v.id
      ) as invites,
      array(
        select json_build_object(
          'id', r.id,
          'event', r.event,
          'reason', r.reason,
          'evidence', r.evidence,
          'at', r.created_at,
          'actor', (
            select json_build_object(
              'id', person.id,
              'name', person.name,
              'lastName', person.last_name,
              'role', person.role,
              'isActive', person.deactivated_at is null,
              'isPrivate', not (
                "person"."email_verified_at" is not null
                and "person"."deactivated_at" is null
                and (
                  "person"."suspended_until" is null
                  or "person"."suspended_until" <= now()
                )
                and not exists (
                  select
                  from privacy_policies p
                  where
                    p.user_id = "person"."id"
                    and not (
                      "p"."impacts" = any (array['public']::text[])
                      or "p"."councils" = any (array['public']::text[])
                      or "p"."leaderboard" = any (array['public']::text[])
                    )
                )
              ),
              'avatar', (
                select json_build_object('mediaId', m.id, 'width', m.widths[1])
                from media m
                where
                  m.id = "person"."avatar_media_id"
                  and m.ready_at is not null
                  and m.hidden_at is null
              )
            )
            from users person
            where person.id = "r"."actor_id"
          ),
          'evidenceMedia', array(
            select file.json
            from
              (
                select
                  id::uuid as media_id,
                  place
                from jsonb_array_elements_text(r.evidence -> 'media') with ordinality as listed (id, place)
              ) e
              cross join lateral (
                select
                  listed.kind,
                  to_json(listed) as json
                from (
                  select
                    f.id,
                    f.kind,
                    f.width,
                    f.height,
                    f.widths,
                    f.blur_data_url as "blurDataUrl",
                    f.alt,
                    f.file_name as "fileName"
                  from media f
                  where
                    f.id = "e"."media_id"
                    and f.ready_at is not null
                    and f.hidden_at is null
                  union all
                  select
                    f.id,
                    f.kind,
                    f.width,
                    f.height,
                    f.widths,
                    f.blur_data_url as "blurDataUrl",
                    f.alt,
                    f.file_name as "fileName"
                  from kept_files f
                  where
                    f.id = "e"."media_id"
                    and f.hidden_at is null
                ) listed
              ) file
            order by e.place
          )
        )
        from impact_reviews r
        where r.impact_id = i.id
        order by r.id
      ) as reviews,
      (
        select json_build_object(
          'id', a.id,
          'reason', a.reason,
          'createdAt', a.created_at,
          'decidedAt', a.decided_at,
          'isUpheld', a.is_upheld
        )
        from impact_appeals a
        where a.id = i.appeal_id
      ) as appeal
    from
      unnest(:ids::uuid[]) with ordinality as page (id, place)
      join impacts i on i.id = page.id
      join impact_texts d on d.impact_id = i.id
      join impact_event_types t on t.id = i.event_type_id
      left join lateral (
        select json_build_object('id', named.id, 'councilTitle', named.title) as json
        from councils named
        where named.id = "i"."council_id"
      ) council on true
    order by page.place
  ) shown
) as rows;


-- findRelated in src/domains/impacts/server/show/related.repository.ts
-- :id, :viewerId
select
  this.is_public as "isPublic",
  this.is_hidden as "isHidden",
  array(
    select took.user_id
    from impact_people took
    where took.impact_id = this.id
  ) as participants,
  (
    select json_agg(shown)
    from (
      select
        i.id,
        i.title,
        d.description,
        i.impact_year as "impactYear",
        i.start_date::text as "startDate",
        i.end_date::text as "endDate",
        i.location,
        i.event_type_id as "eventTypeId",
        t.name as "eventTypeName",
        t.names as "eventTypeNames",
        t.description as "eventTypeDescription",
        json_build_object(
          'hours', i.hours::float8,
          'people', i.people,
          'trees', i.trees,
          'co2eKg', i.co2e_kg::float8,
          'wasteKg', i.waste_kg::float8
        ) as measures,
        i.is_verified as "isVerified",
        i.verified_by as "verifiedBy",
        i.decline_reason as "declineReason",
        i.open_question as "openQuestion",
        i.verified_at as "verifiedAt",
        i.is_hidden as "isHidden",
        i.is_featured as "isFeatured",
        i.is_public as "isPublic",
        case
          when i.points_rule_id <> 1 then (
            select r.rule
            from points_rules r
            where r.id = i.points_rule_id
          )
        end as "pointsRule",
        i.created_at as "createdAt",
        (
          select json_build_object(
            'id', person.id,
            'name', person.name,
            'lastName', person.last_name,
            'role', person.role,
            'isActive', person.deactivated_at is null,
            'isPrivate', not (
              "person"."email_verified_at" is not null
              and "person"."deactivated_at" is null
              and (
                "person"."suspended_until" is null
                or "person"."suspended_until" <= now()
              )
              and not exists (
                select
                from privacy_policies p
                where
                  p.user_id = "person"."id"
                  and not (
                    "p"."impacts" = any (array['public']::text[])
                    or "p"."councils" = any (array['public']::text[])
                    or "p"."leaderboard" = any (array['public']::text[])
                  )
              )
            ),
            'avatar', (
              select json_build_object('mediaId', m.id, 'width', m.widths[1])
              from media m
              where
                m.id = "person"."avatar_media_id"
                and m.ready_at is not null
                and m.hidden_at is null
            )
          )
          from users person
          where person.id = "i"."owner_id"
        ) as owner,
        council.json as council,
        (
          select written.language
          from text_languages written
          where
            written.kind = 'impact'
            and written.subject_id = "i"."id"
        ) as language,
        coalesce(
          (
            select l.like_count
            from impact_likes l
            where l.impact_id = i.id
          ),
          0
        ) as "likeCount",
        exists (
          select
          from likes l
          where
            l.impact_id = i.id
            and l.user_id = :viewerId::uuid
        ) as "isLiked",
        array(
          select g.sdg
          from impact_goals g
          where g.impact_id = i.id
          order by g.position
        ) as sdgs,
        (
          select count(*)::int - 1
          from impact_people p
          where p.impact_id = i.id
        ) as "memberCount",
        coalesce(
          (
            select c.comments
            from public_comment_counts c
            where
              c.kind = 'impact'
              and c.subject_id = i.id
          ),
          0
        ) as "commentCount",
        i.owner_id = :viewerId::uuid as "isOwn",
        (
          (
            i.is_verified is false
            or i.open_question is not null
          )
          and exists (
            select
            from impact_people p
            where
              p.impact_id = i.id
              and p.user_id = :viewerId::uuid
          )
        ) as "isInvolved",
        (
          select file.json
          from
            impact_media k
            cross join lateral (
              select
                listed.kind,
                to_json(listed) as json
              from (
                select
                  f.id,
                  f.kind,
                  f.width,
                  f.height,
                  f.widths,
                  null::text as "blurDataUrl",
                  f.alt,
                  f.file_name as "fileName"
                from media f
                where
                  f.id = "k"."media_id"
                  and f.ready_at is not null
                  and f.hidden_at is null
              ) listed
            ) file
          where
            k.impact_id = i.id
            and file.kind = 'picture'
          order by k.position
          limit 1
        ) as cover,
        '' as key
      from
        unnest(
          array(
            select other.id
            from
              (
                select g.impact_id as id
                from
                  impact_goals own
                  cross join lateral (
                    select g.impact_id
                    from impact_goals g
                    where
                      g.sdg = own.sdg
                      and g.is_public
                    order by g.impact_id desc
                    limit 13
                  ) g
                where own.impact_id = this.id
                union
                (
                  select p.id
                  from impacts p
                  where
                    p.search_location = this.search_location
                    and p.is_public
                  order by p.id desc
                  limit 13
                )
                union
                (
                  select k.id
                  from impacts k
                  where
                    k.event_type_id = this.event_type_id
                    and k.is_public
                  order by k.id desc
                  limit 13
                )
              ) found
              join impacts other on other.id = found.id
            where other.id <> this.id
            order by
              3 * (
                other.search_location is not distinct from this.search_location
                and this.search_location is not null
              )::int + 2 * (
                select count(*)
                from
                  impact_goals own
                  join impact_goals g on g.sdg = own.sdg
                where
                  own.impact_id = this.id
                  and g.impact_id = other.id
              ) + (other.event_type_id = this.event_type_id)::int desc,
              other.id desc
            limit 6
          )
        ) with ordinality as page (id, place)
        join impacts i on i.id = page.id
        join impact_texts d on d.impact_id = i.id
        join impact_event_types t on t.id = i.event_type_id
        left join lateral (
          select json_build_object('id', named.id, 'councilTitle', named.title) as json
          from councils named
          where named.id = "i"."council_id"
        ) council on true
      order by page.place
    ) shown
  ) as related,
  (
    select json_agg(shown)
    from (
      select
        i.id,
        i.title,
        d.description,
        i.impact_year as "impactYear",
        i.start_date::text as "startDate",
        i.end_date::text as "endDate",
        i.location,
        i.event_type_id as "eventTypeId",
        t.name as "eventTypeName",
        t.names as "eventTypeNames",
        t.description as "eventTypeDescription",
        json_build_object(
          'hours', i.hours::float8,
          'people', i.people,
          'trees', i.trees,
          'co2eKg', i.co2e_kg::float8,
          'wasteKg', i.waste_kg::float8
        ) as measures,
        i.is_verified as "isVerified",
        i.verified_by as "verifiedBy",
        i.decline_reason as "declineReason",
        i.open_question as "openQuestion",
        i.verified_at as "verifiedAt",
        i.is_hidden as "isHidden",
        i.is_featured as "isFeatured",
        i.is_public as "isPublic",
        case
          when i.points_rule_id <> 1 then (
            select r.rule
            from points_rules r
            where r.id = i.points_rule_id
          )
        end as "pointsRule",
        i.created_at as "createdAt",
        (
          select json_build_object(
            'id', person.id,
            'name', person.name,
            'lastName', person.last_name,
            'role', person.role,
            'isActive', person.deactivated_at is null,
            'isPrivate', not (
              "person"."email_verified_at" is not null
              and "person"."deactivated_at" is null
              and (
                "person"."suspended_until" is null
                or "person"."suspended_until" <= now()
              )
              and not exists (
                select
                from privacy_policies p
                where
                  p.user_id = "person"."id"
                  and not (
                    "p"."impacts" = any (array['public']::text[])
                    or "p"."councils" = any (array['public']::text[])
                    or "p"."leaderboard" = any (array['public']::text[])
                  )
              )
            ),
            'avatar', (
              select json_build_object('mediaId', m.id, 'width', m.widths[1])
              from media m
              where
                m.id = "person"."avatar_media_id"
                and m.ready_at is not null
                and m.hidden_at is null
            )
          )
          from users person
          where person.id = "i"."owner_id"
        ) as owner,
        council.json as council,
        (
          select written.language
          from text_languages written
          where
            written.kind = 'impact'
            and written.subject_id = "i"."id"
        ) as language,
        coalesce(
          (
            select l.like_count
            from impact_likes l
            where l.impact_id = i.id
          ),
          0
        ) as "likeCount",
        exists (
          select
          from likes l
          where
            l.impact_id = i.id
            and l.user_id = :viewerId::uuid
        ) as "isLiked",
        array(
          select g.sdg
          from impact_goals g
          where g.impact_id = i.id
          order by g.position
        ) as sdgs,
        (
          select count(*)::int - 1
          from impact_people p
          where p.impact_id = i.id
        ) as "memberCount",
        coalesce(
          (
            select c.comments
            from public_comment_counts c
            where
              c.kind = 'impact'
              and c.subject_id = i.id
          ),
          0
        ) as "commentCount",
        i.owner_id = :viewerId::uuid as "isOwn",
        (
          (
            i.is_verified is false
            or i.open_question is not null
          )
          and exists (
            select
            from impact_people p
            where
              p.impact_id = i.id
              and p.user_id = :viewerId::uuid
          )
        ) as "isInvolved",
        (
          select file.json
          from
            impact_media k
            cross join lateral (
              select
                listed.kind,
                to_json(listed) as json
              from (
                select
                  f.id,
                  f.kind,
                  f.width,
                  f.height,
                  f.widths,
                  null::text as "blurDataUrl",
                  f.alt,
                  f.file_name as "fileName"
                from media f
                where
                  f.id = "k"."media_id"
                  and f.ready_at is not null
                  and f.hidden_at is null
              ) listed
            ) file
          where
            k.impact_id = i.id
            and file.kind = 'picture'
          order by k.position
          limit 1
        ) as cover,
        '' as key
      from
        unnest(
          array(
            select i.id
            from impacts i
            where
              i.is_public
              and i.id < this.id
            order by i.id desc
            limit 1
          )
        ) with ordinality as page (id, place)
        join impacts i on i.id = page.id
        join impact_texts d on d.impact_id = i.id
        join impact_event_types t on t.id = i.event_type_id
        left join lateral (
          select json_build_object('id', named.id, 'councilTitle', named.title) as json
          from councils named
          where named.id = "i"."council_id"
        ) council on true
      order by page.place
    ) shown
  ) as next
from impacts this
where this.id = :id::uuid;
