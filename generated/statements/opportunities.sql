-- Prepared statements with the names of their values. Written by `npm run generate`.


-- readPage in src/domains/opportunities/server/list/pages.repository.ts
-- isPublic: true, sort: "newest", limit: 20, offset: 0, key: null, after: null, viewerId: null
select
  (
    select coalesce(sum(opportunities), 0)::int
    from opportunity_partners
  ) as total,
  (
    select json_agg(shown)
    from (
      select
        o.id,
        o.owner_id as "ownerId",
        can_offer (u.role, u.deactivated_at) as "hasPartner",
        o.title,
        d.description,
        d.questions,
        d.requires_message as "requiresMessage",
        d.accept_message as "acceptMessage",
        d.decline_message as "declineMessage",
        d.contact_email as "contactEmail",
        o.type_id as "typeId",
        t.name as "typeName",
        t.names as "typeNames",
        o.category_id as "categoryId",
        c.name as "categoryName",
        c.names as "categoryNames",
        o.location,
        o.place,
        o.is_remote as "isRemote",
        o.deadline::text as deadline,
        o.time_zone as "timeZone",
        o.closes_at as "closesAt",
        o.seats,
        o.link,
        o.is_verified as "isVerified",
        o.points_required as "pointsRequired",
        o.decline_reason as "declineReason",
        o.decided_at as "decidedAt",
        o.auto_accept_from as "autoAcceptFrom",
        o.is_hidden as "isHidden",
        o.is_featured as "isFeatured",
        o.is_public as "isPublic",
        o.closed_at as "closedAt",
        -- Not now(): the transaction may have waited for the lock past the deadline.
        o.closes_at <= clock_timestamp() as "isPastDeadline",
        o.closed_at is not null
        and o.closes_at > clock_timestamp() as "isClosedEarly",
        o.requested_count as "requestedCount",
        o.accepted_count as "acceptedCount",
        o.revision,
        o.created_at as "createdAt",
        o.updated_at as "updatedAt",
        '' as key,
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
          where person.id = "o"."owner_id"
        ) as owner,
        (
          select written.language
          from text_languages written
          where
            written.kind = 'opportunity'
            and written.subject_id = "o"."id"
        ) as language,
        array(
          select json_build_object('id', g.id, 'sdg', g.sdg)
          from opportunity_goals g
          where g.opportunity_id = o.id
          order by g.position
        ) as goals,
        array(
          select file.json
          from
            opportunity_media k
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
          where
            k.opportunity_id = o.id
            and file.kind = 'picture'
          order by k.position
          limit 1
        ) as media,
        null as "favouriteId",
        null as application,
        false as "isOwn",
        null as "pointsMissing"
      from
        unnest(
          array(
            select page.id
            from (
              select
                o.id,
                '' as key
              from opportunities o
              where o.is_public
              order by o.id desc
              limit 21
              offset 0
            ) page
          )
        ) with ordinality as page (id, place)
        join opportunities o on o.id = page.id
        join people u on u.id = o.owner_id
        join opportunity_texts d on d.opportunity_id = o.id
        join opportunity_types t on t.id = o.type_id
        join opportunity_categories c on c.id = o.category_id
      order by page.place
    ) shown
  ) as rows;

