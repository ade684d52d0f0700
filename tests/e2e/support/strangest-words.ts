/** Writes the longest and oddest texts that people may write, wherever others see them. */
import type { Opportunity } from '#generated/types.gen.ts';
import type { Client } from '../../support/client.ts';
import { answerRequest, askToJoin, decideCouncil, foundApproved, foundCouncil } from '../../support/councils.ts';
import { dataOf, decide, logImpact } from '../../support/impacts.ts';
import { createNews } from '../../support/news.ts';
import { apply, approve, givePoints, offer } from '../../support/opportunities.ts';
import { pdfFile, pictureFile, upload } from '../../support/uploads.ts';
import type { CASTS } from './casts.ts';

type Person = keyof typeof CASTS.walks;
type Caller = (person: Person) => Promise<Client>;

/** Without a line break opportunity: Latin, Arabic, Vietnamese, a multi-part emoji, stacked diacritics. */
const MIX = 'WmWmÄØمستشفىالأطفالNghiêngngườiđẹp👩🏽‍🌾Z̴̡̛a̷͇͝l̶͔̈g̵̬̈́o̶';

/** @returns a text without spaces, of `most` characters. */
export function strangest(most: number): string {
  const letters = 'W'.repeat(Math.floor(most * 0.6));
  return cut(letters + MIX.repeat(Math.ceil(most / MIX.length)), most);
}

/** Never cuts a surrogate pair in half. */
const cut = (text: string, most: number) => text.slice(0, most).replace(/[\ud800-\udbff]$/, '');

const LONG_EMAIL = `${'w'.repeat(64)}@${'m'.repeat(60)}.${'w'.repeat(60)}.example.org`;

export interface Strange {
  impact: string;
  declined: string;
  opportunity: string;
  council: string;
  article: string;
  person: string;
}

/** @returns the ids of what visitors may see, and of an impact that its owner can edit. */
export async function writeStrangely(origin: string, caller: Caller): Promise<Strange> {
  const [owner, admin] = [await caller('owner'), await caller('admin')];
  const person = await nameStrangely(caller);
  const media = await uploadStrangely(origin, owner);
  const council = await gatherStrangely(caller);
  const { impact, declined } = await actStrangely(caller, media, council);
  const opportunity = await offerStrangely(origin, caller);
  const article = await publishStrangely(origin, admin);
  dataOf(await admin.post(`/users/pointsAdded/${person}`, { points: 25, reason: strangest(500) }));
  dataOf(await admin.post('/organization-invite', { email: LONG_EMAIL, organizationName: strangest(200) }));
  dataOf(await owner.post('/invite-mail', { email: LONG_EMAIL }));
  return { impact, declined, opportunity, council, article, person };
}

/** @returns the owner's id. */
async function nameStrangely(caller: Caller): Promise<string> {
  for (const person of ['owner', 'member', 'applicant', 'partner', 'judge', 'admin'] as const) {
    const profile = { location: strangest(200), contactNo: '+221 70 123 45 67', isTermsAgreed: true };
    const names = { name: strangest(100), lastName: strangest(100) };
    dataOf(await (await caller(person)).put('/users', { ...names, ...profile, bio: strangest(1000) }));
  }
  const { id } = dataOf(await (await caller('owner')).get<{ id: string }>('/users/view'));
  return id;
}

async function uploadStrangely(origin: string, owner: Client): Promise<string[]> {
  const files = [await pictureFile(`${strangest(180)}.jpg`), pdfFile(`${strangest(180)}.pdf`)];
  const { media } = dataOf(await upload(origin, owner, { files, alts: [strangest(300), ''] }));
  return media.map(({ id }) => id);
}

async function gatherStrangely(caller: Caller): Promise<string> {
  const [owner, admin, member] = [await caller('owner'), await caller('admin'), await caller('member')];
  const texts = { description: strangest(5000), location: strangest(200) };
  const { id } = await foundApproved(owner, admin, { councilTitle: strangest(120), ...texts });
  const link = { url: `https://example.org/${'w'.repeat(1900)}`, title: strangest(200), description: strangest(1000) };
  dataOf(await owner.post('/gdaresource/', { councilId: id, ...link }));
  const { id: request } = await askToJoin(member, id, strangest(1000));
  await answerRequest(owner, request, true);
  await askToJoin(await caller('applicant'), id, strangest(1000));
  await foundCouncil(owner, { councilTitle: `a${strangest(119)}`, ...texts });
  const declined = await foundCouncil(owner, { councilTitle: `b${strangest(119)}`, ...texts });
  await decideCouncil(admin, declined.id, { isApproved: false, reason: strangest(2000) });
  return id;
}

