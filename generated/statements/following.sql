-- Prepared statements with the names of their values. Written by `npm run generate`.


-- readBlocks in src/domains/following/server/blocks.repository.ts
-- :one, :other
select
  exists (
    select
    from person_blocks b
    where
      b.blocker_id = :one::uuid
      and b.blocked_id = :other::uuid
  ) as blocks,
  exists (
    select
    from person_blocks b
    where
      b.blocker_id = :other::uuid
      and b.blocked_id = :one::uuid
  ) as "isBlocked";


-- readFeed in src/domains/following/server/feed.repository.ts
-- :viewerId, :at, :after, :limit
with
  people_followed as materialized (
    select
      w.person_id as id,
      null::text as search_name,
      not exists (
        select
        from privacy_policies p
        where
          p.user_id = "w"."person_id"
          and not "p"."impacts" = any (array['public', 'members-only']::text[])
      ) as shows_impacts,
      not exists (
        select
        from privacy_policies p
        where
          p.user_id = "w"."person_id"
          and not "p"."councils" = any (array['public', 'members-only']::text[])
      ) as shows_councils,
      not exists (
        select
        from privacy_policies p
        where
          p.user_id = "w"."person_id"
          and not "p"."leaderboard" = any (array['public', 'members-only']::text[])
      ) as shows_points
    from person_follows w
    where
      w.follower_id = :viewerId::uuid
      and w.ended_at is null
      and not w.is_muted
      and not exists (
        select
        from users gone
        where
          gone.id = "w"."person_id"
          and gone.deactivated_at is not null
      )
  ),
  councils_followed as materialized (
    select
      w.council_id as id,
      null::text as search_name
    from council_follows w
    where
      w.follower_id = :viewerId::uuid
      and not w.is_muted
  ),
  newest as materialized (
    select
      found.source,
      found.actor as id,
      found.search_name,
      found.at
    from (
      select
        'impacts' as source,
        'impact' as kind,
        f.id as actor,
        f.search_name,
        e.id,
        e.at,
        null::integer as milestone
      from
        (
          select f.*
          from people_followed f
          where f.shows_impacts
        ) f
        cross join lateral (
          select
            i.id,
            i.verified_at as at
          from impacts i
          where
            i.owner_id = "f"."id"
            and i.is_public
            and (i.verified_at, i.id) < (:at::timestamptz, :after::uuid)
          order by
            i.verified_at desc,
            i.id desc
          limit 1
        ) e
      union all
      select
        'in councils' as source,
        'impact' as kind,
        f.id as actor,
        f.search_name,
        e.id,
        e.at,
        null::integer as milestone
      from
        (
          select f.*
          from councils_followed f
          where not exists (
            select
            from areas_off
            where areas_off.area = 'councils'
          )
        ) f
        cross join lateral (
          select
            i.id,
            i.verified_at as at
          from impacts i
          where
            i.council_id = "f"."id"
            and i.council_id is not null
            and i.is_public
            and (i.verified_at, i.id) < (:at::timestamptz, :after::uuid)
            and not (
              exists (
                select
                from person_blocks b
                where
                  b.blocker_id = :viewerId::uuid
                  and b.blocked_id = "i"."owner_id"
              )
              or exists (
                select
                from person_blocks b
                where
                  b.blocked_id = :viewerId::uuid
                  and b.blocker_id = "i"."owner_id"
              )
            )
          order by
            i.verified_at desc,
            i.id desc
          limit 1
        ) e
      union all
      select
        'articles' as source,
        'article' as kind,
        f.id as actor,
        f.search_name,
        e.id,
        e.at,
        null::integer as milestone
      from
        (
          select f.*
          from
            people_followed w
            cross join lateral (
              select
                p.id,
                p.search_name
              from people p
              where p.id = w.id
              offset 0
            ) f
          where
            "w"."id" = any (
              array(
                select distinct n.created_by
                from news n
                where
                  n.is_live
                  and n.deleted_at is null
              )
            )
            and not exists (
              select
              from areas_off
              where areas_off.area = 'news'
            )
        ) f
        cross join lateral (
          select
            n.id,
            n.date as at
          from news n
          where
            n.created_by = "f"."id"
            and n.is_live
            and n.deleted_at is null
            and n.date <= now()
            and fold (n.author_name) = "f"."search_name"
            and (n.date, n.id) < (:at::timestamptz, :after::uuid)
          order by
            n.date desc,
            n.id desc
          limit 1
        ) e
      union all
      select
        'councils' as source,
        'council' as kind,
        f.id as actor,
        f.search_name,
        e.id,
        e.at,
        null::integer as milestone
      from
        (
          select f.*
          from people_followed f
          where
            f.shows_councils
            and not exists (
              select
              from areas_off
              where areas_off.area = 'councils'
            )
        ) f
        cross join lateral (
          select
            c.id,
            c.decided_at as at
          from councils c
          where
            c.founder_id = "f"."id"
            and c.is_approved
            and (c.decided_at, c.id) < (:at::timestamptz, :after::uuid)
          order by
            c.decided_at desc,
            c.id desc
          limit 1
        ) e
      union all
      select
        'milestones' as source,
        'milestone' as kind,
        f.id as actor,
        f.search_name,
        e.id,
        e.at,
        e.milestone as milestone
      from
        (
          select f.*
          from people_followed f
          where f.shows_points
        ) f
        cross join lateral (
          select
            e.id,
            e.created_at as at,
            milestone_passed (e.balance, e.points) as milestone
          from points_entries e
          where
            e.user_id = "f"."id"
            and milestone_passed (e.balance, e.points) is not null
            and milestone_passed (e.balance, e.points) <= (
              select p.points
              from people p
              where p.id = "f"."id"
            )
            and true
            and (e.created_at, e.id) < (:at::timestamptz, :after::uuid)
          order by
            e.created_at desc,
            e.id desc
          limit 1
        ) e
    ) found
    order by
      found.at desc,
      found.id desc
    limit 3 * :limit::integer
  ),
  oldest as materialized (
    select coalesce(
      (
        select newest.at
        from newest
        where newest.source <> 'milestones'
        order by newest.at desc
        offset 2 * :limit::integer - 1
        limit 1
      ),
      '-infinity'::timestamptz
    ) as at
  ),
  page as materialized (
    select distinct
      on (found.at, found.id) found.kind,
      found.actor,
      found.id,
      found.at,
      found.milestone
    from (
      select
        'impacts' as source,
        'impact' as kind,
        f.id as actor,
        f.search_name,
        e.id,
        e.at,
        null::integer as milestone
      from
        (
          select f.*
          from newest f
          where f.source = 'impacts'
        ) f
        cross join lateral (
          select
            i.id,
            i.verified_at as at
          from impacts i
          where
            i.owner_id = "f"."id"
            and i.is_public
            and (i.verified_at, i.id) < (:at::timestamptz, :after::uuid)
            and i.verified_at >= (
              select oldest.at
              from oldest
            )
          order by
            i.verified_at desc,
            i.id desc
          limit :limit
        ) e
      union all
      select
        'in councils' as source,
        'impact' as kind,
        f.id as actor,
        f.search_name,
        e.id,
        e.at,
        null::integer as milestone
      from
        (
          select f.*
          from newest f
          where f.source = 'in councils'
        ) f
        cross join lateral (
          select
            i.id,
            i.verified_at as at
          from impacts i
          where
            i.council_id = "f"."id"
            and i.council_id is not null
            and i.is_public
            and (i.verified_at, i.id) < (:at::timestamptz, :after::uuid)
            and i.verified_at >= (
              select oldest.at
              from oldest
            )
            and not (
              exists (
                select
                from person_blocks b
                where
                  b.blocker_id = :viewerId::uuid
                  and b.blocked_id = "i"."owner_id"
              )
              or exists (
                select
                from person_blocks b
                where
                  b.blocked_id = :viewerId::uuid
                  and b.blocker_id = "i"."owner_id"
              )
            )
          order by
            i.verified_at desc,
            i.id desc
          limit :limit
        ) e
      union all
      select
        'articles' as source,
        'article' as kind,
        f.id as actor,
        f.search_name,
        e.id,
        e.at,
        null::integer as milestone
      from
        (
          select f.*
          from newest f
          where f.source = 'articles'
        ) f
        cross join lateral (
          select
            n.id,
            n.date as at
          from news n
          where
            n.created_by = "f"."id"
            and n.is_live
            and n.deleted_at is null
            and n.date <= now()
            and fold (n.author_name) = "f"."search_name"
            and (n.date, n.id) < (:at::timestamptz, :after::uuid)
            and n.date >= (
              select oldest.at
              from oldest
            )
          order by
            n.date desc,
            n.id desc
          limit :limit
        ) e
      union all
      select
        'councils' as source,
        'council' as kind,
        f.id as actor,
        f.search_name,
        e.id,
        e.at,
        null::integer as milestone
      from
        (
          select f.*
          from newest f
          where f.source = 'councils'
        ) f
        cross join lateral (
          select
            c.id,
            c.decided_at as at
          from councils c
          where
            c.founder_id = "f"."id"
            and c.is_approved
            and (c.decided_at, c.id) < (:at::timestamptz, :after::uuid)
            and c.decided_at >= (
              select oldest.at
              from oldest
            )
          order by
            c.decided_at desc,
            c.id desc
          limit :limit
        ) e
      union all
      select
        'milestones' as source,
        'milestone' as kind,
        f.id as actor,
        f.search_name,
        e.id,
        e.at,
        e.milestone as milestone
      from
        (
          select f.*
          from newest f
          where f.source = 'milestones'
        ) f
        cross join lateral (
          select
            e.id,
            e.created_at as at,
            milestone_passed (e.balance, e.points) as milestone
          from points_entries e
          where
            e.user_id = "f"."id"
            and milestone_passed (e.balance, e.points) is not null
            and milestone_passed (e.balance, e.points) <= (
              select p.points
              from people p
              where p.id = "f"."id"
            )
            and not exists (
              select
              from points_entries later
              where
                later.user_id = e.user_id
                and milestone_passed (later.balance, later.points) is not null
                and milestone_passed (later.balance, later.points) = milestone_passed (e.balance, e.points)
                and (later.created_at, later.id) > (e.created_at, e.id)
            )
            and (e.created_at, e.id) < (:at::timestamptz, :after::uuid)
            and e.created_at >= (
              select oldest.at
              from oldest
            )
          order by
            e.created_at desc,
            e.id desc
          limit :limit
        ) e
    ) found
    order by
      found.at desc,
      found.id desc
    limit :limit::integer
  )