-- isPublic: true, open: true, :sdg, sort: "newest", limit: 20, offset: 0, :key, :after, :viewerId
select
  (
    select count(*)::int
    from (
      select 1
      from opportunities o
      where
        o.id in (
          select g.opportunity_id
          from opportunity_goals g
          where g.sdg = :sdg::smallint
        )
        and o.is_public
        and (
          o.is_public
          and not o.is_full
          and o.closed_at is null
          and o.closes_at > now()
          and o.id not in (
            select behind.id
            from
              opportunity_partners k
              join opportunities behind on behind.owner_id = k.owner_id
            where
              k.search_name is null
              and k.unclosed > 0
              and behind.is_public
              and not behind.is_full
              and behind.closed_at is null
          )
        )
      limit 10001
    ) found
  ) as total,
  (
    select json_agg(shown)
    from (
      select
        o.id,
        o.owner_id as "ownerId",
        can_offer (u.role, u.deactivated_at) as "hasPartner",
        o.title,
        d.description,
        d.questions,
        d.requires_message as "requiresMessage",
        d.accept_message as "acceptMessage",
        d.decline_message as "declineMessage",
        d.contact_email as "contactEmail",
        o.type_id as "typeId",
        t.name as "typeName",
        t.names as "typeNames",
        o.category_id as "categoryId",
        c.name as "categoryName",
        c.names as "categoryNames",
        o.location,
        o.place,
        o.is_remote as "isRemote",
        o.deadline::text as deadline,
        o.time_zone as "timeZone",
        o.closes_at as "closesAt",
        o.seats,
        o.link,
        o.is_verified as "isVerified",
        o.points_required as "pointsRequired",
        o.decline_reason as "declineReason",
        o.decided_at as "decidedAt",
        o.auto_accept_from as "autoAcceptFrom",
        o.is_hidden as "isHidden",
        o.is_featured as "isFeatured",
        o.is_public as "isPublic",
        o.closed_at as "closedAt",
        -- Not now(): the transaction may have waited for the lock past the deadline.
        o.closes_at <= clock_timestamp() as "isPastDeadline",
        o.closed_at is not null
        and o.closes_at > clock_timestamp() as "isClosedEarly",
        o.requested_count as "requestedCount",
        o.accepted_count as "acceptedCount",
        o.revision,
        o.created_at as "createdAt",
        o.updated_at as "updatedAt",
        '' as key,
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
          where person.id = "o"."owner_id"
        ) as owner,
        (
          select written.language
          from text_languages written
          where
            written.kind = 'opportunity'
            and written.subject_id = "o"."id"
        ) as language,
        array(
          select json_build_object('id', g.id, 'sdg', g.sdg)
          from opportunity_goals g
          where g.opportunity_id = o.id
          order by g.position
        ) as goals,
        array(
          select file.json
          from
            opportunity_media k
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
          where
            k.opportunity_id = o.id
            and file.kind = 'picture'
          order by k.position
          limit 1
        ) as media,
        (
          select f.id
          from opportunity_favourites f
          where
            f.opportunity_id = o.id
            and f.user_id = :viewerId::uuid
            and f.removed_at is null
        ) as "favouriteId",
        (
          select to_json(latest)
          from (
            select
              a.id,
              a.opportunity_id as "opportunityId",
              a.owner_id as "ownerId",
              a.applicant_id as "applicantId",
              a.state,
              a.points_required as "pointsRequired",
              a.auto_accept_from as "autoAcceptFrom",
              a.seats,
              a.points_at_request as "pointsAtRequest",
              a.requested_at as "requestedAt",
              a.decided_at as "decidedAt",
              a.decided_by as "decidedBy",
              a.is_closed_undecided as "isClosedUndecided",
              t.message,
              coalesce(t.answers, '[]') as answers,
              coalesce(t.shares_contact, false) as "sharesContact",
              coalesce(t.shares_phone, false) as "sharesPhone",
              t.decision_message as "decisionMessage"
            from
              opportunity_applications a
              left join application_texts t on t.application_id = a.id
            where
              a.opportunity_id = o.id
              and a.applicant_id = :viewerId::uuid
            order by a.id desc
            limit 1
          ) latest
        ) as application,
        o.owner_id = :viewerId::uuid as "isOwn",
        case
          when o.points_required <= (
            select p.points
            from people p
            where p.id = :viewerId::uuid
          ) then 0
          else o.points_required - (
            select p.points
            from people p
            where p.id = :viewerId::uuid
          )
        end as "pointsMissing"
      from
        unnest(
          array(
            select page.id
            from (
              select
                o.id,
                '' as key
              from opportunities o
              where
                o.id in (
                  select g.opportunity_id
                  from opportunity_goals g
                  where g.sdg = :sdg::smallint
                )
                and o.is_public
                and (
                  o.is_public
                  and not o.is_full
                  and o.closed_at is null
                  and o.closes_at > now()
                  and o.id not in (
                    select behind.id
                    from
                      opportunity_partners k
                      join opportunities behind on behind.owner_id = k.owner_id
                    where
                      k.search_name is null
                      and k.unclosed > 0
                      and behind.is_public
                      and not behind.is_full
                      and behind.closed_at is null
                  )
                )
                and o.id < :after::uuid
              order by o.id desc
              limit 21
              offset 0
            ) page
          )
        ) with ordinality as page (id, place)
        join opportunities o on o.id = page.id
        join people u on u.id = o.owner_id
        join opportunity_texts d on d.opportunity_id = o.id
        join opportunity_types t on t.id = o.type_id
        join opportunity_categories c on c.id = o.category_id
      order by page.place
    ) shown
  ) as rows;

