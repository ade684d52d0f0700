-- What a notification says in other languages than its own, where that differs: its reader may choose another one later.
-- Null for those written before.
alter table notifications add column titles jsonb, add column bodies jsonb;
