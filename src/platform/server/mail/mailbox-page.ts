/**
 * The local mailbox for the demo and development, at /dev/mail: what would have been sent, newest first. Its links log
 * people in, so only this machine may read it.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { say } from '#languages/say.ts';
import { escapeHtml } from '../../shared/escape-html.ts';
import type { Db } from '../db/database.ts';
import { notFound } from '../http/failure.ts';
import { isFromThisMachine } from '../http/limits/this-machine.ts';
import { listMailboxMessages, type MailboxMessage } from './mailbox.repository.ts';

const STYLE = `
:root { color-scheme: light dark; --paper: oklch(0.985 0.008 95); --ink: oklch(0.22 0.03 160); --moss: oklch(0.42 0.09 155); }
@media (prefers-color-scheme: dark) {
  :root { --paper: oklch(0.2 0.02 160); --ink: oklch(0.95 0.01 95); --moss: oklch(0.82 0.09 155); }
}
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.6 system-ui, sans-serif; }
main { max-width: 65ch; padding: 2rem 1.25rem 4rem; margin-inline: auto; }
h1 { font-size: 1.75rem; line-height: 1.2; }
article { border-top: 1px solid color-mix(in oklch, var(--ink) 20%, transparent); padding-block: 1.25rem; }
h2 { font-size: 1.125rem; margin: 0 0 0.25rem; }
.meta { margin: 0 0 0.75rem; opacity: 0.8; font-size: 0.875rem; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; margin: 0; }
a { color: var(--moss); }
`;

/** @param origin the product's own. */
export function serveMailbox(app: FastifyInstance, { db, origin }: { db: Db; origin: string }): void {
  const onRequest = async (request: FastifyRequest) => {
    if (!isFromThisMachine(request, origin)) throw notFound(say('failures.nothingHere'));
  };
  app.get('/dev/mail.css', { onRequest }, (_request, reply) => reply.type('text/css; charset=utf-8').send(STYLE));
  app.get('/dev/mail', { onRequest }, async (request, reply) => {
    const messages = await listMailboxMessages(db);
    reply.header('cache-control', 'no-store');
    if (request.headers.accept?.includes('application/json')) return reply.send(messages);
    return reply.type('text/html; charset=utf-8').send(renderMailbox(messages));
  });
}

function renderMailbox(messages: MailboxMessage[]): string {
  const list = messages.map(renderMessage).join('');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<title>Emails on this machine</title>
<link rel="stylesheet" href="/dev/mail.css" />
</head>
<body>
<main>
<h1>Emails on this machine</h1>
<p>No mail server is configured, so emails stay here, newest first.</p>
${list || '<p>No emails yet. Register and the verification email will appear here; reload this page to see it.</p>'}
</main>
</body>
</html>`;
}

function renderMessage({ to, subject, text, sentAt }: MailboxMessage): string {
  const sent = sentAt.toISOString();
  return `<article>
<h2 dir="auto">${escapeHtml(subject)}</h2>
<p class="meta">To ${escapeHtml(to)}, <time datetime="${sent}">${sent.slice(0, 16).replace('T', ' ')} UTC</time></p>
<pre dir="auto">${linkAddresses(escapeHtml(text))}</pre>
</article>`;
}

function linkAddresses(html: string): string {
  return html.replaceAll(/https?:\/\/[^\s<]+/g, (address) => `<a href="${address}">${address}</a>`);
}
