-- The organizations of all partners, without the invitations of everyone else.
create index invitations_of_partners on invitations (accepted_by, created_at desc) include (organization_name)
  where accepted_by is not null and organization_name is not null;
