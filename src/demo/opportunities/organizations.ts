/** The organisations that offer the demo opportunities. All of them are invented, and so are their sites. */
import { DAY_MS, idAt } from '../ids.ts';
import type { DemoInvitation, DemoPerson } from '../people.ts';
import type { Random } from '../random.ts';

export interface Organization {
  name: string;
  place: string;
  timeZone: string;
  site: string;
  contact: { email: string; name: string; lastName: string; contactNo: string };
}

function organization(
  name: string,
  [place, timeZone]: readonly [place: string, timeZone: string],
  [person, email, contactNo]: readonly [person: string, email: string, contactNo: string],
): Organization {
  const [first = '', ...others] = person.split(' ');
  const site = `https://${email.split('@')[1]}`;
  return { name, place, timeZone, site, contact: { email, name: first, lastName: others.join(' '), contactNo } };
}

export const ORGANIZATIONS = {
  /** The demo partner's organisation. */
  guadua: organization(
    'Fundación Raíz de Guadua',
    ['Medellín, Colombia', 'America/Bogota'],
    ['Mateo Restrepo', 'partner@groundswell.example', '+57 300 555 0130'],
  ),
  tides: organization(
    'Teranga Tides Trust',
    ['Saint-Louis, Senegal', 'Africa/Dakar'],
    ['Coumba Guèye', 'coumba.gueye@terangatides.example', '+221 77 555 02 11'],
  ),
  nyota: organization(
    'Nyota Schools Network',
    ['Kisumu, Kenya', 'Africa/Nairobi'],
    ['Grace Auma', 'grace.auma@nyotaschools.example', '+254 712 555 021'],
  ),
  ututu: organization(
    'Ụtụtụ Health Collective',
    ['Enugu, Nigeria', 'Africa/Lagos'],
    ['Obinna Ugwu', 'obinna.ugwu@ututuhealth.example', '+234 803 555 0214'],
  ),
  neela: organization(
    'Neela Water Studio',
    ['Pune, India', 'Asia/Kolkata'],
    ['Shubhangi Joshi', 'shubhangi.joshi@neelawater.example', '+91 98 5550 0217'],
  ),
  bhati: organization(
    'Bhati Boat Libraries',
    ['Khulna, Bangladesh', 'Asia/Dhaka'],
    ['Mahbub Alam', 'mahbub.alam@bhatiboats.example', '+880 17 5550 0219'],
  ),
  ombak: organization(
    'Yayasan Ombak Teduh',
    ['Makassar, Indonesia', 'Asia/Makassar'],
    ['Nurul Mappiasse', 'nurul.mappiasse@ombakteduh.example', '+62 812 555 0223'],
  ),
  hirose: organization(
    'Hirose Commons Lab',
    ['Sendai, Japan', 'Asia/Tokyo'],
    ['Shiori Abe', 'shiori.abe@hirosecommons.example', '+81 90 5550 0229'],
  ),
  ege: organization(
    'Ege Rüzgâr Kooperatifi',
    ['İzmir, Türkiye', 'Europe/Istanbul'],
    ['Nazlı Erdem', 'nazli.erdem@egeruzgar.example', '+90 532 555 0231'],
  ),
  werkhaus: organization(
    'Werkhaus Morgenwind',
    ['Freiburg, Germany', 'Europe/Berlin'],
    ['Tobias Rietmüller', 'tobias.rietmueller@morgenwind.example', '+49 151 555 0237'],
  ),
  igarape: organization(
    'Casa do Igarapé',
    ['Belém, Brazil', 'America/Belem'],
    ['Iracema Monteiro', 'iracema.monteiro@casadoigarape.example', '+55 91 5550 0241'],
  ),
  fale: organization(
    'Fale Vasa Fellowship',
    ['Apia, Samoa', 'Pacific/Apia'],
    ['Lupe Faʻasavalu', 'lupe.faasavalu@falevasa.example', '+685 72 55502'],
  ),
} as const satisfies Record<string, Organization>;

export type OrganizationKey = keyof typeof ORGANIZATIONS;

const FIRST_JOINED = Date.UTC(2019, 2, 4);
const DAYS_BETWEEN = 97;

/** Makes the partners who aren't among the people yet. */
export function makePartners(random: Random, people: readonly DemoPerson[]): DemoPerson[] {
  const known = new Set(people.map(({ email }) => email));
  const newPartners = Object.values(ORGANIZATIONS).filter(({ contact }) => !known.has(contact.email));
  return newPartners.map(({ place, contact }, index) => {
    const joinedAt = new Date(FIRST_JOINED + index * DAYS_BETWEEN * DAY_MS);
    return {
      ...contact,
      id: idAt(random, joinedAt),
      canSignIn: false,
      location: place,
      role: 'Partner',
      isVerified: true,
      isProfileCompleted: true,
      joinedAt,
      points: 0,
    };
  });
}

/** Each partner was invited by an admin on behalf of an organisation. */
export function inviteOrganizations(random: Random, people: readonly DemoPerson[]): DemoInvitation[] {
  const admin = people.find(({ role }) => role === 'Admin');
  const byEmail = new Map(people.map((person) => [person.email, person]));
  return Object.values(ORGANIZATIONS).flatMap(({ name, contact }) => {
    const partner = byEmail.get(contact.email);
    if (!admin || !partner) return [];
    const invitedAt = new Date(partner.joinedAt.getTime() - DAY_MS);
    const invitation = { invitedBy: admin.id, acceptedBy: partner.id, email: contact.email, invitedAt };
    return { ...invitation, id: idAt(random, invitedAt), role: 'Partner', organizationName: name };
  });
}
