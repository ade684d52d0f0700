-- Prepared statements with the names of their values. Written by `npm run generate`.


-- selectPage in src/domains/comments/server/show/thread-page.repository.ts
-- :id, :viewerId, seesHeld: false, kind: "impact", place: "earlier", before: 21, after: 0, :rootKey, :commentId
with
  place as (
    select
      :rootKey::uuid as root_id,
      :commentId::uuid as id
  )
select
  subject.*,
  coalesce(thread.audience, 'public') as audience,
  coalesce(thread.comment_count, 0) as "commentCount",
  coalesce(thread.members_count, 0) as "membersCount",
  exists (
    select
    from comment_mutes mute
    where
      mute.user_id = :viewerId::uuid
      and mute.kind = 'impact'
      and mute.subject_id = :id::uuid
  ) as "isMuted",
  coalesce(
    (
      select json_agg(listed)
      from (
        select
          c.id,
          c.root_id as "rootId",
          c.author_id as "authorId",
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
            where person.id = "c"."author_id"
          ) as author,
          c.audience,
          c.content,
          (
            select written.language
            from text_languages written
            where
              written.kind = 'comment'
              and written.subject_id = "c"."id"
          ) as language,
          array(
            select (
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
              where person.id = "mention"."id"
            )
            from
              unnest(c.mentions) with ordinality as mention (id, place)
              join people p on p.id = mention.id
            order by place
          ) as mentions,
          c.state,
          c.deleted_by as "deletedBy",
          c.reply_count as "replyCount",
          c.members_reply_count as "membersReplyCount",
          c.like_count as "likeCount",
          exists (
            select
            from comment_likes l
            where
              l.comment_id = c.id
              and l.user_id = :viewerId::uuid
          ) as "isLiked",
          c.created_at as "createdAt",
          c.edited_at as "editedAt"
        from
          place
          cross join lateral (
            select c.*
            from comments c
            where
              c.kind = 'impact'
              and c.subject_id = :id::uuid
              and (
                c.state <> 'deleted'
                or c.reply_count > 0
              )
              and (
                (
                  c.audience = 'public'
                  and (
                    c.state <> 'deleted'
                    or c.reply_count > c.members_reply_count
                  )
                )
                or exists (
                  select
                  from council_members m
                  where
                    m.council_id = "c"."subject_id"
                    and m.user_id = :viewerId::uuid
                )
              )
              and (
                c.state <> 'held'
                or c.author_id = :viewerId::uuid
              )
              and not (
                exists (
                  select
                  from person_blocks b
                  where
                    b.blocker_id = :viewerId::uuid
                    and b.blocked_id = "c"."author_id"
                )
                or exists (
                  select
                  from person_blocks b
                  where
                    b.blocked_id = :viewerId::uuid
                    and b.blocker_id = "c"."author_id"
                )
              )
              and not exists (
                select
                from comments root
                where
                  root.id = c.root_id
                  and (
                    exists (
                      select
                      from person_blocks b
                      where
                        b.blocker_id = :viewerId::uuid
                        and b.blocked_id = "root"."author_id"
                    )
                    or exists (
                      select
                      from person_blocks b
                      where
                        b.blocked_id = :viewerId::uuid
                        and b.blocker_id = "root"."author_id"
                    )
                  )
              )
              and (c.root_id, c.id) < (place.root_id, place.id)
            order by
              c.root_id desc,
              c.id desc
            limit 21
          ) c
        order by
          c.root_id desc,
          c.id desc
      ) listed
    ),
    '[]'
  ) as before,
  '[]'::json as after
from
  (
    select
      i.title,
      i.owner_id as "ownerId",
      i.is_public as "isOpen",
      false as "isMember",
      true as "isOwnerNamed"
    from impacts i
    where i.id = :id::uuid
  ) subject
  left join comment_threads thread on thread.kind = 'impact'
  and thread.subject_id = :id::uuid;

