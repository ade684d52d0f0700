-- The latest approved of a founder, for the feeds of those who follow them.
create index councils_founder on councils (founder_id, decided_at desc, id desc) where is_approved;
