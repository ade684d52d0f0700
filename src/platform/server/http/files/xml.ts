import { escapeHtml } from '../../../shared/escape-html.ts';

/** XML 1.0 doesn't allow control characters, not even escaped ones. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it removes.
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

export const XML = '<?xml version="1.0" encoding="UTF-8"?>\n';

export const escapeXml = (text: string): string => escapeHtml(text.replaceAll(CONTROLS, ''));

export const element = (name: string, text: string): string => `<${name}>${escapeXml(text)}</${name}>`;
