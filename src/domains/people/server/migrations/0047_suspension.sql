-- Until when the person can read but not write. Past moments are kept; they mean nothing.
alter table users add column suspended_until timestamptz;