select
  exists (
    select
    from people_followed
  )
  or exists (
    select
    from councils_followed
  ) as "followsAnyone",
  (
    select json_agg(
      json_build_object(
        'id', page.id,
        'kind', page.kind,
        'at', page.at,
        'key', to_char(page.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'),
        'milestone', page.milestone,
        'person', case
          when page.kind <> 'impact' then (
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
            where person.id = "page"."actor"
          )
        end
      )
      order by
        page.at desc,
        page.id desc
    )
    from page
  ) as entries,
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
            from page
            where page.kind = 'impact'
            order by
              page.at desc,
              page.id desc
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
  ) as impacts,
  (
    select coalesce(json_agg(listed), '[]')
    from (
      select
        page.key,
        n.id,
        n.title,
        n.author_name as "authorName",
        n.type_article as "typeArticle",
        n.date,
        n.excerpt,
        n.reading_minutes as "readingMinutes",
        n.cover_id as "coverId",
        n.cover_alt as "coverAlt",
        n.is_live as "isLive",
        -- The database's clock is shared by all processes.
        n.date <= now() as "isDue",
        n.was_shown as "wasShown",
        n.deleted_at is not null as "isDeleted",
        n.deleted_at as "deletedAt",
        n.revision,
        n.created_at as "createdAt",
        n.updated_at as "updatedAt",
        (
          select file.json
          from (
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
                f.id = "n"."cover_id"
                and f.ready_at is not null
                and f.hidden_at is null
            ) listed
          ) file
        ) as cover,
        (
          select written.language
          from text_languages written
          where
            written.kind = 'article'
            and written.subject_id = "n"."id"
        ) as language,
        coalesce(
          (
            select c.comments
            from public_comment_counts c
            where
              c.kind = 'news'
              and c.subject_id = n.id
          ),
          0
        ) as "commentCount"
      from
        (
          select
            page.id,
            '' as key
          from page
          where page.kind = 'article'
        ) page
        join news n on n.id = page.id
      order by
        n.date desc,
        n.id desc
    ) listed
  ) as articles,
  (
    select json_agg(shown)
    from (
      select
        "c"."id" as "id",
        "c"."owner_id" as "ownerId",
        "c"."title" as "councilTitle",
        "c"."description" as "description",
        "c"."location" as "location",
        "c"."place" as "place",
        "c"."cover_id" as "coverId",
        "c"."is_approved" as "isApproved",
        "c"."is_submitted" as "isSubmited",
        "c"."decline_reason" as "declineReason",
        "c"."decided_at" as "decidedAt",
        "c"."decided_by" as "decidedBy",
        "c"."member_count" as "memberCount",
        "c"."request_count" as "requestCount",
        "c"."impact_count" as "impactCount",
        "c"."revision" as "revision",
        "c"."created_at" as "createdAt",
        "c"."updated_at" as "updatedAt",
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
          where person.id = "c"."owner_id"
        ) as owner,
        (
          select written.language
          from text_languages written
          where
            written.kind = 'council'
            and written.subject_id = "c"."id"
        ) as language,
        c.owner_id = :viewerId::uuid as "isOwn",
        (
          select file.json
          from (
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
                f.id = "c"."cover_id"
                and f.ready_at is not null
                and f.hidden_at is null
            ) listed
          ) file
        ) as cover,
        array(
          select json_build_object('id', g.id, 'sdg', g.sdg)
          from council_goals g
          where g.council_id = c.id
          order by g.position
        ) as goals,
        coalesce(
          (
            select json_build_object(
              'standing', case
                when m.is_owner then 'owner'
                else 'member'
              end,
              'linkId', m.id
            )
            from council_members m
            where
              m.council_id = c.id
              and m.user_id = :viewerId::uuid
          ),
          (
            select json_build_object('standing', 'requested', 'linkId', r.id)
            from council_requests r
            where
              r.council_id = c.id
              and r.user_id = :viewerId::uuid
              and r.state = 'requested'
          )
        ) as membership,
        '' as key
      from
        unnest(
          array(
            select page.id
            from page
            where page.kind = 'council'
            order by
              page.at desc,
              page.id desc
          )
        ) with ordinality as page (id, place)
        join councils c on c.id = page.id
      order by page.place
    ) shown
  ) as councils;


