-- The council whose sums the row changes; null for the community's.
alter table impact_count_changes add column council_id uuid;
