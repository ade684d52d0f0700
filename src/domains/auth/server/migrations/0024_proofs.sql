-- Whether every login and registration is asked for a proof of work, as the admins decided; without a row, only while
-- failures rise.
create table proof_rules (
  id boolean primary key default true check (id),
  is_always boolean not null
);

-- The proofs that were accepted, until they expire: each counts once.
create table used_proofs (
  nonce text primary key,
  expires_at timestamptz not null
);
create index used_proofs_expiry on used_proofs (expires_at);
