/**
 * Makes up the demo community: people from all over the world who joined over the last twenty months, some of them
 * invited by others, with points whose every change stands in the ledger. The same seed and day give the same people.
 */
import { v7 as uuidv7 } from 'uuid';
import type { PointsCause, Role } from '../../../generated/types.gen.ts';
import { DEMO_ACCOUNTS, type DemoAccount } from './accounts.ts';
import { createRandom, type Random } from './random.ts';
import { REGIONS } from './regions.ts';

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
  invitedAt: Date;
}

export interface DemoPointsEntry {
  id: string;
  userId: string;
  points: number;
  balance: number;
  cause: PointsCause;
  reason: string;
  /** The invitation that was accepted, or null for points given by hand. */
  subjectId: string | null;
  decidedBy: string | null;
  givenAt: Date;
}

export interface DemoCommunity {
  people: DemoPerson[];
  invitations: DemoInvitation[];
  pointsEntries: DemoPointsEntry[];
}

const PEOPLE = 320;
const DAY_MS = 86_400_000;
const FIRST_DAYS_AGO = 600;
const INVITED_SHARE = 0.3;
const INVITATION_POINTS = 10;
const ACTIVE_SHARE = 0.65;
const MOST_DEEDS = 14;

const DEEDS: readonly [reason: string, least: number, most: number][] = [
  ['Helped at the river clean-up', 10, 25],
  ['Planted trees with the school', 15, 40],
  ['Repaired bicycles at the open workshop', 10, 30],
  ['Led the beach survey', 20, 45],
  ['Taught a class about composting', 15, 35],
  ['Kept the seed library open', 10, 20],
  ['Translated the guide for new members', 20, 50],
  ['Counted birds for the wetland map', 10, 25],
  ['Cooked for the volunteers', 10, 20],
  ['Built the rain barrels of the community garden', 25, 60],
  ['Organised the clothes swap', 15, 40],
  ['Brought the neighbourhood onto solar power', 40, 90],
];

export function makeCommunity(seed: number, today: Date): DemoCommunity {
  const random = createRandom(seed);
  const people = makePeople(random, today);
  const invitations = makeInvitations(random, people);
  return { people, invitations, pointsEntries: givePoints(random, people, invitations, today) };
}

function makePeople(random: Random, today: Date): DemoPerson[] {
  const founded = today.getTime() - FIRST_DAYS_AGO * DAY_MS;
  const hosts = DEMO_ACCOUNTS.map((account, index) => fromAccount(random, account, new Date(founded + index * DAY_MS)));
  const guests = Array.from({ length: PEOPLE }, (_, index) => {
    // The later, the more: the community grows.
    const daysAgo = FIRST_DAYS_AGO * (1 - Math.sqrt(random.next()));
    return makePerson(random, index, new Date(today.getTime() - daysAgo * DAY_MS));
  });
  return [...hosts, ...guests].sort((a, b) => a.joinedAt.getTime() - b.joinedAt.getTime());
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

function makeInvitations(random: Random, people: DemoPerson[]): DemoInvitation[] {
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
      invitedAt,
    };
  });
}

function isActiveMember(person: DemoPerson): boolean {
  return person.role === 'Member' && person.isProfileCompleted;
}

function givePoints(
  random: Random,
  people: DemoPerson[],
  invitations: DemoInvitation[],
  today: Date,
): DemoPointsEntry[] {
  const byId = new Map(people.map((person) => [person.id, person]));
  const admin = people.find(({ role }) => role === 'Admin');
  if (!admin) throw new Error('The demo community has no Admin');
  const forInvitations = invitations.map(({ id, invitedBy, acceptedBy }) => ({
    userId: invitedBy,
    points: INVITATION_POINTS,
    cause: 'invitation_accepted' as const,
    reason: `${fullName(byId, acceptedBy)} accepted your invitation`,
    subjectId: id,
    decidedBy: null,
    givenAt: byId.get(acceptedBy)?.joinedAt ?? today,
  }));
  const forDeeds = people.filter(isActiveMember).flatMap((person) => makeDeeds(random, person, admin, today));
  const inOrder = [...forInvitations, ...forDeeds].sort((a, b) => a.givenAt.getTime() - b.givenAt.getTime());
  return inOrder.map((entry) => {
    const person = byId.get(entry.userId);
    if (!person) throw new Error(`Points for nobody: ${entry.userId}`);
    person.points += entry.points;
    return { id: idAt(random, entry.givenAt), ...entry, balance: person.points };
  });
}

function makeDeeds(random: Random, person: DemoPerson, admin: DemoPerson, today: Date) {
  const isHost = person.canSignIn;
  if (!isHost && !random.chance(ACTIVE_SHARE)) return [];
  // Few do much: the square pulls most towards a handful.
  const count = isHost ? MOST_DEEDS / 2 : 1 + Math.floor(random.next() ** 2 * MOST_DEEDS);
  return Array.from({ length: count }, () => {
    const [reason, least, most] = random.pick(DEEDS);
    const givenAt = new Date(random.between(person.joinedAt.getTime(), today.getTime()));
    const points = random.between(least, most);
    const cause = 'given_by_hand' as const;
    return { userId: person.id, points, cause, reason, subjectId: null, decidedBy: admin.id, givenAt };
  });
}

function fullName(people: Map<string, DemoPerson>, id: string): string {
  const person = people.get(id);
  return person ? `${person.name} ${person.lastName}` : 'A new member';
}

/** Ids carry their time, as those of real rows do. */
function idAt(random: Random, at: Date): string {
  return uuidv7({ msecs: at.getTime(), random: random.bytes(16), seq: random.between(0, 0x7fffffff) });
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