-- isPublic: true, open: true, sort: "points", limit: 20, offset: 0, :key, :after, :viewerId
select
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
  ) as total,
  (
    select json_agg(shown)
    from (
      select
        o.id,
        o.owner_id as "ownerId",
        can_offer (u.role, u.deactivated_at) as "hasPartner",
        o.title,
        d.description,
        d.questions,
        d.requires_message as "requiresMessage",
        d.accept_message as "acceptMessage",
        d.decline_message as "declineMessage",
        d.contact_email as "contactEmail",
        o.type_id as "typeId",
        t.name as "typeName",
        t.names as "typeNames",
        o.category_id as "categoryId",
        c.name as "categoryName",
        c.names as "categoryNames",
        o.location,
        o.place,
        o.is_remote as "isRemote",
        o.deadline::text as deadline,
        o.time_zone as "timeZone",
        o.closes_at as "closesAt",
        o.seats,
        o.link,
        o.is_verified as "isVerified",
        o.points_required as "pointsRequired",
        o.decline_reason as "declineReason",
        o.decided_at as "decidedAt",
        o.auto_accept_from as "autoAcceptFrom",
        o.is_hidden as "isHidden",
        o.is_featured as "isFeatured",
        o.is_public as "isPublic",
        o.closed_at as "closedAt",
        -- Not now(): the transaction may have waited for the lock past the deadline.
        o.closes_at <= clock_timestamp() as "isPastDeadline",
        o.closed_at is not null
        and o.closes_at > clock_timestamp() as "isClosedEarly",
        o.requested_count as "requestedCount",
        o.accepted_count as "acceptedCount",
        o.revision,
        o.created_at as "createdAt",
        o.updated_at as "updatedAt",
        coalesce(o.points_required, 2147483647)::text as key,
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
          where person.id = "o"."owner_id"
        ) as owner,
        (
          select written.language
          from text_languages written
          where
            written.kind = 'opportunity'
            and written.subject_id = "o"."id"
        ) as language,
        array(
          select json_build_object('id', g.id, 'sdg', g.sdg)
          from opportunity_goals g
          where g.opportunity_id = o.id
          order by g.position
        ) as goals,
        array(
          select file.json
          from
            opportunity_media k
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
          where
            k.opportunity_id = o.id
            and file.kind = 'picture'
          order by k.position
          limit 1
        ) as media,
        (
          select f.id
          from opportunity_favourites f
          where
            f.opportunity_id = o.id
            and f.user_id = :viewerId::uuid
            and f.removed_at is null
        ) as "favouriteId",
        (
          select to_json(latest)
          from (
            select
              a.id,
              a.opportunity_id as "opportunityId",
              a.owner_id as "ownerId",
              a.applicant_id as "applicantId",
              a.state,
              a.points_required as "pointsRequired",
              a.auto_accept_from as "autoAcceptFrom",
              a.seats,
              a.points_at_request as "pointsAtRequest",
              a.requested_at as "requestedAt",
              a.decided_at as "decidedAt",
              a.decided_by as "decidedBy",
              a.is_closed_undecided as "isClosedUndecided",
              t.message,
              coalesce(t.answers, '[]') as answers,
              coalesce(t.shares_contact, false) as "sharesContact",
              coalesce(t.shares_phone, false) as "sharesPhone",
              t.decision_message as "decisionMessage"
            from
              opportunity_applications a
              left join application_texts t on t.application_id = a.id
            where
              a.opportunity_id = o.id
              and a.applicant_id = :viewerId::uuid
            order by a.id desc
            limit 1
          ) latest
        ) as application,
        o.owner_id = :viewerId::uuid as "isOwn",
        case
          when o.points_required <= (
            select p.points
            from people p
            where p.id = :viewerId::uuid
          ) then 0
          else o.points_required - (
            select p.points
            from people p
            where p.id = :viewerId::uuid
          )
        end as "pointsMissing"
      from
        unnest(
          array(
            select page.id
            from (
              select
                o.id,
                coalesce(o.points_required, 2147483647)::text as key
              from opportunities o
              where
                o.is_public
                and (
                  o.is_public
                  and not o.is_full
                  and o.closed_at is null
                  and o.closes_at > now()
                  and o.id not in (
                    select behind.id
                    from
                      opportunity_partners k
                      join opportunities behind on behind.owner_id = k.owner_id
                    where
                      k.search_name is null
                      and k.unclosed > 0
                      and behind.is_public
                      and not behind.is_full
                      and behind.closed_at is null
                  )
                )
                and (coalesce(o.points_required, 2147483647), o.id) > (:key::int, :after::uuid)
              order by
                coalesce(o.points_required, 2147483647) asc,
                o.id asc
              limit 21
              offset 0
            ) page
          )
        ) with ordinality as page (id, place)
        join opportunities o on o.id = page.id
        join people u on u.id = o.owner_id
        join opportunity_texts d on d.opportunity_id = o.id
        join opportunity_types t on t.id = o.type_id
        join opportunity_categories c on c.id = o.category_id
      order by page.place
    ) shown
  ) as rows;


