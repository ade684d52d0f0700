/** Words of the large community, and SQL functions that pick them. */

/** A list of words as an SQL array. */
export const list = (words: string) => `array['${words.split(', ').join("', '")}']`;

/** Temporary functions of the session, for time-ordered ids and random words. */
export const SQL_FUNCTIONS = `
create function pg_temp.id_at(moment timestamptz, salt text) returns uuid language sql as $$
  select overlay(overlay(overlay(md5(salt) placing lpad(to_hex((extract(epoch from moment) * 1000)::bigint), 12, '0') from 1)
    placing '7' from 13) placing 'a' from 17)::uuid $$;
create function pg_temp.one_of(words text[]) returns text language sql volatile as $$
  select words[1 + floor(random() * cardinality(words))::int] $$;
-- A made-up name: thousands of them, each rare.
create function pg_temp.rare_word() returns text language sql volatile as $$
  select initcap(pg_temp.one_of(${list('ka, lo, mi, tu, re, sa, ne, vo, pi, du')}) || pg_temp.one_of(${list('ran, lim, tor, bel, nas, gud, wen, kip, mor, zul')})
    || pg_temp.one_of(${list('a, o, eth, ino, ula, ek, ari, os')}) || pg_temp.one_of(${list('na, ri, to, va, le, mu, shi, co')})) $$;`;

export const PLACES = list(
  'Dakar; Senegal, Ziguinchor; Senegal, Nairobi; Kenya, Kisumu; Kenya, Lagos; Nigeria, Cape Town; South Africa, Pune; India, Kochi; India, Dhaka; Bangladesh, Yogyakarta; Indonesia, Iloilo; Philippines, Sendai; Japan, Huế; Viet Nam, İzmir; Türkiye, Amman; Jordan, Kraków; Poland, Łódź; Poland, Freiburg; Germany, Kiel; Germany, Sevilla; Spain, A Coruña; Spain, Galway; Ireland, Belém; Brazil, Recife; Brazil, Medellín; Colombia, Oaxaca; Mexico, Mérida; Mexico, Halifax; Canada, Montréal; Canada, Wellington; Aotearoa New Zealand, Apia; Samoa, Nuuk; Greenland',
).replaceAll(';', ',');
