-- What the code itself called the thing, and why it closed the case, so that it can be said in each reader's language; the
-- other columns have it in English. Null for what consists of people's words, and in cases from before.
alter table care_cases add column facts jsonb;
