-- What the code itself wrote into an entry, so that it can be said in each reader's language; the other columns have it in
-- English. Null for what consists of people's words and of states, and in entries from before.
alter table audit_entries add column facts jsonb;
