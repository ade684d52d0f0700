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
const MIXED_SCRIPTS = 'WmWmÄØمستشفىالأطفالNghiêngngườiđẹp👩🏽‍🌾Z̴̡̛a̷͇͝l̶͔̈g̵̬̈́o̶';

/** @returns a text without spaces, of `length` characters. */
export function unbreakableText(length: number): string {
  const letters = 'W'.repeat(Math.floor(length * 0.6));
  return truncate(letters + MIXED_SCRIPTS.repeat(Math.ceil(length / MIXED_SCRIPTS.length)), length);
}

/** Names that the rules for names let through: one alphabet in each word, each word in another direction. */
const LONG_NAMES = {
  name: truncate(`${'W'.repeat(60)}${'ÄØNghiêngngườiđẹp'.repeat(3)}`, 100),
  lastName: truncate('مستشفىالأطفال'.repeat(10), 100),
};

/** Never cuts a surrogate pair in half. */
function truncate(text: string, length: number): string {
  return text.slice(0, length).replace(/[\ud800-\udbff]$/, '');
}

const LONG_EMAIL = `${'w'.repeat(64)}@${'m'.repeat(60)}.${'w'.repeat(60)}.example.org`;

export interface ExtremeContent {
  impact: string;
  declined: string;
  opportunity: string;
  council: string;
  article: string;
  person: string;
}

/** @returns the ids of what visitors may see, and of an impact that its owner can edit. */
export async function writeExtremeContent(origin: string, caller: Caller): Promise<ExtremeContent> {
  const [owner, admin] = [await caller('owner'), await caller('admin')];
  const person = await writeExtremeProfiles(caller);
  const media = await uploadExtremeFiles(origin, owner);
  const council = await writeExtremeCouncils(caller);
  const { impact, declined } = await writeExtremeImpacts(caller, media, council);
  const opportunity = await writeExtremeOpportunities(origin, caller);
  const article = await writeExtremeArticles(origin, admin);
  dataOf(await admin.post(`/users/pointsAdded/${person}`, { points: 25, reason: unbreakableText(500) }));
  dataOf(await admin.post('/organization-invite', { email: LONG_EMAIL, organizationName: unbreakableText(200) }));
  dataOf(await owner.post('/invite-mail', { email: LONG_EMAIL }));
  return { impact, declined, opportunity, council, article, person };
}

/** @returns the owner's id. */
async function writeExtremeProfiles(caller: Caller): Promise<string> {
  for (const person of ['owner', 'member', 'applicant', 'partner', 'judge', 'admin'] as const) {
    const profile = { location: unbreakableText(200), contactNo: '+221 70 123 45 67', isTermsAgreed: true };
    dataOf(await (await caller(person)).put('/users', { ...LONG_NAMES, ...profile, bio: unbreakableText(1000) }));
  }
  const { id } = dataOf(await (await caller('owner')).get<{ id: string }>('/users/view'));
  return id;
}

async function uploadExtremeFiles(origin: string, owner: Client): Promise<string[]> {
  const files = [await pictureFile(`${unbreakableText(180)}.jpg`), pdfFile(`${unbreakableText(180)}.pdf`)];
  const { media } = dataOf(await upload(origin, owner, { files, alts: [unbreakableText(300), ''] }));
  return media.map(({ id }) => id);
}

async function writeExtremeCouncils(caller: Caller): Promise<string> {
  const [owner, admin, member] = [await caller('owner'), await caller('admin'), await caller('member')];
  const texts = { description: unbreakableText(5000), location: unbreakableText(200) };
  const { id } = await foundApproved(owner, admin, { councilTitle: unbreakableText(120), ...texts });
  const link = {
    url: `https://example.org/${'w'.repeat(1900)}`,
    title: unbreakableText(200),
    description: unbreakableText(1000),
  };
  dataOf(await owner.post('/gdaresource/', { councilId: id, ...link }));
  const { id: request } = await askToJoin(member, id, unbreakableText(1000));
  await answerRequest(owner, request, true);
  await askToJoin(await caller('applicant'), id, unbreakableText(1000));
  await foundCouncil(owner, { councilTitle: `a${unbreakableText(119)}`, ...texts });
  const declined = await foundCouncil(owner, { councilTitle: `b${unbreakableText(119)}`, ...texts });
  await decideCouncil(admin, declined.id, { isApproved: false, reason: unbreakableText(2000) });
  return id;
}

