/** The people on the browser tests' servers. */
import type { Role } from '#generated/types.gen.ts';

interface Traits {
  name: string;
  lastName: string;
  role: Role;
  isVerified?: boolean;
  /** Whether an admin has yet to let them in. */
  isWaiting?: boolean;
  isProfileCompleted?: boolean;
  isActive?: boolean;
}

/** For most tests. They create their own content, and find it by a unique word. */
const people = {
  owner: { name: 'Amina', lastName: 'Diallo', role: 'Member' },
  member: { name: 'Kenji', lastName: 'Watanabe', role: 'Member' },
  otherMember: { name: 'Lucía', lastName: 'Fernández', role: 'Member' },
  partner: { name: 'Anahera', lastName: 'Ngata', role: 'Partner' },
  judge: { name: 'Keiko', lastName: 'Tanaka', role: 'Judge' },
  otherJudge: { name: 'Tomasz', lastName: 'Nowak', role: 'Judge' },
  admin: { name: 'Aroha', lastName: 'Parata', role: 'Admin' },
  otherAdmin: { name: 'Kwame', lastName: 'Mensah', role: 'Admin' },
} as const;

/** For the machines' walks. */
const walks = {
  owner: { name: 'Amina', lastName: 'Diallo', role: 'Member' },
  member: { name: 'Kenji', lastName: 'Watanabe', role: 'Member' },
  partner: { name: 'Anahera', lastName: 'Ngata', role: 'Partner' },
  applicant: { name: 'Lucía', lastName: 'Fernández', role: 'Member' },
  judge: { name: 'Keiko', lastName: 'Tanaka', role: 'Judge' },
  otherJudge: { name: 'Tomasz', lastName: 'Nowak', role: 'Judge' },
  admin: { name: 'Aroha', lastName: 'Parata', role: 'Admin' },
  unverified: { name: 'Uma', lastName: 'Rao', role: 'Member', isVerified: false },
  waiting: { name: 'Wanjiru', lastName: 'Kamau', role: 'Member', isWaiting: true },
  incomplete: { name: 'Ines', lastName: 'Silva', role: 'Member', isProfileCompleted: false },
  forgetful: { name: 'Femi', lastName: 'Adeyemi', role: 'Member' },
  careless: { name: 'Carla', lastName: 'Rossi', role: 'Member' },
  careful: { name: 'Chidi', lastName: 'Obi', role: 'Member' },
  carefulNewcomer: { name: 'Celia', lastName: 'Moreno', role: 'Member', isProfileCompleted: false },
  keyHolder: { name: 'Kofi', lastName: 'Annor', role: 'Member' },
  keyNewcomer: { name: 'Kira', lastName: 'Lind', role: 'Member', isProfileCompleted: false },
  deactivated: { name: 'Dario', lastName: 'Costa', role: 'Member', isActive: false },
} as const;

/** More accounts than fit on a page, and one whose name looks like a formula. */
const manyAccounts: Record<string, Traits> = {
  ...Object.fromEntries(
    Array.from({ length: 58 }, (_, index) => [
      `person${index}`,
      { name: `Nia ${index}`, lastName: 'Okafor', role: 'Member' } as const,
    ]),
  ),
  tricky: { name: '=SUM(A1:A9)', lastName: 'O’Hara, "Bo"', role: 'Member' },
  admin: { name: 'Aroha', lastName: 'Ngata', role: 'Admin' },
};

export const CASTS = { people, walks, manyAccounts } satisfies Record<string, Record<string, Traits>>;

type Cast = keyof typeof CASTS;

/** A server's initial data: empty, the demo community, or a cast without content. */
export type Contents = 'nobody' | 'demo' | Cast;

export const addressOf = (person: string): string => `${person.toLowerCase()}@example.org`;
