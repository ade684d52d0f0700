-- What someone applied for in one state, without a look at each application. It serves what the narrower one of requests did.
create index opportunity_applications_of_applicant on opportunity_applications (applicant_id, state, opportunity_id);
drop index opportunity_applications_standing;