async function actStrangely(caller: Caller, media: string[], councilId: string) {
  const [owner, judge, admin] = [await caller('owner'), await caller('judge'), await caller('admin')];
  const texts = { title: strangest(150), description: strangest(10_000), location: strangest(200), councilId };
  const measures = { hours: 24, people: 1_000_000, trees: 1_000_000 };
  const impact = await logImpact(owner, { ...texts, media, measures });
  await decide(judge, impact.id, { isVerified: true, reason: strangest(2000) });
  dataOf(await admin.post('/impact/FeaturedPost', { impactId: impact.id, isFeatured: true }));
  const declined = await logImpact(owner, { ...texts, title: `a${strangest(149)}` });
  await decide(judge, declined.id, { isVerified: false, reason: strangest(2000) });
  dataOf(await owner.post(`/impact/appeal/${declined.id}`, { reason: strangest(2000) }));
  await logImpact(owner, { ...texts, title: `b${strangest(149)}` });
  return { impact: impact.id, declined: declined.id };
}

async function offerStrangely(origin: string, caller: Caller): Promise<string> {
  const [partner, admin, applicant] = [await caller('partner'), await caller('admin'), await caller('applicant')];
  const { media } = dataOf(await upload(origin, partner, { files: [pdfFile(`${strangest(180)}.pdf`)] }));
  const questions = [{ text: strangest(200), isRequired: true }];
  const told = { acceptMessage: strangest(2_000), contactEmail: `${'w'.repeat(60)}@${'w'.repeat(60)}.example` };
  const texts = { description: strangest(10_000), location: strangest(200), questions, ...told };
  const all = { ...texts, link: `https://example.org/${'w'.repeat(1900)}`, mediaIds: media.map(({ id }) => id) };
  const { id } = await offer(partner, { title: strangest(160), ...all });
  await approve(admin, id);
  dataOf(await admin.post('/opportunity/FeaturedPost', { opportunityId: id, isFeatured: true }));
  const accepted = await applyStrangely(applicant, id);
  await applyStrangely(await caller('member'), id);
  const decision = { isApproved: true, message: strangest(2_000) };
  dataOf(await partner.put(`/opportunity-application-request/${accepted}`, decision));
  dataOf(await applicant.post('/user-opportunity-fav', { opportnityId: id }));
  await offer(partner, { title: `a${strangest(159)}`, ...all });
  const dear = await offer(partner, { title: `b${strangest(159)}`, ...all });
  await approve(admin, dear.id, 1_000_000);
  await givePoints(admin, dataOf(await applicant.get<{ id: string }>('/users/view')).id, 500);
  return id;
}

async function applyStrangely(client: Client, opportunityId: string): Promise<string> {
  const { questions } = dataOf(await client.get<Opportunity>(`/opportunity/${opportunityId}/`));
  const answers = questions.map(({ id }) => ({ questionId: id, answer: strangest(1_000) }));
  const letter = { message: strangest(2_000), answers, sharesContact: true, sharesPhone: true };
  return (await apply(client, opportunityId, letter)).id;
}

async function publishStrangely(origin: string, admin: Client): Promise<string> {
  const words = strangest(2000);
  const cells = `<table><tr><th>${words}</th><td>${words}</td></tr></table>`;
  const content = `<h2>${words}</h2><p>${words}</p><ul><li>${words}</li></ul><blockquote>${words}</blockquote>${cells}`;
  const form = { title: strangest(200), authorName: strangest(150), content, isLive: true, imagesAlt: strangest(300) };
  const { id } = dataOf(await createNews(origin, admin, { ...form, images: await pictureFile() }));
  dataOf(await createNews(origin, admin, { ...form, typeArticle: 'featured' }));
  return id;
}