-- readPerson in src/domains/following/server/follows.repository.ts
-- :viewerId, :id, isKnown: false
select
  own.id is not null as "isFollowed",
  coalesce(own.is_muted, false) as "isMuted",
  exists (
    select
    from person_follows f
    where
      f.follower_id = p.id
      and f.person_id = :viewerId::uuid
      and f.ended_at is null
  ) as "followsYou",
  exists (
    select
    from person_blocks b
    where
      b.blocker_id = :viewerId::uuid
      and b.blocked_id = p.id
  ) as "isBlocked",
  (
    select count(*)::int
    from (
      select 1
      from person_follows f
      where
        f.person_id = p.id
        and f.ended_at is null
        and not exists (
          select
          from users gone
          where
            gone.id = "f"."follower_id"
            and gone.deactivated_at is not null
        )
      limit 10001
    ) found
  ) as "followerCount"
from
  people p
  left join person_follows own on own.follower_id = :viewerId::uuid
  and own.person_id = p.id
  and own.ended_at is null
where
  p.id = :id::uuid
  and p.deactivated_at is null
  and p.email_verified_at is not null;


-- readCouncil in src/domains/following/server/follows.repository.ts
-- :viewerId, :id, isKnown: false
select
  own.id is not null as "isFollowed",
  coalesce(own.is_muted, false) as "isMuted",
  false as "followsYou",
  false as "isBlocked",
  (
    select count(*)::int
    from (
      select 1
      from council_follows f
      where
        f.council_id = asked.id
        and not exists (
          select
          from users gone
          where
            gone.id = "f"."follower_id"
            and gone.deactivated_at is not null
        )
      limit 10001
    ) found
  ) as "followerCount"
