-- Prepared statements with the names of their values. Written by `npm run generate`.


-- readPage in src/domains/news/server/list/lists.repository.ts
-- state: "live", sort: "newest", limit: 20, offset: 0, key: null, after: null
select
  (
    select count(*)::int
    from (
      select 1
      from news n
      where
        n.deleted_at is null
        and n.is_live
        and n.date <= now()
      limit 10001
    ) found
  ) as total,
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
            n.id,
            to_char(n.date at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as key
          from news n
          where
            n.deleted_at is null
            and n.is_live
            and n.date <= now()
          order by
            n.date desc,
            n.id desc
          limit 21
          offset 0
        ) page
        join news n on n.id = page.id
      order by
        n.date desc,
        n.id desc
    ) listed
  ) as rows;

-- state: "live", :typeArticle, sort: "title", limit: 20, offset: 0, :key, :after
select
  (
    select count(*)::int
    from (
      select 1
      from news n
      where
        n.deleted_at is null
        and n.is_live
        and n.date <= now()
        and n.type_article = :typeArticle
      limit 10001
    ) found
  ) as total,
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
            n.id,
            left(n.search_title, 60) as key
          from news n
          where
            n.deleted_at is null
            and n.is_live
            and n.date <= now()
            and n.type_article = :typeArticle
            and (n.search_title, n.id) > (
              case
                when length(:key::text) = 60 then greatest(
                  :key::text,
                  (
                    select last.search_title
                    from news last
                    where last.id = :after::uuid
                  )
                )
                else :key::text
              end,
              :after::uuid
            )
          order by
            n.search_title asc,
            n.id asc
          limit 21
          offset 0
        ) page
        join news n on n.id = page.id
      order by
        n.search_title asc,
        n.id asc
    ) listed
  ) as rows;


-- readNewest in src/domains/news/server/list/lists.repository.ts
select
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
            n.id,
            to_char(n.date at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as key
          from news n
          where
            n.deleted_at is null
            and n.is_live
            and n.date <= now()
            and n.type_article = 'featured'
          order by
            n.date desc,
            n.id desc
          limit 5
          offset 0
        ) page
        join news n on n.id = page.id
      order by
        n.date desc,
        n.id desc
    ) listed
  ) as featured,
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
            n.id,
            to_char(n.date at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as key
          from news n
          where
            n.deleted_at is null
            and n.is_live
            and n.date <= now()
          order by
            n.date desc,
            n.id desc
          limit 6
          offset 0
        ) page
        join news n on n.id = page.id
      order by
        n.date desc,
        n.id desc
    ) listed
  ) as latest;


-- findShown in src/domains/news/server/show/news-rows.repository.ts
-- :id
select
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
  ) as "commentCount",
  n.content,
  (
    select coalesce(json_agg(file.json), '[]')
    from
      news_media k
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
    where k.news_id = n.id
  ) as pictures
from news n
where
  n.id = :id::uuid
  and (
    n.deleted_at is null
    or n.deleted_at > now() - make_interval(days => 30)
  );
