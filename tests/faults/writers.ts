/** Writes without a pause and keeps account of what the server acknowledged, to be compared with what it kept. */
import { type Admin, expectStatus, PROFILE, register, UnexpectedAnswer } from './person.ts';

export interface Account {
  /** Email addresses whose registration was acknowledged. */
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

/** Per life of the server: an account may give points 300 times an hour. */
const MOST_POINTS = 5;

/** A busy server may ask to be tried again: what it did not do, it did not acknowledge. */
async function unlessBusy(write: () => Promise<void>): Promise<void> {
  try {
    await write();
  } catch (error) {
    if (!(error instanceof UnexpectedAnswer && error.status === 503)) throw error;
  }
}

/** Runs until the server is killed, which `isKilled` says from the moment on that the signal was sent. */
export async function writeUntilKilled(
  isKilled: () => boolean,
  origin: string,
  admin: Admin,
  account: Account,
): Promise<void> {
  const before = account.points.sent;
  const hasGivenEnough = () => isKilled() || account.points.sent - before >= MOST_POINTS;
  const repeat = async (isOver: () => boolean, write: () => Promise<void>) => {
    try {
      while (!isOver()) await unlessBusy(write);
    } catch (error) {
      // A connection that the kill cut off is what this is about; everything else is not.
      if (error instanceof UnexpectedAnswer || !isKilled()) account.surprises.push(String(error));
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