-- readPage in src/domains/opportunities/server/list/partners.repository.ts
-- patterns: [], sort: "open", limit: 20, offset: 0, key: null, after: null
with
  named as materialized (
    select
      k.owner_id as id,
      k.opportunities as "opportunityCount",
      k.unclosed - coalesce(o.overdue, 0) as "openCount",
      v.organization_name as "organizationName",
      coalesce(fold (v.organization_name), k.search_name) as "sortName"
    from
      opportunity_partners k
      left join (
        select
          owner_id,
          count(*)::int as overdue
        from (
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
        ) each
        group by owner_id
      ) o on o.owner_id = k.owner_id
      left join (
        select distinct
          on (user_id) user_id,
          organization_name
        from partner_organizations
        order by
          user_id,
          created_at desc
      ) v on v.user_id = k.owner_id
    where
      k.opportunities > 0
      and not k.search_name is null
  )
select
  counted."listTotal",
  page.*
from
  (
    select (
      select count(*)::int
      from (
        select 1
        from named partner
        where true
        limit 10001
      ) found
    ) as "listTotal"
  ) counted
  left join (
    select
      id,
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
        where person.id = "partner"."id"
      ) as card,
      "organizationName",
      "opportunityCount",
      "openCount",
      (
        select min(o.closes_at)
        from opportunities o
        where
          o.owner_id = partner.id
          and (
            o.is_public
            and not o.is_full
            and o.closed_at is null
            and o.closes_at > now()
            and o.id not in (
              select behind.id
              from
                opportunity_partners k
                join opportunities behind on behind.owner_id = k.owner_id
              where
                k.search_name is null
                and k.unclosed > 0
                and behind.is_public
                and not behind.is_full
                and behind.closed_at is null
            )
          )
      ) as "nextClosesAt",
      "openCount"::text as key
    from (
      select "partner".*
      from named partner
      where true
      order by
        "openCount" desc,
        id asc
      limit 21
      offset 0
    ) "partner"
    order by
      "openCount" desc,
      id asc
  ) page on true;