-- :id, :viewerId, seesHeld: false, kind: "council", place: "around", before: 21, after: 11, rootKey: null, :commentId
with
  place as (
    select
      coalesce(max(found.root_id::text), 'ffffffff-ffff-ffff-ffff-ffffffffffff')::uuid as root_id,
      coalesce(max(found.id::text), 'ffffffff-ffff-ffff-ffff-ffffffffffff')::uuid as id
    from (
      select
        c.root_id,
        c.id
      from (
        select one.*
        from comments one
        where one.id = :commentId::uuid
        offset 0
      ) c
      where
        c.kind = 'council'
        and c.subject_id = :id::uuid
        and (
          c.state <> 'deleted'
          or c.reply_count > 0
        )
        and (
          (
            c.audience = 'public'
            and (
              c.state <> 'deleted'
              or c.reply_count > c.members_reply_count
            )
          )
          or exists (
            select
            from council_members m
            where
              m.council_id = "c"."subject_id"
              and m.user_id = :viewerId::uuid
          )
        )
        and (
          c.state <> 'held'
          or c.author_id = :viewerId::uuid
        )
        and not (
          exists (
            select
            from person_blocks b
            where
              b.blocker_id = :viewerId::uuid
              and b.blocked_id = "c"."author_id"
          )
          or exists (
            select
            from person_blocks b
            where
              b.blocked_id = :viewerId::uuid
              and b.blocker_id = "c"."author_id"
          )
        )
        and not exists (
          select
          from comments root
          where
            root.id = c.root_id
            and (
              exists (
                select
                from person_blocks b
                where
                  b.blocker_id = :viewerId::uuid
                  and b.blocked_id = "root"."author_id"
              )
              or exists (
                select
                from person_blocks b
                where
                  b.blocked_id = :viewerId::uuid
                  and b.blocker_id = "root"."author_id"
              )
            )
        )
    ) found
  )
