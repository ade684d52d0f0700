create view council_covers as select cover_id as media_id from councils;
create view council_resource_files as select media_id from council_resources;
