/** A first call and its answers, as shell commands. */

import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#demo/accounts.ts';
import type { Config } from '#platform/server/config/config.ts';

export function firstCall(config: Pick<Config, 'publicOrigin' | 'mode'>): string {
  const { email, password } = accountFor(config.mode);
  return `## Your first call

Paste this into a shell with \`curl\`.

\`\`\`sh
API=${config.publicOrigin}/api
EMAIL='${email}'
PASSWORD='${password}'

# Calls that change something need two cookies, and the value of XSRF-TOKEN in a header. Without them they are refused,
# and the refusal sets them.
curl -s -o /dev/null -c cookies.txt -X POST "$API/login"
xsrf() { awk '$6 == "XSRF-TOKEN" { print $7 }' cookies.txt; }

# Log in and keep the access token.
TOKEN=$(curl -s -b cookies.txt -c cookies.txt -H "X-XSRF-TOKEN: $(xsrf)" -H 'Content-Type: application/json' \\
  -d "{\\"email\\":\\"$EMAIL\\",\\"password\\":\\"$PASSWORD\\"}" "$API/login" |
  sed 's/.*"accessToken":"\\([^"]*\\)".*/\\1/')

# Read: send the access token.
curl -s -H "Authorization: Bearer $TOKEN" "$API/users/view"

# Change something: send the token, the cookies and the header. This call logs you out.
curl -s -X POST -b cookies.txt -H "X-XSRF-TOKEN: $(xsrf)" -H "Authorization: Bearer $TOKEN" "$API/logout"
\`\`\`
`;
}

/** In demo mode the commands work as they are; elsewhere you fill in your own account. */
function accountFor(mode: Config['mode']): { email: string; password: string } {
  const member = DEMO_ACCOUNTS.find(({ role, isVerified, location }) => role === 'Member' && isVerified && location);
  if (mode === 'demo' && member) return { email: member.email, password: DEMO_PASSWORD };
  return { email: 'you@example.org', password: 'your password' };
}
