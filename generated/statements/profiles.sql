-- Prepared statements with the names of their values. Written by `npm run generate`.


-- readOwnAccount in src/domains/profiles/server/own-account.repository.ts
-- :id
select
  u.id,
  u.email,
  u.name,
  u.last_name as "lastName",
  u.location,
  u.place,
  u.contact_no as "contactNo",
  u.bio,
  u.role,
  u.points,
  u.is_terms_agreed as "isTermsAgreed",
  u.is_profile_completed as "isProfileCompleted",
  u.email_verified_at is not null as "isVerified",
  u.password_hash is not null as "hasPassword",
  u.language,
  case
    when u.suspended_until > now() then u.suspended_until
  end as "suspendedUntil",
  second_step_due ("u"."id", "u"."role", "u"."role_since") as "secondStepDueAt",
  u.profile_revision as revision,
  u.created_at as "createdAt",
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
          f.id = "u"."avatar_media_id"
          and f.ready_at is not null
          and f.hidden_at is null
      ) listed
    ) file
  ) as avatar,
  (
    select (
      select coalesce(sum(people), 0)::int + 1
      from (
        select
          points,
          people
        from standing_heights
        where board = 'all'
        union all
        select
          points,
          people
        from standing_moves
        where board = 'all'
      ) as standing_counts
      where points > own.points
    )
    from standings own
    where
      own.user_id = "u"."id"
      and own.board = 'all'
      and own.reach > 0
      and own.points > 0
  ) as rank,
  coalesce(
    (
      select inbox.unread
      from notification_counters inbox
      where inbox.user_id = "u"."id"
    ),
    0
  ) as "unreadNotifications",
  case
    when u.role = 'Member' then json_build_object(
      'hasProfile', u.avatar_media_id is not null
      or u.bio is not null,
      'hasImpact', exists (
        select 1
        from impact_people took
        where
          took.user_id = "u"."id"
          and took.is_owner
      ),
      'hasCouncil', (
        exists (
          select 1
          from council_members own
          where own.user_id = "u"."id"
        )
        or exists (
          select 1
          from council_requests own
          where
            own.user_id = "u"."id"
            and own.state = 'requested'
        )
      ),
      'hasOpportunity', (
        exists (
          select 1
          from opportunity_favourites own
          where
            own.user_id = "u"."id"
            and own.removed_at is null
        )
        or exists (
          select 1
          from opportunity_applications own
          where own.applicant_id = "u"."id"
        )
      ),
      'hasInvited', exists (
        select 1
        from invitations own
        where
          own.invited_by = "u"."id"
          and own.role = 'Member'
      )
    )
  end as "firstSteps"
from users u
where u.id = :id::uuid;


-- readProfile in src/domains/profiles/server/show/profiles.repository.ts
-- :id
select
  u.id,
  u.role,
  u.bio,
  u.location,
  u.points,
  u.created_at as "createdAt",
  (
    select json_build_object(
      'email', policy.email,
      'contactNo', policy.contact_no,
      'location', policy.location,
      'impacts', policy.impacts,
      'councils', policy.councils,
      'leaderboard', policy.leaderboard
    )
    from privacy_policies policy
    where policy.user_id = "u"."id"
  ) as policy,
  case
    when u.bio is not null then (
      select written.language
      from text_languages written
      where
        written.kind = 'profile'
        and written.subject_id = "u"."id"
    )
  end as "bioLanguage",
  u.name,
  u.last_name as "lastName",
  u.email,
  u.contact_no as "contactNo",
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
          f.id = "u"."avatar_media_id"
          and f.ready_at is not null
          and f.hidden_at is null
      ) listed
    ) file
  ) as avatar,
  (
    select (
      select coalesce(sum(people), 0)::int + 1
      from (
        select
          points,
          people
        from standing_heights
        where board = 'all'
        union all
        select
          points,
          people
        from standing_moves
        where board = 'all'
      ) as standing_counts
      where points > own.points
    )
    from standings own
    where
      own.user_id = "u"."id"
      and own.board = 'all'
      and own.reach > 0
      and own.points > 0
  ) as rank,
  u.email_verified_at is not null as "isVerified",
  u.deactivated_at is null as "isActive",
  (
    select coalesce(sum(took.impacts), 0)::int
    from impact_person_years took
    where took.user_id = "u"."id"
  ) as "verifiedImpacts",
  (
    select count(*)::int
    from
      council_members membership
      join councils council on council.id = membership.council_id
    where
      membership.user_id = "u"."id"
      and council.is_approved
  ) as councils
from users u
where u.id = :id::uuid;


