-- Invitations that nobody has accepted yet.
create or replace view open_invitations as select id, email, created_at from invitations where accepted_by is null;

-- The organizations that partners were invited for.
create or replace view partner_organizations as
  select accepted_by as user_id, organization_name, created_at from invitations
  where accepted_by is not null and organization_name is not null;
