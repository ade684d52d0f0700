-- What an entry's reason is made of, so that it can be said in each reader's language; `reason` has it in English. Null
-- for what an admin typed, and in entries from before.
alter table points_entries add column reason_facts jsonb;
