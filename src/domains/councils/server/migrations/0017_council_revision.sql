-- Raised by each edit, so that nobody overwrites or decides on a version they haven't seen.
alter table councils add column revision integer not null default 1;
