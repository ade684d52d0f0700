const PART = String.raw`[^\s@<>,;:"()[\]\\]+`;
const ADDRESS = `${PART}@${PART}`;
/** A quoted name may contain characters that otherwise separate addresses. */
const NAME = String.raw`(?:[^\s@<>,;:"()[\]\\][^\r\n@<>,;:"()[\]\\]*|"[^\r\n"\\]+")`;

/** A single email address, without a list, name or comment. */
export const SINGLE_ADDRESS = new RegExp(`^${ADDRESS}$`);
/** One email address, alone or with a name. */
export const SENDER = new RegExp(`^(?:${ADDRESS}|${NAME} <${ADDRESS}>)$`);

/** Of a sender, with a name or without. */
export const domainOf = (sender: string): string => /@([^\s>]+)/.exec(sender)?.[1] ?? 'localhost';