async function writeExtremeImpacts(caller: Caller, media: string[], councilId: string) {
  const [owner, judge, admin] = [await caller('owner'), await caller('judge'), await caller('admin')];
  const texts = {
    title: unbreakableText(150),
    description: unbreakableText(10_000),
    location: unbreakableText(200),
    councilId,
  };
  const measures = { hours: 24, people: 1_000_000, trees: 1_000_000 };
  const impact = await logImpact(owner, { ...texts, media, measures });
  await decide(judge, impact.id, { isVerified: true, reason: unbreakableText(2000) });
  dataOf(await admin.post('/impact/FeaturedPost', { impactId: impact.id, isFeatured: true }));
  const declined = await logImpact(owner, { ...texts, title: `a${unbreakableText(149)}` });
  await decide(judge, declined.id, { isVerified: false, reason: unbreakableText(2000) });
  dataOf(await owner.post(`/impact/appeal/${declined.id}`, { reason: unbreakableText(2000) }));
  await logImpact(owner, { ...texts, title: `b${unbreakableText(149)}` });
  return { impact: impact.id, declined: declined.id };
}

async function writeExtremeOpportunities(origin: string, caller: Caller): Promise<string> {
  const [partner, admin, applicant] = [await caller('partner'), await caller('admin'), await caller('applicant')];
  const { media } = dataOf(await upload(origin, partner, { files: [pdfFile(`${unbreakableText(180)}.pdf`)] }));
  const questions = [{ text: unbreakableText(200), isRequired: true }];
  const acceptance = {
    acceptMessage: unbreakableText(2_000),
    contactEmail: `${'w'.repeat(60)}@${'w'.repeat(60)}.example`,
  };
  const texts = { description: unbreakableText(10_000), location: unbreakableText(200), questions, ...acceptance };
  const all = { ...texts, link: `https://example.org/${'w'.repeat(1900)}`, mediaIds: media.map(({ id }) => id) };
  const { id } = await offer(partner, { title: unbreakableText(160), ...all });
  await approve(admin, id);
  dataOf(await admin.post('/opportunity/FeaturedPost', { opportunityId: id, isFeatured: true }));
  const accepted = await writeExtremeApplication(applicant, id);
  await writeExtremeApplication(await caller('member'), id);
  const decision = { isApproved: true, message: unbreakableText(2_000) };
  dataOf(await partner.put(`/opportunity-application-request/${accepted}`, decision));
  dataOf(await applicant.post('/user-opportunity-fav', { opportnityId: id }));
  await offer(partner, { title: `a${unbreakableText(159)}`, ...all });
  const expensive = await offer(partner, { title: `b${unbreakableText(159)}`, ...all });
  await approve(admin, expensive.id, 1_000_000);
  await givePoints(admin, dataOf(await applicant.get<{ id: string }>('/users/view')).id, 500);
  return id;
}

async function writeExtremeApplication(client: Client, opportunityId: string): Promise<string> {
  const { questions } = dataOf(await client.get<Opportunity>(`/opportunity/${opportunityId}/`));
  const answers = questions.map(({ id }) => ({ questionId: id, answer: unbreakableText(1_000) }));
  const letter = { message: unbreakableText(2_000), answers, sharesContact: true, sharesPhone: true };
  return (await apply(client, opportunityId, letter)).id;
}

async function writeExtremeArticles(origin: string, admin: Client): Promise<string> {
  const text = unbreakableText(2000);
  const cells = `<table><tr><th>${text}</th><td>${text}</td></tr></table>`;
  const content = `<h2>${text}</h2><p>${text}</p><ul><li>${text}</li></ul><blockquote>${text}</blockquote>${cells}`;
  const form = {
    title: unbreakableText(200),
    authorName: unbreakableText(150),
    content,
    isLive: true,
    imagesAlt: unbreakableText(300),
  };
  const { id } = dataOf(await createNews(origin, admin, { ...form, images: await pictureFile() }));
  dataOf(await createNews(origin, admin, { ...form, typeArticle: 'featured' }));
  return id;
}
