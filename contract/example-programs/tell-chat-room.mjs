// Tells a chat room about each verified impact, as a webhook of the event impact.verified that posts to this program.
// WEBHOOK_SECRET=whsec_… CHAT_URL=https://… PORT=8080 node tell-chat-room.mjs
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { verifyWebhook, WebhookError } from 'groundswell-client';

const { WEBHOOK_SECRET: secret, CHAT_URL: chat, PORT: port = '8080' } = process.env;
const headers = { 'Content-Type': 'application/json' };
const told = new Set(); // An event may arrive twice, with the same id.

const server = createServer(async (request, response) => {
  try {
    const { type, data } = await verifyWebhook({ body: await text(request), headers: request.headers, secret });
    const id = request.headers['webhook-id'];
    if (type === 'impact.verified' && !told.has(id)) {
      const body = JSON.stringify({ text: `${data.title} was verified: ${data.link}` });
      const { ok } = await fetch(chat, { method: 'POST', headers, body });
      if (!ok) throw new Error('The chat room refused it'); // Answered with 502, so that it's sent again later.
      told.add(id);
    }
    response.writeHead(204).end();
  } catch (error) {
    console.error(error);
    response.writeHead(error instanceof WebhookError ? 401 : 502).end();
  }
});
server.listen(port, () => console.log(`Listening on port ${server.address().port}`));
