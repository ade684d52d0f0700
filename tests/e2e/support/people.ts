/** The people of a cast, as API clients and logged in on a page. */
import type { Page } from '@playwright/test';
import type { Role } from '#generated/types.gen.ts';
import type { Client } from '../../support/client.ts';
import { logIn as logInByApi, PASSWORD } from '../../support/factories.ts';
import { addressOf } from './casts.ts';
import { HOMES, submitLogin as submitLoginOf } from './community-test.ts';
import { beginSession } from './sessions.ts';

/** An API client for what a person does outside of the page. */
export async function callAs(origin: string, person: string): Promise<Client> {
  return (await logInByApi(origin, { email: addressOf(person) })).client;
}

/** @returns a function that returns a person's API client. Each person only logs in once. */
export function createCaller(origin: string): (person: string) => Promise<Client> {
  const clients = new Map<string, Promise<Client>>();
  return (person) => {
    const client = clients.get(person) ?? callAs(origin, person);
    clients.set(person, client);
    return client;
  };
}

export const submitLogin = (page: Page, person: string): Promise<void> =>
  submitLoginOf(page, addressOf(person), PASSWORD);

/** Resolves on the requested page, by default the person's dashboard. */
export async function logInAs(page: Page, person: string, role: Role, path: string = homeOf(role)): Promise<void> {
  await beginSession(page, addressOf(person), PASSWORD);
  await page.goto(path);
}

const homeOf = (role: Role) => HOMES[role.toLowerCase() as Lowercase<Role>];