from
  (
    select :id::uuid as id
  ) asked
  left join council_follows own on own.follower_id = :viewerId::uuid
  and own.council_id = asked.id
where exists (
  select
  from councils council
  where
    council.id = "asked"."id"
    and council.is_approved
);


-- PEOPLE in src/domains/following/server/lists.repository.ts
-- :userId, isKnown: false, limit: 20, offset: 0, :key, :after
select
  counted."listTotal",
  page.*
from
  (
    select (
      select count(*)::int
      from (
        select 1
        from person_follows f
        where
          f.follower_id = :userId::uuid
          and f.ended_at is null
          and not exists (
            select
            from users gone
            where
              gone.id = "f"."person_id"
              and gone.deactivated_at is not null
          )
        limit 10001
      ) found
    ) as "listTotal"
  ) counted
  left join (
    select
      f.id,
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
        where person.id = "f"."person_id"
      ) as person,
      null as council,
      f.is_muted as "isMuted",
      f.followed_at as "followedAt",
      '' as key
    from (
      select "f".*
      from person_follows f
      where
        f.follower_id = :userId::uuid
        and f.ended_at is null
        and not exists (
          select
          from users gone
          where
            gone.id = "f"."person_id"
            and gone.deactivated_at is not null
        )
        and f.id < :after::uuid
      order by f.id desc
      limit 21
      offset 0
    ) "f"
    order by f.id desc
  ) page on true;


