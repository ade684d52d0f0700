-- Prepared statements with the names of their values. Written by `npm run generate`.


-- readPage in src/domains/notifications/server/inbox/inbox.repository.ts
-- :userId, isKnown: false, limit: 20, offset: 0, key: null, after: null
select
  counted."listTotal",
  page.*
from
  (
    select (
      select count(*)::int
      from (
        select 1
        from notifications n
        where n.user_id = :userId::uuid
        limit 10001
      ) found
    ) as "listTotal"
  ) counted
  left join (
    select
      n.id,
      n.kind,
      n.title,
      n.body,
      n.titles,
      n.bodies,
      n.link,
      n.read_at as "readAt",
      n.created_at as "createdAt",
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
        where person.id = "n"."actor_id"
      ) as actor,
      '' as key
    from notifications n
    where n.user_id = :userId::uuid
    order by n.id desc
    limit 21
    offset 0
  ) page on true;

-- :userId, isRead: false, isKnown: false, limit: 20, offset: 0, :key, :after
select
  counted."listTotal",
  page.*
from
  (
    select least(
      coalesce(
        (
          select inbox.unread
          from notification_counters inbox
          where inbox.user_id = :userId::uuid
        ),
        0
      ),
      10001
    ) as "listTotal"
  ) counted
  left join (
    select
      n.id,
      n.kind,
      n.title,
      n.body,
      n.titles,
      n.bodies,
      n.link,
      n.read_at as "readAt",
      n.created_at as "createdAt",
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
        where person.id = "n"."actor_id"
      ) as actor,
      '' as key
    from notifications n
    where
      n.user_id = :userId::uuid
      and n.read_at is null
      and n.id < :after::uuid
    order by n.id desc
    limit 21
    offset 0
  ) page on true;