select
  subject.*,
  coalesce(thread.audience, 'public') as audience,
  coalesce(thread.comment_count, 0) as "commentCount",
  coalesce(thread.members_count, 0) as "membersCount",
  exists (
    select
    from comment_mutes mute
    where
      mute.user_id = :viewerId::uuid
      and mute.kind = 'council'
      and mute.subject_id = :id::uuid
  ) as "isMuted",
  coalesce(
    (
      select json_agg(listed)
      from (
        select
          c.id,
          c.root_id as "rootId",
          c.author_id as "authorId",
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
            where person.id = "c"."author_id"
          ) as author,
          c.audience,
          c.content,
          (
            select written.language
            from text_languages written
            where
              written.kind = 'comment'
              and written.subject_id = "c"."id"
          ) as language,
          array(
            select (
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
              where person.id = "mention"."id"
            )
            from
              unnest(c.mentions) with ordinality as mention (id, place)
              join people p on p.id = mention.id
            order by place
          ) as mentions,
          c.state,
          c.deleted_by as "deletedBy",
          c.reply_count as "replyCount",
          c.members_reply_count as "membersReplyCount",
          c.like_count as "likeCount",
          exists (
            select
            from comment_likes l
            where
              l.comment_id = c.id
              and l.user_id = :viewerId::uuid
          ) as "isLiked",
          c.created_at as "createdAt",
          c.edited_at as "editedAt"
        from
          place
          cross join lateral (
            select c.*
            from comments c
            where
              c.kind = 'council'
              and c.subject_id = :id::uuid
              and (
                c.state <> 'deleted'
                or c.reply_count > 0
              )
              and (
                (
                  c.audience = 'public'
                  and (
                    c.state <> 'deleted'
                    or c.reply_count > c.members_reply_count
                  )
                )
                or exists (
                  select
                  from council_members m
                  where
                    m.council_id = "c"."subject_id"
                    and m.user_id = :viewerId::uuid
                )
              )
              and (
                c.state <> 'held'
                or c.author_id = :viewerId::uuid
              )
              and not (
                exists (
                  select
                  from person_blocks b
                  where
                    b.blocker_id = :viewerId::uuid
                    and b.blocked_id = "c"."author_id"
                )
                or exists (
                  select
                  from person_blocks b
                  where
                    b.blocked_id = :viewerId::uuid
                    and b.blocker_id = "c"."author_id"
                )
              )
              and not exists (
                select
                from comments root
                where
                  root.id = c.root_id
                  and (
                    exists (
                      select
                      from person_blocks b
                      where
                        b.blocker_id = :viewerId::uuid
                        and b.blocked_id = "root"."author_id"
                    )
                    or exists (
                      select
                      from person_blocks b
                      where
                        b.blocked_id = :viewerId::uuid
                        and b.blocker_id = "root"."author_id"
                    )
                  )
              )
              and (c.root_id, c.id) <= (place.root_id, place.id)
            order by
              c.root_id desc,
              c.id desc
            limit 21
          ) c
        order by
          c.root_id desc,
          c.id desc
      ) listed
    ),
    '[]'
  ) as before,
  coalesce(
    (
      select json_agg(listed)
      from (
        select
          c.id,
          c.root_id as "rootId",
          c.author_id as "authorId",
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
            where person.id = "c"."author_id"
          ) as author,
          c.audience,
          c.content,
          (
            select written.language
            from text_languages written
            where
              written.kind = 'comment'
              and written.subject_id = "c"."id"
          ) as language,
          array(
            select (
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
              where person.id = "mention"."id"
            )
            from
              unnest(c.mentions) with ordinality as mention (id, place)
              join people p on p.id = mention.id
            order by place
          ) as mentions,
          c.state,
          c.deleted_by as "deletedBy",
          c.reply_count as "replyCount",
          c.members_reply_count as "membersReplyCount",
          c.like_count as "likeCount",
          exists (
            select
            from comment_likes l
            where
              l.comment_id = c.id
              and l.user_id = :viewerId::uuid
          ) as "isLiked",
          c.created_at as "createdAt",
          c.edited_at as "editedAt"
        from
          place
          cross join lateral (
            select c.*
            from comments c
            where
              c.kind = 'council'
              and c.subject_id = :id::uuid
              and (
                c.state <> 'deleted'
                or c.reply_count > 0
              )
              and (
                (
                  c.audience = 'public'
                  and (
                    c.state <> 'deleted'
                    or c.reply_count > c.members_reply_count
                  )
                )
                or exists (
                  select
                  from council_members m
                  where
                    m.council_id = "c"."subject_id"
                    and m.user_id = :viewerId::uuid
                )
              )
              and (
                c.state <> 'held'
                or c.author_id = :viewerId::uuid
              )
              and not (
                exists (
                  select
                  from person_blocks b
                  where
                    b.blocker_id = :viewerId::uuid
                    and b.blocked_id = "c"."author_id"
                )
                or exists (
                  select
                  from person_blocks b
                  where
                    b.blocked_id = :viewerId::uuid
                    and b.blocker_id = "c"."author_id"
                )
              )
              and not exists (
                select
                from comments root
                where
                  root.id = c.root_id
                  and (
                    exists (
                      select
                      from person_blocks b
                      where
                        b.blocker_id = :viewerId::uuid
                        and b.blocked_id = "root"."author_id"
                    )
                    or exists (
                      select
                      from person_blocks b
                      where
                        b.blocked_id = :viewerId::uuid
                        and b.blocker_id = "root"."author_id"
                    )
                  )
              )
              and (c.root_id, c.id) > (place.root_id, place.id)
            order by
              c.root_id asc,
              c.id asc
            limit 11
          ) c
        order by
          c.root_id asc,
          c.id asc
      ) listed
    ),
    '[]'
  ) as after
from
  (
    select
      c.title,
      c.owner_id as "ownerId",
      c.is_approved as "isOpen",
      exists (
        select
        from council_members m
        where
          m.council_id = "c"."id"
          and m.user_id = :viewerId::uuid
      ) as "isMember",
      true as "isOwnerNamed"
    from councils c
    where c.id = :id::uuid
  ) subject
  left join comment_threads thread on thread.kind = 'council'
  and thread.subject_id = :id::uuid;


-- selectOne in src/domains/comments/server/show/thread-page.repository.ts
-- :id, :viewerId
select
  json_build_object('kind', c.kind, 'id', c.subject_id) as subject,
  row_to_json(shown) as comment