-- COUNCILS in src/domains/following/server/lists.repository.ts
-- :userId, isKnown: false, limit: 20, offset: 0, :key, :after
select
  counted."listTotal",
  page.*
from
  (
    select (
      select count(*)::int
      from (
        select 1
        from
          council_follows f
          left join lateral (
            select json_build_object('id', named.id, 'councilTitle', named.title) as json
            from councils named
            where named.id = "f"."council_id"
          ) council on true
        where
          f.follower_id = :userId::uuid
          and exists (
            select
            from councils council
            where
              council.id = "f"."council_id"
              and council.is_approved
          )
        limit 10001
      ) found
    ) as "listTotal"
  ) counted
  left join (
    select
      f.id,
      null as person,
      council.json as council,
      f.is_muted as "isMuted",
      f.followed_at as "followedAt",
      '' as key
    from
      council_follows f
      left join lateral (
        select json_build_object('id', named.id, 'councilTitle', named.title) as json
        from councils named
        where named.id = "f"."council_id"
      ) council on true
    where
      f.follower_id = :userId::uuid
      and exists (
        select
        from councils council
        where
          council.id = "f"."council_id"
          and council.is_approved
      )
      and f.id < :after::uuid
    order by f.id desc
    limit 21
    offset 0
  ) page on true;


-- FOLLOWERS in src/domains/following/server/lists.repository.ts
-- :userId, isKnown: false, limit: 20, offset: 0, :key, :after
select
  counted."listTotal",
  page.*
from
  (
    select (
      select count(*)::int
      from (
        select 1
        from person_follows f
        where
          f.person_id = :userId::uuid
          and f.ended_at is null
          and not exists (
            select
            from users gone
            where
              gone.id = "f"."follower_id"
              and gone.deactivated_at is not null
          )
        limit 10001
      ) found
    ) as "listTotal"
  ) counted
  left join (
    select
      f.id,
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
        where person.id = "f"."follower_id"
      ) as person,
      f.followed_at as "followedAt",
      exists (
        select
        from person_follows back
        where
          back.follower_id = :userId::uuid
          and back.person_id = f.follower_id
          and back.ended_at is null
      ) as "isFollowed",
      '' as key
    from (
      select "f".*
      from person_follows f
      where
        f.person_id = :userId::uuid
        and f.ended_at is null
        and not exists (
          select
          from users gone
          where
            gone.id = "f"."follower_id"
            and gone.deactivated_at is not null
        )
        and f.id < :after::uuid
      order by f.id desc
      limit 21
      offset 0
    ) "f"
    order by f.id desc
  ) page on true;


-- BLOCKED in src/domains/following/server/lists.repository.ts
-- :userId, isKnown: false, limit: 20, offset: 0, :key, :after
select
  counted."listTotal",
  page.*
from
  (
    select (
      select count(*)::int
      from (
        select 1
        from person_blocks b
        where
          b.blocker_id = :userId::uuid
          and not exists (
            select
            from users gone
            where
              gone.id = "b"."blocked_id"
              and gone.deactivated_at is not null
          )
        limit 10001
      ) found
    ) as "listTotal"
  ) counted
  left join (
    select
      b.id,
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
        where person.id = "b"."blocked_id"
      ) as person,
      b.blocked_at as "blockedAt",
      '' as key
    from (
      select "b".*
      from person_blocks b
      where
        b.blocker_id = :userId::uuid
        and not exists (
          select
          from users gone
          where
            gone.id = "b"."blocked_id"
            and gone.deactivated_at is not null
        )
        and b.id < :after::uuid
      order by b.id desc
      limit 21
      offset 0
    ) "b"
    order by b.id desc
  ) page on true;


