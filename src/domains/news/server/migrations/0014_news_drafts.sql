-- Which draft of its writer an article came from, so that it stays one article when the draft is sent again; and when it
-- last was: an article that was changed since by other means is not put back to its draft.
alter table news
  add column draft_id uuid,
  add column draft_at timestamptz;
create unique index news_draft on news (created_by, draft_id) where draft_id is not null;