-- patterns: [], sort: "name", limit: 20, offset: 0, :key, :after
with
  named as materialized (
    select
      k.owner_id as id,
      k.opportunities as "opportunityCount",
      k.unclosed - coalesce(o.overdue, 0) as "openCount",
      v.organization_name as "organizationName",
      coalesce(fold (v.organization_name), k.search_name) as "sortName"
    from
      opportunity_partners k
      left join (
        select
          owner_id,
          count(*)::int as overdue
        from (
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
        ) each
        group by owner_id
      ) o on o.owner_id = k.owner_id
      left join (
        select distinct
          on (user_id) user_id,
          organization_name
        from partner_organizations
        order by
          user_id,
          created_at desc
      ) v on v.user_id = k.owner_id
    where
      k.opportunities > 0
      and not k.search_name is null
  )
select
  counted."listTotal",
  page.*
from
  (
    select (
      select count(*)::int
      from (
        select 1
        from named partner
        where true
        limit 10001
      ) found
    ) as "listTotal"
  ) counted
  left join (
    select
      id,
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
        where person.id = "partner"."id"
      ) as card,
      "organizationName",
      "opportunityCount",
      "openCount",
      (
        select min(o.closes_at)
        from opportunities o
        where
          o.owner_id = partner.id
          and (
            o.is_public
            and not o.is_full
            and o.closed_at is null
            and o.closes_at > now()
            and o.id not in (
              select behind.id
              from
                opportunity_partners k
                join opportunities behind on behind.owner_id = k.owner_id
              where
                k.search_name is null
                and k.unclosed > 0
                and behind.is_public
                and not behind.is_full
                and behind.closed_at is null
            )
          )
      ) as "nextClosesAt",
      left("sortName" collate "C", 60) as key
    from (
      select "partner".*
      from named partner
      where ("sortName" collate "C", id) > (
        case
          when length(:key::text) = 60 then greatest(
            :key::text,
            (
              select "sortName"
              from (
                select
                  k.owner_id as id,
                  k.opportunities as "opportunityCount",
                  k.unclosed - coalesce(o.overdue, 0) as "openCount",
                  v.organization_name as "organizationName",
                  coalesce(fold (v.organization_name), k.search_name) as "sortName"
                from
                  opportunity_partners k
                  left join (
                    select
                      owner_id,
                      count(*)::int as overdue
                    from (
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
                    ) each
                    group by owner_id
                  ) o on o.owner_id = k.owner_id
                  left join (
                    select distinct
                      on (user_id) user_id,
                      organization_name
                    from partner_organizations
                    order by
                      user_id,
                      created_at desc
                  ) v on v.user_id = k.owner_id
                where
                  k.opportunities > 0
                  and not k.search_name is null
              ) last
              where last.id = :after::uuid
            )
          )
          else :key::text
        end,
        :after::uuid
      )
      order by
        "sortName" collate "C" asc,
        id asc
      limit 21
      offset 0
    ) "partner"
    order by
      "sortName" collate "C" asc,
      id asc
  ) page on true;


