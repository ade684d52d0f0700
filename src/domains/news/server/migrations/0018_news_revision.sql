-- Raised by each change, so that nobody overwrites a version they haven't seen.
alter table news add column revision integer not null default 1;
