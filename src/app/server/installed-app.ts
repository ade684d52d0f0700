/** The web app manifest (https://www.w3.org/TR/appmanifest/), in the reader's language and with their role's shortcuts. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { QUICK_LOG, SHARED_LOG } from '#domains/impacts/quick-log-address.ts';
import type { Settings } from '#domains/settings/server/public.ts';
import type { CommunityArea, CommunityMark, Role } from '#generated/types.gen.ts';
import { type Language, SOURCE_LANGUAGE } from '#languages/languages.ts';
import { languageNow, speakIn } from '#languages/reader.ts';
import { say } from '#languages/say.ts';
import { publicAnswer, sendPublicAnswer } from '#platform/server/http/cache/public-answer.ts';
import type { Site } from '#platform/server/http/pages/page-head.ts';
import { languageInAddress, languageOfPage } from '#platform/server/http/pages/request-language.ts';
import { areaOfPath } from '#platform/shared/areas.ts';
import { type Icon, iconAddress, lookAddress } from '#platform/shared/look-addresses.ts';
import { textForReader } from '#platform/shared/text-for-reader.ts';

interface InstalledAppNeeds {
  site: Site;
  settings: Pick<Settings, 'now'>;
  /** The folder of the built page. */
  folder: string;
}

const CACHING = 'public, max-age=300';
/** Of the page in light colours, which manifests can't choose by. */
const GROUND = '#fcfaf4';
const SCREENS = { narrow: '390x844', wide: '1440x900' };

export function serveInstalledApp(app: FastifyInstance, { site, settings, folder }: InstalledAppNeeds): void {
  app.get<{ Querystring: { role?: string } }>('/manifest.webmanifest', async (request, reply) => {
    const { role } = request.query;
    const language = languageOfPage(request);
    const manifest = speakIn(language, () =>
      describeApp(site.appName, {
        sentence: textForReader(settings.now.sentence, language),
        areasOff: settings.now.areasOff,
        mark: settings.now.mark,
        folder,
        role,
      }),
    );
    const answer = publicAnswer('application/manifest+json; charset=utf-8', JSON.stringify(manifest));
    reply.header('content-language', language);
    return await sendPublicAnswer(request, reply, answer, {
      cacheControl: languageInAddress(request.url) === null ? 'no-cache' : CACHING,
      vary: 'accept-encoding, accept-language, cookie',
    });
  });
  // The service worker receives what is shared. Without one, the files are lost, which the form says.
  app.register(async (sharing) => {
    sharing.addContentTypeParser('multipart/form-data', (_request, _body, done) => done(null));
    sharing.post('/share', async (_request, reply) => reply.redirect(SHARED_LOG, 303));
  });
}

interface Described {
  /** As admins wrote it; null for the page's own. */
  sentence: string | null;
  areasOff: readonly CommunityArea[];
  /** Null for ours. */
  mark: CommunityMark | null;
  folder: string;
  role: string | undefined;
}

function describeApp(name: string, { sentence, areasOff, mark, folder, role }: Described) {
  const language = languageNow();
  return {
    id: '/',
    name,
    short_name: name,
    description: sentence ?? say('app.document.description'),
    lang: language,
    dir: say('language.direction'),
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: GROUND,
    theme_color: GROUND,
    categories: ['social', 'lifestyle', 'education'],
    icons: iconsOf(mark),
    shortcuts: shortcutsOf(isRole(role) ? role : null).filter(({ url }) => {
      const area = areaOfPath(url);
      return area === null || !areasOff.includes(area);
    }),
    screenshots: [
      { ...screenOf(folder, 'narrow', language), label: say('app.manifest.screens.narrow') },
      { ...screenOf(folder, 'wide', language), label: say('app.manifest.screens.wide') },
    ],
    share_target: {
      action: '/share',
      method: 'POST',
      enctype: 'multipart/form-data',
      params: { files: [{ name: 'photos', accept: ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] }] },
    },
  };
}

/** The addresses of the community's own have a hash, so that devices notice another one. */
function iconsOf(mark: CommunityMark | null) {
  const drawn = mark === null ? '/favicon.svg' : mark.light.endsWith('.svg') ? lookAddress(mark.light) : null;
  const srcOf = (icon: Icon) => (mark === null ? `/icon-${icon}` : iconAddress(mark.light, icon));
  return [
    ...(drawn === null ? [] : [{ src: drawn, sizes: 'any', type: 'image/svg+xml', purpose: 'any' }]),
    { src: srcOf('192.png'), sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: srcOf('512.png'), sizes: '512x512', type: 'image/png', purpose: 'any' },
    { src: srcOf('maskable-512.png'), sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ];
}

function screenOf(folder: string, form: keyof typeof SCREENS, language: Language) {
  const own = `/screen-${form}.${language}.webp`;
  const src = existsSync(join(folder, own)) ? own : `/screen-${form}.${SOURCE_LANGUAGE}.webp`;
  return { src, sizes: SCREENS[form], type: 'image/webp', form_factor: form };
}

/** Without a role, what most people install it for. */
function shortcutsOf(role: Role | null) {
  const logImpact = { name: say('app.memberPages.logImpact'), url: QUICK_LOG };
  const review = say('app.manifest.reviewImpacts');
  const reports = say('moderation.reportWork.reviewReports');
  const shortcuts: Record<Role, { name: string; url: string }[]> = {
    Member: [logImpact, { name: say('app.memberPages.myImpacts'), url: '/dashboard/impacts' }],
    Judge: [
      { name: review, url: '/judge/impacts' },
      { name: reports, url: '/judge/reports' },
    ],
    Admin: [
      { name: review, url: '/admin/impacts' },
      { name: say('app.manifest.verifyOpportunities'), url: '/admin/opportunities' },
      { name: say('councils.councilWork.reviewCouncils'), url: '/admin/councils' },
      { name: reports, url: '/admin/reports' },
    ],
    Partner: [{ name: say('opportunities.applicationWork.reviewApplications'), url: '/partner/applications' }],
  };
  return shortcuts[role ?? 'Member'];
}

const ROLES: readonly string[] = ['Member', 'Judge', 'Admin', 'Partner'] satisfies Role[];
const isRole = (value: string | undefined): value is Role => value !== undefined && ROLES.includes(value);