-- readSuggestions in src/domains/following/server/suggestions.repository.ts
-- :viewerId
with
  best as (
    select
      common.id,
      sum(distinct common.weight) as score,
      max(common.weight) as weight,
      min(common.council::text collate "C")::uuid as council,
      min(common.sdg) as sdg,
      min(common.place) as place
    from (
      select
        c.id,
        4 as weight,
        c."councilId" as council,
        null::integer as sdg,
        null::text as place
      from (
        select
          fellow.user_id as id,
          mine.council_id as "councilId"
        from
          (
            select m.council_id
            from
              council_members m
              join councils c on c.id = m.council_id
              and c.is_approved
            where m.user_id = :viewerId::uuid
            order by m.council_id desc
            limit 10
          ) mine
          cross join lateral (
            select m.user_id
            from council_members m
            where m.council_id = mine.council_id
            order by
              m.is_owner desc,
              m.id desc
            limit 40
          ) fellow
      ) c
      where not exists (
        select
        from privacy_policies p
        where
          p.user_id = "c"."id"
          and not "p"."councils" = any (array['public', 'members-only']::text[])
      )
      union all
      select
        c.id,
        2 as weight,
        null::uuid as council,
        c.sdg::integer as sdg,
        null::text as place
      from (
        with
          latest as materialized (
            select
              mine.sdg,
              latest.impact_id
            from
              (
                select g.sdg
                from impact_goals g
                where g.impact_id = any (
                  array(
                    select p.impact_id
                    from impact_people p
                    where p.user_id = :viewerId::uuid
                    order by p.impact_id desc
                    limit 100
                  )
                )
                group by g.sdg
                order by
                  count(*) desc,
                  g.sdg
                limit 3
              ) mine
              cross join lateral (
                select g.impact_id
                from impact_goals g
                where
                  g.sdg = mine.sdg
                  and g.is_public
                order by g.impact_id desc
                limit 60
              ) latest
          )
        select
          i.owner_id as id,
          latest.sdg
        from
          latest
          join impacts i on i.id = latest.impact_id
        where i.id = any (
          array(
            select impact_id
            from latest
          )
        )
      ) c
      where not exists (
        select
        from privacy_policies p
        where
          p.user_id = "c"."id"
          and not "p"."impacts" = any (array['public', 'members-only']::text[])
      )
      union all
      select
        c.id,
        3 as weight,
        null::uuid as council,
        null::integer as sdg,
        c.place as place
      from (
        select
          u.id,
          u.location as place
        from users u
        where
          fold (u.location) = (
            select fold (own.location)
            from users own
            where own.id = :viewerId::uuid
          )
          and u.deactivated_at is null
          and not exists (
            select
            from privacy_policies p
            where
              p.user_id = "u"."id"
              and not "p"."location" = any (array['public', 'members-only']::text[])
          )
        order by u.id desc
        limit 40
      ) c
      where true
      union all
      select
        c.id,
        0 as weight,
        null::uuid as council,
        null::integer as sdg,
        null::text as place
      from (
        select i.owner_id as id
        from impacts i
        where i.id = any (
          array(
            select p.id
            from impacts p
            where p.is_public
            order by p.id desc
            limit 100
          )
        )
      ) c
      where not exists (
        select
        from privacy_policies p
        where
          p.user_id = "c"."id"
          and not "p"."impacts" = any (array['public', 'members-only']::text[])
      )
    ) common
    group by common.id
  ),
  first as (
    select best.*
    from
      (
        select best.*
        from best
        where
          best.id <> :viewerId::uuid
          and not (
            exists (
              select
              from person_blocks b
              where
                b.blocker_id = :viewerId::uuid
                and b.blocked_id = "best"."id"
            )
            or exists (
              select
              from person_blocks b
              where
                b.blocked_id = :viewerId::uuid
                and b.blocker_id = "best"."id"
            )
          )
          and best.id not in (
            select f.person_id
            from person_follows f
            where
              f.follower_id = :viewerId::uuid
              and f.ended_at is null
          )
        order by
          best.score desc,
          best.id
        offset 0
      ) best
      cross join lateral (
        select
        from people p
        where
          p.id = best.id
          and p.deactivated_at is null
          and p.email_verified_at is not null
        offset 0
      ) there
    order by
      best.score desc,
      best.id
    limit 6
  )
select
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
    where person.id = "best"."id"
  ) as person,
  case best.weight
    when 4 then 'same_council'
    when 3 then 'same_place'
    when 2 then 'same_goal'
    when 0 then 'active'
  end as reason,
  council.json as council,
  case best.weight
    when 2 then best.sdg
  end as sdg,
  case best.weight
    when 3 then best.place
  end as place
from
  first best
  left join lateral (
    select json_build_object('id', named.id, 'councilTitle', named.title) as json
    from councils named
    where named.id = "best"."council"
  ) council on true
order by
  best.score desc,
  best.id;