-- findShown in src/domains/opportunities/server/show/opportunity-rows.repository.ts
-- :id, :viewerId
select to_json(shown) as shown
from (
  select
    o.id,
    o.owner_id as "ownerId",
    can_offer (u.role, u.deactivated_at) as "hasPartner",
    o.title,
    d.description,
    d.questions,
    d.requires_message as "requiresMessage",
    d.accept_message as "acceptMessage",
    d.decline_message as "declineMessage",
    d.contact_email as "contactEmail",
    o.type_id as "typeId",
    t.name as "typeName",
    t.names as "typeNames",
    o.category_id as "categoryId",
    c.name as "categoryName",
    c.names as "categoryNames",
    o.location,
    o.place,
    o.is_remote as "isRemote",
    o.deadline::text as deadline,
    o.time_zone as "timeZone",
    o.closes_at as "closesAt",
    o.seats,
    o.link,
    o.is_verified as "isVerified",
    o.points_required as "pointsRequired",
    o.decline_reason as "declineReason",
    o.decided_at as "decidedAt",
    o.auto_accept_from as "autoAcceptFrom",
    o.is_hidden as "isHidden",
    o.is_featured as "isFeatured",
    o.is_public as "isPublic",
    o.closed_at as "closedAt",
    -- Not now(): the transaction may have waited for the lock past the deadline.
    o.closes_at <= clock_timestamp() as "isPastDeadline",
    o.closed_at is not null
    and o.closes_at > clock_timestamp() as "isClosedEarly",
    o.requested_count as "requestedCount",
    o.accepted_count as "acceptedCount",
    o.revision,
    o.created_at as "createdAt",
    o.updated_at as "updatedAt",
    '' as key,
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
      where person.id = "o"."owner_id"
    ) as owner,
    (
      select written.language
      from text_languages written
      where
        written.kind = 'opportunity'
        and written.subject_id = "o"."id"
    ) as language,
    array(
      select json_build_object('id', g.id, 'sdg', g.sdg)
      from opportunity_goals g
      where g.opportunity_id = o.id
      order by g.position
    ) as goals,
    array(
      select file.json
      from
        opportunity_media k
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
      where k.opportunity_id = o.id
      order by k.position
    ) as media,
    (
      select f.id
      from opportunity_favourites f
      where
        f.opportunity_id = o.id
        and f.user_id = :viewerId::uuid
        and f.removed_at is null
    ) as "favouriteId",
    (
      select to_json(latest)
      from (
        select
          a.id,
          a.opportunity_id as "opportunityId",
          a.owner_id as "ownerId",
          a.applicant_id as "applicantId",
          a.state,
          a.points_required as "pointsRequired",
          a.auto_accept_from as "autoAcceptFrom",
          a.seats,
          a.points_at_request as "pointsAtRequest",
          a.requested_at as "requestedAt",
          a.decided_at as "decidedAt",
          a.decided_by as "decidedBy",
          a.is_closed_undecided as "isClosedUndecided",
          t.message,
          coalesce(t.answers, '[]') as answers,
          coalesce(t.shares_contact, false) as "sharesContact",
          coalesce(t.shares_phone, false) as "sharesPhone",
          t.decision_message as "decisionMessage"
        from
          opportunity_applications a
          left join application_texts t on t.application_id = a.id
        where
          a.opportunity_id = o.id
          and a.applicant_id = :viewerId::uuid
        order by a.id desc
        limit 1
      ) latest
    ) as application,
    o.owner_id = :viewerId::uuid as "isOwn",
    case
      when o.points_required <= (
        select p.points
        from people p
        where p.id = :viewerId::uuid
      ) then 0
      else o.points_required - (
        select p.points
        from people p
        where p.id = :viewerId::uuid
      )
    end as "pointsMissing"
  from
    unnest(array[:id::uuid]) with ordinality as page (id, place)
    join opportunities o on o.id = page.id
    join people u on u.id = o.owner_id
    join opportunity_texts d on d.opportunity_id = o.id
    join opportunity_types t on t.id = o.type_id
    join opportunity_categories c on c.id = o.category_id
  order by page.place
) shown;


