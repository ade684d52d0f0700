const PART = String.raw`[^\s@<>,;:"()[\]\\]+`;
const ADDRESS = `${PART}@${PART}`;
/** In quotes a name may hold what separates addresses otherwise. */
const NAME = String.raw`(?:[^\s@<>,;:"()[\]\\][^\r\n@<>,;:"()[\]\\]*|"[^\r\n"\\]+")`;

/** One email address alone, and no list, name or comment. */
export const SINGLE_ADDRESS = new RegExp(`^${ADDRESS}$`);
/** One email address, alone or with a name. */
export const SENDER = new RegExp(`^(?:${ADDRESS}|${NAME} <${ADDRESS}>)$`);
