-- The words of a comment, folded, with a space ahead of each. A mention is an id in braces, and nothing to search for.
alter table comments add column search_text text generated always as (
  ' ' || regexp_replace(
    fold(regexp_replace(content, '@\{[0-9a-f-]{36}\}', ' ', 'gi')),
    '[\s!-/:-@\[-`{-~]+', ' ', 'g')) stored;
-- Only what everyone in the audience can read is found.
create index comments_search on comments using gin (search_text gin_trgm_ops) where state = 'visible';