-- listShown in src/domains/opportunities/server/show/opportunity-rows.repository.ts
-- :ids, :viewerId
select (
  select json_agg(shown)
  from (
    select
      o.id,
      o.owner_id as "ownerId",
      can_offer (u.role, u.deactivated_at) as "hasPartner",
      o.title,
      d.description,
      d.questions,
      d.requires_message as "requiresMessage",
      d.accept_message as "acceptMessage",
      d.decline_message as "declineMessage",
      d.contact_email as "contactEmail",
      o.type_id as "typeId",
      t.name as "typeName",
      t.names as "typeNames",
      o.category_id as "categoryId",
      c.name as "categoryName",
      c.names as "categoryNames",
      o.location,
      o.place,
      o.is_remote as "isRemote",
      o.deadline::text as deadline,
      o.time_zone as "timeZone",
      o.closes_at as "closesAt",
      o.seats,
      o.link,
      o.is_verified as "isVerified",
      o.points_required as "pointsRequired",
      o.decline_reason as "declineReason",
      o.decided_at as "decidedAt",
      o.auto_accept_from as "autoAcceptFrom",
      o.is_hidden as "isHidden",
      o.is_featured as "isFeatured",
      o.is_public as "isPublic",
      o.closed_at as "closedAt",
      -- Not now(): the transaction may have waited for the lock past the deadline.
      o.closes_at <= clock_timestamp() as "isPastDeadline",
      o.closed_at is not null
      and o.closes_at > clock_timestamp() as "isClosedEarly",
      o.requested_count as "requestedCount",
      o.accepted_count as "acceptedCount",
      o.revision,
      o.created_at as "createdAt",
      o.updated_at as "updatedAt",
      '' as key,
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
        where person.id = "o"."owner_id"
      ) as owner,
      (
        select written.language
        from text_languages written
        where
          written.kind = 'opportunity'
          and written.subject_id = "o"."id"
      ) as language,
      array(
        select json_build_object('id', g.id, 'sdg', g.sdg)
        from opportunity_goals g
        where g.opportunity_id = o.id
        order by g.position
      ) as goals,
      array(
        select file.json
        from
          opportunity_media k
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
        where
          k.opportunity_id = o.id
          and file.kind = 'picture'
        order by k.position
        limit 1
      ) as media,
      (
        select f.id
        from opportunity_favourites f
        where
          f.opportunity_id = o.id
          and f.user_id = :viewerId::uuid
          and f.removed_at is null
      ) as "favouriteId",
      (
        select to_json(latest)
        from (
          select
            a.id,
            a.opportunity_id as "opportunityId",
            a.owner_id as "ownerId",
            a.applicant_id as "applicantId",
            a.state,
            a.points_required as "pointsRequired",
            a.auto_accept_from as "autoAcceptFrom",
            a.seats,
            a.points_at_request as "pointsAtRequest",
            a.requested_at as "requestedAt",
            a.decided_at as "decidedAt",
            a.decided_by as "decidedBy",
            a.is_closed_undecided as "isClosedUndecided",
            t.message,
            coalesce(t.answers, '[]') as answers,
            coalesce(t.shares_contact, false) as "sharesContact",
            coalesce(t.shares_phone, false) as "sharesPhone",
            t.decision_message as "decisionMessage"
          from
            opportunity_applications a
            left join application_texts t on t.application_id = a.id
          where
            a.opportunity_id = o.id
            and a.applicant_id = :viewerId::uuid
          order by a.id desc
          limit 1
        ) latest
      ) as application,
      o.owner_id = :viewerId::uuid as "isOwn",
      case
        when o.points_required <= (
          select p.points
          from people p
          where p.id = :viewerId::uuid
        ) then 0
        else o.points_required - (
          select p.points
          from people p
          where p.id = :viewerId::uuid
        )
      end as "pointsMissing"
    from
      unnest(:ids::uuid[]) with ordinality as page (id, place)
      join opportunities o on o.id = page.id
      join people u on u.id = o.owner_id
      join opportunity_texts d on d.opportunity_id = o.id
      join opportunity_types t on t.id = o.type_id
      join opportunity_categories c on c.id = o.category_id
    order by page.place
  ) shown
) as rows;
