/** From nothing to the first answers, in lines for a shell. */
import type { Config } from '../../platform/config/config.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../demo/accounts.ts';

export function firstCall(config: Pick<Config, 'publicOrigin' | 'mode'>): string {
  const { email, password } = accountFor(config.mode);
  return `## Your first call

Paste this into a shell that has \`curl\`.

\`\`\`sh
API=${config.publicOrigin}/api
EMAIL='${email}'
PASSWORD='${password}'

# Any call brings two cookies. Calls that change something repeat one of them in a header.
curl -s -o /dev/null -c cookies.txt "$API/stats"
xsrf() { awk '$6 == "XSRF-TOKEN" { print $7 }' cookies.txt; }

# Log in and keep the access token.
TOKEN=$(curl -s -b cookies.txt -c cookies.txt -H "X-XSRF-TOKEN: $(xsrf)" -H 'Content-Type: application/json' \\
  -d "{\\"email\\":\\"$EMAIL\\",\\"password\\":\\"$PASSWORD\\"}" "$API/login" |
  sed 's/.*"accessToken":"\\([^"]*\\)".*/\\1/')

# Read: the token says who you are.
curl -s -H "Authorization: Bearer $TOKEN" "$API/users/view"

# Change: the token, the cookies and the header. This one ends the session.
curl -s -X POST -b cookies.txt -H "X-XSRF-TOKEN: $(xsrf)" -H "Authorization: Bearer $TOKEN" "$API/logout"
\`\`\`
`;
}

/** In the demo the lines work as they are; elsewhere only its owner knows an account. */
function accountFor(mode: Config['mode']): { email: string; password: string } {
  const member = DEMO_ACCOUNTS.find(({ role, isVerified, location }) => role === 'Member' && isVerified && location);
  if (mode === 'demo' && member) return { email: member.email, password: DEMO_PASSWORD };
  return { email: 'you@example.org', password: 'your password' };
}
