-- Counts of someone's public impacts look each of them up, without reading its row.
create index impacts_public on impacts (id) include (verified_at) where is_public;
