-- What an uploaded picture shows besides itself, for judges only: nobody else reads this.
create table picture_traces (
  media_id uuid primary key references media on delete cascade,
  -- A difference hash: pictures that look alike differ in few of its 64 bits. Null if there is too little to compare.
  look bigint,
  -- Its four parts of 16 bits, each made distinct by its place. Two looks that differ in at most seven bits have a part
  -- in which they differ in at most one, so that the index finds them by their parts.
  look_parts integer[] generated always as (array[
    ((look >> 48) & 65535)::int, ((look >> 32) & 65535)::int + 65536,
    ((look >> 16) & 65535)::int + 131072, (look & 65535)::int + 196608]) stored,
  -- Of a picture that was uploaded for an impact: its day, and its place to a tenth of a degree, about 10 km.
  taken_on date,
  latitude double precision,
  longitude double precision
);
create index picture_traces_look_parts on picture_traces using gin (look_parts) where look is not null;
