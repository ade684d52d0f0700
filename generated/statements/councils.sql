-- Prepared statements with the names of their values. Written by `npm run generate`.


-- readPage in src/domains/councils/server/list/pages.repository.ts
-- scope: "public", ownerId: null, sort: "newest", limit: 20, offset: 0, key: null, after: null, viewerId: null
select
  (
    coalesce(
      (
        select counted.councils
        from council_counts counted
        where counted.sdg = 0
      ),
      0
    )
  ) as total,
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
        false as "isOwn",
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
        null as membership,
        '' as key
      from
        unnest(
          array(
            select page.id
            from (
              select
                c.id,
                '' as key
              from councils c
              where c.is_approved
              order by c.id desc
              limit 21
              offset 0
            ) page
          )
        ) with ordinality as page (id, place)
        join councils c on c.id = page.id
      order by page.place
    ) shown
  ) as rows;

-- scope: "public", :ownerId, :sdg, sort: "members", limit: 20, offset: 0, :key, :after, :viewerId
select
  (
    coalesce(
      (
        select counted.councils
        from council_counts counted
        where counted.sdg = :sdg
      ),
      0
    ) + (
      select count(*)::int
      from (
        select 1
        from councils c
        where
          c.owner_id = :ownerId::uuid
          and not c.is_approved
          and exists (
            select
            from council_goals g
            where
              g.council_id = c.id
              and g.sdg = :sdg
          )
        limit 10001
      ) found
    )
  ) as total,
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
        c.member_count::text as key
      from
        unnest(
          array(
            select page.id
            from (
              select
                c.id,
                c.member_count::text as key
              from councils c
              where
                (
                  c.is_approved
                  or c.owner_id = :ownerId::uuid
                )
                and exists (
                  select
                  from council_goals g
                  where
                    g.council_id = c.id
                    and g.sdg = :sdg
                )
                and (c.member_count, c.id) < (:key::int, :after::uuid)
              order by
                c.member_count desc,
                c.id desc
              limit 21
              offset 0
            ) page
          )
        ) with ordinality as page (id, place)
        join councils c on c.id = page.id
      order by page.place
    ) shown
  ) as rows;


-- listListed in src/domains/councils/server/show/council-rows.repository.ts
-- :ids, :viewerId
select (
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
      unnest(:ids::uuid[]) with ordinality as page (id, place)
      join councils c on c.id = page.id
    order by page.place
  ) shown
) as rows;


-- prepareWhole in src/domains/councils/server/show/council-rows.repository.ts
-- :id, :viewerId
select to_json(whole) as whole
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
      where person.id = "c"."decided_by"
    ) as decider,
    (
      select count(*)::int
      from council_resources r
      where r.council_id = c.id
    ) as "resourceCount",
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
          from council_totals
          where council_id = "c"."id"
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
    ) as totals
  from councils c
  where c.id = :id::uuid
) whole;
