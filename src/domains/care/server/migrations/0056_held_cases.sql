-- Why the platform itself opened the case; null where people reported it.
alter table care_cases add column held_for text check (held_for in ('flood', 'links', 'repetition'));
