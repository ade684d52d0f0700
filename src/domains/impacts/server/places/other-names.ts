/** Other names that people write, and places with too few people for the list of cities. */

/** Other names of countries by country code, including parts that are called countries too, such as Scotland. */
export const OTHER_COUNTRY_NAMES: Readonly<Record<string, string>> = {
  AE: 'UAE',
  BA: 'Bosnia',
  CD: 'Democratic Republic of the Congo; Congo-Kinshasa; DRC',
  CG: 'Republic of the Congo; Congo-Brazzaville',
  CI: 'Ivory Coast',
  CV: 'Cabo Verde',
  CZ: 'Czech Republic',
  FM: 'Federated States of Micronesia',
  GB: 'UK; Great Britain; England; Scotland; Wales; Northern Ireland',
  IE: 'Éire; Republic of Ireland',
  KR: 'Republic of Korea; Korea',
  LA: 'Lao PDR',
  MK: 'Macedonia',
  MM: 'Burma',
  NL: 'Holland',
  NZ: 'Aotearoa; Aotearoa New Zealand',
  RU: 'Russian Federation',
  SY: 'Syrian Arab Republic',
  SZ: 'Swaziland',
  TL: 'East Timor',
  TR: 'Turkey',
  US: 'USA; US; United States of America',
  VA: 'Holy See',
  VN: 'Vietnam',
};

/** Country names that other places share, such as the US state of Georgia: they only count beside one of its cities. */
export const FOLDED_SHARED_COUNTRY_NAMES: ReadonlySet<string> = new Set([
  'georgia',
  'congo',
  'guinea',
  'jersey',
  'st martin',
]);

/** Cities by country code: `name latitude longitude`, or `other name = name` for one that is in the list. */
export const OTHER_CITIES: Readonly<Record<string, string>> = {
  BD: 'Chattogram = Chittagong',
  CO: 'Quibdó 5.7 -76.7',
  DE: 'Cologne = Köln; München = Munich',
  ES: 'Seville = Sevilla; Corunna = A Coruña; La Coruña = A Coruña',
  IE: 'Galway 53.3 -9.1; Sligo 54.3 -8.5; Limerick 52.7 -8.6; Waterford 52.3 -7.1',
  IN: 'Kochi 10 76.3; Cochin = Kochi; Bangalore = Bengaluru; Bombay = Mumbai; Calcutta = Kolkata; Madras = Chennai',
  IT: 'Roma = Rome; Milano = Milan; Torino = Turin; Napoli = Naples; Firenze = Florence; Venice 45.4 12.3; Venezia = Venice',
  JO: 'Aqaba 29.5 35; Madaba 31.7 35.8',
  MX: 'Xalapa = Xalapa de Enríquez',
  NZ: 'Gisborne -38.7 178; Nelson -41.3 173.3',
  PH: 'Cebu = Cebu City',
  PL: 'Warszawa = Warsaw; Cracow = Kraków',
  PT: 'Lisboa = Lisbon; Oporto = Porto',
  SN: 'Joal-Fadiouth 14.2 -16.8',
  UA: 'Kiev = Kyiv',
  US: 'New York = New York City; NYC = New York City',
  VN: 'Hải Phòng = Haiphong; Hà Nội = Hanoi; Saigon = Ho Chi Minh City',
  WS: 'Salelologa -13.7 -172.2; Leulumoega -13.8 -171.9',
  ZA: 'Gqeberha = Port Elizabeth',
};
