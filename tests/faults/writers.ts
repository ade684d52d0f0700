/** Writes continuously and records what the server acknowledged, to compare it with what was stored. */
import { type Admin, expectStatus, PROFILE, register, UnexpectedAnswer } from './person.ts';

export interface Account {
  /** Email addresses with an acknowledged registration. */
  registered: string[];
  /** The number in the bio: the last acknowledged and the last sent. */
  biography: { acknowledged: number; sent: number };
  points: { acknowledged: number; sent: number };
  /** Responses that a healthy server under this load doesn't give. */
  unexpected: string[];
}

export const newAccount = (): Account => ({
  registered: [],
  biography: { acknowledged: 0, sent: 0 },
  points: { acknowledged: 0, sent: 0 },
  unexpected: [],
});

/** The limit per life of the server: an account may give points 300 times an hour. */
const MAX_POINTS = 5;

/** A busy server may ask for a retry: it has neither written nor acknowledged anything. */
async function unlessBusy(write: () => Promise<void>): Promise<void> {
  try {
    await write();
  } catch (error) {
    if (!(error instanceof UnexpectedAnswer && error.status === 503)) throw error;
  }
}

/** Runs until the server is killed; `isKilled` is true as soon as the signal was sent. */
export async function writeUntilKilled(
  isKilled: () => boolean,
  origin: string,
  admin: Admin,
  account: Account,
): Promise<void> {
  const before = account.points.sent;
  const hasGivenEnough = () => isKilled() || account.points.sent - before >= MAX_POINTS;
  const repeat = async (isOver: () => boolean, write: () => Promise<void>) => {
    try {
      while (!isOver()) await unlessBusy(write);
    } catch (error) {
      // Only connections cut off by the kill are expected.
      if (error instanceof UnexpectedAnswer || !isKilled()) account.unexpected.push(String(error));
    }
  };
  await Promise.all([
    repeat(isKilled, () => registerSomeone(origin, account)),
    repeat(isKilled, () => registerSomeone(origin, account)),
    repeat(isKilled, () => changeBiography(admin, account)),
    repeat(hasGivenEnough, () => givePoint(admin, account)),
    repeat(hasGivenEnough, () => givePoint(admin, account)),
  ]);
}

async function registerSomeone(origin: string, account: Account): Promise<void> {
  const email = `${crypto.randomUUID()}@people.example`;
  const status = await register(origin, email);
  if (status !== 201) throw new UnexpectedAnswer(201, { status });
  account.registered.push(email);
}

async function changeBiography({ client }: Admin, account: Account): Promise<void> {
  const number = account.biography.sent + 1;
  account.biography.sent = number;
  expectStatus(200, await client.put('/users', { ...PROFILE, bio: String(number) }));
  account.biography.acknowledged = number;
}

async function givePoint({ client, id }: Admin, account: Account): Promise<void> {
  account.points.sent += 1;
  expectStatus(200, await client.post(`/users/pointsAdded/${id}`, { points: 1, reason: 'A good turn' }));
  account.points.acknowledged += 1;
}
