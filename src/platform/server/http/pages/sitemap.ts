/** Lists of addresses as search engines read them: https://www.sitemaps.org/protocol.html */
import { element, XML } from '../files/xml.ts';

export const SITEMAP_TYPE = 'application/xml';

const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

export const startOfSitemap = `${XML}<urlset ${NAMESPACE}>\n`;
export const endOfSitemap = '</urlset>\n';

export function writeUrl(address: string, changedAt: Date | null = null): string {
  const day = changedAt ? element('lastmod', changedAt.toISOString()) : '';
  return `<url>${element('loc', address)}${day}</url>\n`;
}

export function writeSitemapIndex(addresses: readonly string[]): string {
  const parts = addresses.map((address) => `<sitemap>${element('loc', address)}</sitemap>\n`);
  return [`${XML}<sitemapindex ${NAMESPACE}>\n`, ...parts, '</sitemapindex>\n'].join('');
}
