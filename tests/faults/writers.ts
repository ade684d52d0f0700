/** Writes without a pause and keeps account of what the server acknowledged, to be compared with what it kept. */
import { createPerson, type Person, registration } from './person.ts';

export interface Account {
  /** Mail addresses whose registration was acknowledged. */
  registered: string[];
  /** Number in the biography: the last that was acknowledged, and the last that was sent. */
  biography: { acknowledged: number; sent: number };
  points: { acknowledged: number; sent: number };
  /** Answers that a healthy server under this load does not give. */
  surprises: string[];
}

export const newAccount = (): Account => ({
  registered: [],
  biography: { acknowledged: 0, sent: 0 },
  points: { acknowledged: 0, sent: 0 },
  surprises: [],
});

const PROFILE = { name: 'Niamh', lastName: 'Kelly', location: 'Galway, Ireland', contactNo: '+353 85 555 0199' };

/** Runs until `isOver` says so or the server is gone. */
export async function writeUntil(
  isOver: () => boolean,
  origin: string,
  admin: { person: Person; id: string },
  account: Account,
): Promise<void> {
  await Promise.all([
    repeat(isOver, account, () => register(origin, account)),
    repeat(isOver, account, () => register(origin, account)),
    repeat(isOver, account, () => changeBiography(admin.person, account)),
    repeat(isOver, account, () => givePoint(admin, account)),
    repeat(isOver, account, () => givePoint(admin, account)),
  ]);
}

async function repeat(isOver: () => boolean, account: Account, write: () => Promise<void>): Promise<void> {
  while (!isOver()) {
    try {
      await write();
    } catch (error) {
      // fetch says TypeError for a connection that broke or was refused: the server has been killed.
      if (!(error instanceof TypeError)) account.surprises.push(String(error));
      return;
    }
  }
}

async function register(origin: string, account: Account): Promise<void> {
  const email = `${crypto.randomUUID()}@people.example`;
  await expectStatus(201, () => createPerson(origin).call('POST', '/users', registration(email)));
  account.registered.push(email);
}

async function changeBiography(person: Person, account: Account): Promise<void> {
  const number = account.biography.sent + 1;
  account.biography.sent = number;
  await expectStatus(200, () => person.call('PUT', '/users', { ...PROFILE, isTermsAgreed: true, bio: String(number) }));
  account.biography.acknowledged = number;
}

async function givePoint({ person, id }: { person: Person; id: string }, account: Account): Promise<void> {
  account.points.sent += 1;
  await expectStatus(200, () => person.call('POST', `/users/pointsAdded/${id}`, { points: 1, reason: 'A deed' }));
  account.points.acknowledged += 1;
}

async function expectStatus(status: number, call: () => ReturnType<Person['call']>): Promise<void> {
  const answer = await call();
  if (answer.status !== status)
    throw new Error(`Expected ${status}, got ${answer.status}: ${JSON.stringify(answer.body)}`);
}
