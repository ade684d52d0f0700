import type { Account } from '#generated/types.gen.ts';

/** What admins call an account: by the name or, while that is not known, the email address. */
export const accountNameOf = ({ name, lastName, email }: Pick<Account, 'name' | 'lastName' | 'email'>): string =>
  [name, lastName].filter(Boolean).join(' ') || email;
