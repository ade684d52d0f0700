import type { Account } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';

/** What admins call an account: by the name or, while that is not known, the email address. */
type Named = Pick<Account, 'name' | 'lastName' | 'email'> & Partial<Pick<Account, 'erasedAt'>>;

export const accountNameOf = ({ name, lastName, email, erasedAt }: Named): string =>
  erasedAt ? say('people.names.former') : [name, lastName].filter(Boolean).join(' ') || email;
