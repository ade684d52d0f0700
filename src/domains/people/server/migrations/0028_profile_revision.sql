-- Raised by each change of the profile's texts, so that nobody overwrites a version they haven't seen.
alter table users add column profile_revision integer not null default 1;
