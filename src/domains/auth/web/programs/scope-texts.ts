/** What programs may do, as people read it. */
import type { Scope } from '#generated/types.gen.ts';
import { formatList } from '#languages/numbers.ts';
import { say } from '#languages/say.ts';

type Part = Scope extends infer S ? (S extends `${infer P}:${string}` ? P : never) : never;

/** The parts of the API in the order in which they're offered, with what each has. */
export const PARTS: readonly { part: Part; label: string; scopes: readonly Scope[] }[] = [
  { part: 'impacts', label: say('auth.scopes.impacts'), scopes: ['impacts:read', 'impacts:write'] },
  { part: 'councils', label: say('auth.scopes.councils'), scopes: ['councils:read', 'councils:write'] },
  {
    part: 'opportunities',
    label: say('auth.scopes.opportunities'),
    scopes: ['opportunities:read', 'opportunities:write'],
  },
  { part: 'comments', label: say('auth.scopes.comments'), scopes: ['comments:read', 'comments:write'] },
  { part: 'media', label: say('auth.scopes.media'), scopes: ['media:read', 'media:write'] },
  { part: 'goals', label: say('auth.scopes.goals'), scopes: ['goals:read', 'goals:write'] },
  { part: 'following', label: say('auth.scopes.following'), scopes: ['following:read', 'following:write'] },
  { part: 'credentials', label: say('auth.scopes.credentials'), scopes: ['credentials:read', 'credentials:write'] },
  {
    part: 'notifications',
    label: say('auth.scopes.notifications'),
    scopes: ['notifications:read', 'notifications:write'],
  },
  { part: 'users', label: say('auth.scopes.users'), scopes: ['users:read', 'users:write'] },
  { part: 'moderation', label: say('auth.scopes.moderation'), scopes: ['moderation:read', 'moderation:write'] },
  { part: 'news', label: say('auth.scopes.news'), scopes: ['news:read'] },
  { part: 'places', label: say('auth.scopes.places'), scopes: ['places:read'] },
  { part: 'translations', label: say('auth.scopes.translations'), scopes: ['translations:write'] },
  { part: 'community', label: say('auth.scopes.community'), scopes: ['community:read'] },
];

export const ADMIN_SCOPE = say('auth.scopes.admin');

const isGiven = (given: readonly Scope[]) => (scope: Scope) => given.includes(scope);

export const kindOf = (scope: Scope): 'read' | 'write' => (scope.endsWith(':write') ? 'write' : 'read');

/** All of a token's scopes in one line. */
export function sayScopes(given: readonly Scope[]): string {
  const parts = PARTS.flatMap(({ label, scopes }) => {
    const kinds = scopes.filter(isGiven(given)).map(kindOf);
    if (kinds.length === 0) return [];
    const access = kinds.length === 2 ? 'both' : kinds[0] === 'write' ? 'write' : 'read';
    return say('auth.scopes.access', { part: label, access });
  });
  return formatList(given.includes('admin') ? [...parts, ADMIN_SCOPE] : parts, 'unit');
}
