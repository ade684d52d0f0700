/** The form that all our mails share. */
const QUOTED_NAME_LENGTH = 60;

export function letter(appName: string, paragraphs: string[]): string {
  return `${[...paragraphs, appName].join('\n\n')}\n`;
}

/** A name that somebody typed must not become a link in a mail that we send. */
export function quotable(name: string, length = QUOTED_NAME_LENGTH): string {
  return name.replace(/[/:@\\]|(?<=\w)\.(?=\w)/g, ' ').slice(0, length);
}
