/** Someone who moves to another email address, through the page's own calls. */
import { uniqueEmail } from '../e2e/support/registration.ts';
import { type Client, createClient } from '../support/client.ts';
import { logIn, tokenOf } from '../support/factories.ts';
import { dataOf } from '../support/impacts.ts';
import { registerNewcomer } from './newcomer.ts';
import type { Stage } from './stage.ts';

export interface EmailOwner {
  email: string;
  password: string;
  client: Client;
}

export async function buildEmailOwner(stage: Stage): Promise<EmailOwner> {
  const { email, password, link } = await registerNewcomer(stage);
  dataOf(await createClient(stage.origin).post(`/verify/${tokenOf(link)}`));
  const { client } = await logIn(stage.origin, { email }, password);
  return { email, password, client };
}

export interface AskedFor extends EmailOwner {
  newEmail: string;
  /** The path of the link in the email to the new address. */
  confirmLink: string;
}

export async function askForAddress(stage: Stage): Promise<AskedFor> {
  const owner = await buildEmailOwner(stage);
  const newEmail = uniqueEmail();
  dataOf(await owner.client.post('/users/me/email', { email: newEmail }));
  const confirmLink = new URL(await stage.mailbox.linkTo(newEmail, /\/confirm-email\//)).pathname;
  return { ...owner, newEmail, confirmLink };
}

/** @returns the path of the link in the email to the previous address. */
export async function moveAddress(stage: Stage): Promise<string> {
  const { email, confirmLink } = await askForAddress(stage);
  dataOf(await createClient(stage.origin).post(`/email/confirm/${tokenOf(confirmLink)}`));
  return new URL(await stage.mailbox.linkTo(email, /\/undo-email\//)).pathname;
}