-- readPublicProfile in src/domains/profiles/server/show/profiles.repository.ts
-- :id
select
  u.id,
  u.role,
  u.bio,
  u.location,
  u.points,
  u.created_at as "createdAt",
  (
    select json_build_object(
      'email', policy.email,
      'contactNo', policy.contact_no,
      'location', policy.location,
      'impacts', policy.impacts,
      'councils', policy.councils,
      'leaderboard', policy.leaderboard
    )
    from privacy_policies policy
    where policy.user_id = "u"."id"
  ) as policy,
  case
    when u.bio is not null then (
      select written.language
      from text_languages written
      where
        written.kind = 'profile'
        and written.subject_id = "u"."id"
    )
  end as "bioLanguage",
  u.name,
  u.last_name as "lastName",
  u.email,
  u.contact_no as "contactNo",
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
          f.id = "u"."avatar_media_id"
          and f.ready_at is not null
          and f.hidden_at is null
      ) listed
    ) file
  ) as avatar,
  (
    select (
      select coalesce(sum(people), 0)::int + 1
      from (
        select
          points,
          people
        from standing_heights
        where board = 'all'
        union all
        select
          points,
          people
        from standing_moves
        where board = 'all'
      ) as standing_counts
      where points > own.points
    )
    from standings own
    where
      own.user_id = "u"."id"
      and own.board = 'all'
      and own.reach > 0
      and own.points > 0
  ) as rank,
  json_build_object(
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
            p.user_id = "u"."id"
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
            p.user_id = "u"."id"
            and i.is_public
          group by g.sdg
          order by g.sdg
        ) listed
      ),
      '[]'
    )
  ) as totals,
  coalesce(
    (
      select json_agg(listed)
      from (
        select
          (
            array_agg(
              i.location
              order by i.id
            )
          ) [1] as name,
          (
            array_agg(
              i.place
              order by i.id
            )
          ) [1] as spot,
          count(*)::int as impacts
        from
          impact_people p
          join impacts i on i.id = p.impact_id
        where
          p.user_id = "u"."id"
          and i.is_public
          and i.search_location is not null
        group by
          i.search_location,
          i.place ->> 'id'
        order by
          count(*) desc,
          i.search_location,
          i.place ->> 'id'
        limit 1000
      ) listed
    ),
    '[]'
  ) as places,
  coalesce(
    (
      select json_agg(listed)
      from (
        select
          m.council_id as "councilId",
          c.title as "councilTitle",
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
          case
            when m.is_owner then 'owner'
            else 'member'
          end as "councilRole",
          c.founder_id = m.user_id as "isFounder",
          m.joined_at as "joinedAt",
          extract(
            year
            from m.joined_at at time zone 'UTC'
          )::int as year
        from
          council_members m
          join councils c on c.id = m.council_id
        where
          m.user_id = "u"."id"
          and c.is_approved
        order by
          m.joined_at desc,
          m.id desc
      ) listed
    ),
    '[]'
  ) as memberships,
  coalesce(
    (
      select json_agg(listed)
      from (
        select
          i.council_id as "councilId",
          count(*)::int as impacts
        from
          impact_people p
          join impacts i on i.id = p.impact_id
        where
          p.user_id = "u"."id"
          and i.is_public
          and i.council_id is not null
        group by i.council_id
      ) listed
    ),
    '[]'
  ) as "councilImpacts"
from users u
where
  u.id = :id::uuid
  and (
    "u"."email_verified_at" is not null
    and "u"."deactivated_at" is null
    and (
      "u"."suspended_until" is null
      or "u"."suspended_until" <= now()
    )
    and not exists (
      select
      from privacy_policies p
      where
        p.user_id = "u"."id"
        and not (
          "p"."impacts" = any (array['public']::text[])
          or "p"."councils" = any (array['public']::text[])
          or "p"."leaderboard" = any (array['public']::text[])
        )
    )
  );


-- readRows in src/domains/profiles/server/show/profiles.repository.ts
-- :ids
select
  u.id,
  u.role,
  u.bio,
  u.location,
  u.points,
  u.created_at as "createdAt",
  (
    select json_build_object(
      'email', policy.email,
      'contactNo', policy.contact_no,
      'location', policy.location,
      'impacts', policy.impacts,
      'councils', policy.councils,
      'leaderboard', policy.leaderboard
    )
    from privacy_policies policy
    where policy.user_id = "u"."id"
  ) as policy,
  case
    when u.bio is not null then (
      select written.language
      from text_languages written
      where
        written.kind = 'profile'
        and written.subject_id = "u"."id"
    )
  end as "bioLanguage",
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
    where person.id = "u"."id"
  ) as card
from
  unnest(:ids::uuid[]) with ordinality as page (id, place)
  join users u on u.id = page.id
order by page.place;