from
  comments c
  cross join lateral (
    select
      c.id,
      c.root_id as "rootId",
      c.author_id as "authorId",
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
        where person.id = "c"."author_id"
      ) as author,
      c.audience,
      c.content,
      (
        select written.language
        from text_languages written
        where
          written.kind = 'comment'
          and written.subject_id = "c"."id"
      ) as language,
      array(
        select (
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
          where person.id = "mention"."id"
        )
        from
          unnest(c.mentions) with ordinality as mention (id, place)
          join people p on p.id = mention.id
        order by place
      ) as mentions,
      c.state,
      c.deleted_by as "deletedBy",
      c.reply_count as "replyCount",
      c.members_reply_count as "membersReplyCount",
      c.like_count as "likeCount",
      exists (
        select
        from comment_likes l
        where
          l.comment_id = c.id
          and l.user_id = :viewerId::uuid
      ) as "isLiked",
      c.created_at as "createdAt",
      c.edited_at as "editedAt"
  ) shown
where c.id = :id::uuid;


-- selectThread in src/domains/comments/server/subjects.repository.ts
-- kind: "impact", :id, :viewerId
select
  subject.*,
  coalesce(thread.audience, 'public') as audience,
  coalesce(thread.comment_count, 0) as "commentCount",
  coalesce(thread.members_count, 0) as "membersCount",
  exists (
    select
    from comment_mutes mute
    where
      mute.user_id = :viewerId::uuid
      and mute.kind = 'impact'
      and mute.subject_id = :id::uuid
  ) as "isMuted"
from
  (
    select
      i.title,
      i.owner_id as "ownerId",
      i.is_public as "isOpen",
      false as "isMember",
      true as "isOwnerNamed"
    from impacts i
    where i.id = :id::uuid
  ) subject
  left join comment_threads thread on thread.kind = 'impact'
  and thread.subject_id = :id::uuid;

-- kind: "news", :id, :viewerId
select
  subject.*,
  coalesce(thread.audience, 'public') as audience,
  coalesce(thread.comment_count, 0) as "commentCount",
  coalesce(thread.members_count, 0) as "membersCount",
  exists (
    select
    from comment_mutes mute
    where
      mute.user_id = :viewerId::uuid
      and mute.kind = 'news'
      and mute.subject_id = :id::uuid
  ) as "isMuted"
from
  (
    select
      n.title,
      n.created_by as "ownerId",
      n.is_live
      and n.date <= now()
      and n.deleted_at is null as "isOpen",
      false as "isMember",
      exists (
        select
        from people p
        where
          p.id = n.created_by
          and p.search_name = fold (n.author_name)
      ) as "isOwnerNamed"
    from news n
    where n.id = :id::uuid
  ) subject
  left join comment_threads thread on thread.kind = 'news'
  and thread.subject_id = :id::uuid;

-- kind: "council", :id, :viewerId
select
  subject.*,
  coalesce(thread.audience, 'public') as audience,
  coalesce(thread.comment_count, 0) as "commentCount",
  coalesce(thread.members_count, 0) as "membersCount",
  exists (
    select
    from comment_mutes mute
    where
      mute.user_id = :viewerId::uuid
      and mute.kind = 'council'
      and mute.subject_id = :id::uuid
  ) as "isMuted"
from
  (
    select
      c.title,
      c.owner_id as "ownerId",
      c.is_approved as "isOpen",
      exists (
        select
        from council_members m
        where
          m.council_id = "c"."id"
          and m.user_id = :viewerId::uuid
      ) as "isMember",
      true as "isOwnerNamed"
    from councils c
    where c.id = :id::uuid
  ) subject
  left join comment_threads thread on thread.kind = 'council'
  and thread.subject_id = :id::uuid;

-- kind: "opportunity", :id, :viewerId
select
  subject.*,
  coalesce(thread.audience, 'public') as audience,
  coalesce(thread.comment_count, 0) as "commentCount",
  coalesce(thread.members_count, 0) as "membersCount",
  exists (
    select
    from comment_mutes mute
    where
      mute.user_id = :viewerId::uuid
      and mute.kind = 'opportunity'
      and mute.subject_id = :id::uuid
  ) as "isMuted"
from
  (
    select
      o.title,
      o.owner_id as "ownerId",
      o.is_public as "isOpen",
      false as "isMember",
      true as "isOwnerNamed"
    from opportunities o
    where o.id = :id::uuid
  ) subject
  left join comment_threads thread on thread.kind = 'opportunity'
  and thread.subject_id = :id::uuid;
