-- The words of open opportunities alone: a search among them found all there ever were with a word, and left out most.
create index opportunities_open_search on opportunities using gin (search_text gin_trgm_ops)
  where is_public and not is_full and closed_at is null;
