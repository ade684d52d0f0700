/** The organisations that offer the demo opportunities. All of them are invented, and so are their sites. */
import { DAY_MS, idAt } from '../ids.ts';
import type { DemoInvitation, DemoPerson } from '../people/people.ts';
import type { Random } from '../random.ts';
import organizations from '../texts/organizations.json' with { type: 'json' };

export interface Organization {
  name: string;
  place: string;
  timeZone: string;
  site: string;
  contact: { email: string; name: string; lastName: string; contactNo: string };
}

/** The demo partner's organisation is `guadua`. */
export const ORGANIZATIONS = organizations satisfies Record<string, Organization>;

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
