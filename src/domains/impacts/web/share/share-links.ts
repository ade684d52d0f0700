/** Addresses at which other services, or the reader's email program, begin a message with the link. */

interface Passed {
  title: string;
  text: string;
  url: string;
}

export const whatsAppLink = ({ text, url }: Passed): string =>
  `https://wa.me/?text=${encodeURIComponent(`${text}\n${url}`)}`;

/** LinkedIn takes the title and the picture from the linked page. */
export const linkedInLink = ({ url }: Pick<Passed, 'url'>): string =>
  `https://www.linkedin.com/sharing/share-offsite/?url=${encodeURIComponent(url)}`;

export const emailLink = ({ title, text, url }: Passed): string =>
  `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(`${text}\r\n\r\n${url}`)}`;
