/** The demo community's people, from all over the world, and who invited whom. */
import type { Role } from '#generated/types.gen.ts';
import { DEMO_ACCOUNTS, type DemoAccount } from '../accounts.ts';
import { DAY_MS, idAt } from '../ids.ts';
import { REGIONS } from '../impacts/regions.ts';
import type { Random } from '../random.ts';

export interface DemoPerson {
  id: string;
  email: string;
  canSignIn: boolean;
  name: string;
  lastName: string;
  location: string | null;
  contactNo: string | null;
  role: Role;
  isVerified: boolean;
  isProfileCompleted: boolean;
  joinedAt: Date;
  points: number;
}

export interface DemoInvitation {
  id: string;
  invitedBy: string;
  acceptedBy: string;
  email: string;
  role: 'Member' | 'Partner';
  organizationName: string | null;
  invitedAt: Date;
}

const PEOPLE = 340;
const FOUNDED = Date.UTC(2019, 0, 14);
const INVITED_SHARE = 0.3;

export function makePeople(random: Random, today: Date): DemoPerson[] {
  const age = today.getTime() - FOUNDED;
  const demoAccounts = DEMO_ACCOUNTS.map((account, index) => {
    const isNew = !account.isVerified || account.location === null;
    const joined = isNew ? today.getTime() - 2 * DAY_MS : FOUNDED + index * DAY_MS;
    return fromAccount(random, account, new Date(joined));
  });
  // Later dates are likelier, since the community grows.
  const others = Array.from({ length: PEOPLE }, (_, index) =>
    makePerson(random, index, new Date(today.getTime() - age * (1 - Math.sqrt(random.next())))),
  );
  return [...demoAccounts, ...others].sort((a, b) => a.joinedAt.getTime() - b.joinedAt.getTime());
}

function fromAccount(random: Random, account: DemoAccount, joinedAt: Date): DemoPerson {
  return {
    id: idAt(random, joinedAt),
    email: account.email,
    canSignIn: true,
    name: account.name,
    lastName: account.lastName,
    location: account.location,
    contactNo: account.contactNo,
    role: account.role,
    isVerified: account.isVerified,
    isProfileCompleted: account.isVerified && account.location !== null,
    joinedAt,
    points: 0,
  };
}

function makePerson(random: Random, index: number, joinedAt: Date): DemoPerson {
  const { country, dialling, places, names, lastNames } = random.pick(REGIONS);
  const name = random.pick(names);
  const lastName = random.pick(lastNames);
  return {
    id: idAt(random, joinedAt),
    email: `${plain(name)}.${plain(lastName)}.${index + 1}@people.example`,
    canSignIn: false,
    name,
    lastName,
    location: `${random.pick(places)}, ${country}`,
    contactNo: `${dialling} ${random.between(20, 99)} 555 ${String(random.between(0, 9999)).padStart(4, '0')}`,
    role: random.chance(0.04) ? 'Judge' : random.chance(0.06) ? 'Partner' : 'Member',
    isVerified: true,
    isProfileCompleted: true,
    joinedAt,
    points: 0,
  };
}

export function makeInvitations(random: Random, people: readonly DemoPerson[]): DemoInvitation[] {
  return people.flatMap((person, index) => {
    const inviters = people.slice(0, index).filter(isActiveMember);
    if (person.canSignIn || inviters.length === 0 || !random.chance(INVITED_SHARE)) return [];
    const inviter = random.pick(inviters);
    const earliest = Math.max(inviter.joinedAt.getTime(), person.joinedAt.getTime() - 7 * DAY_MS);
    const invitedAt = new Date(random.between(earliest, person.joinedAt.getTime()));
    return {
      id: idAt(random, invitedAt),
      invitedBy: inviter.id,
      acceptedBy: person.id,
      email: person.email,
      role: 'Member',
      organizationName: null,
      invitedAt,
    };
  });
}

export function isActiveMember(person: DemoPerson): boolean {
  return person.role === 'Member' && person.isProfileCompleted;
}

function plain(name: string): string {
  const letters = name
    .normalize('NFD')
    .replaceAll('đ', 'd')
    .replaceAll('Đ', 'd')
    .replaceAll('ı', 'i')
    .replaceAll('Ł', 'l');
  return letters.toLowerCase().replaceAll(/[^a-z]/g, '');
}
