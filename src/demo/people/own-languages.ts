/** A few members write in their own language and script, as people anywhere do. */
import * as z from 'zod';
import { type Conversation, conversationSchema } from '../comments/conversations.ts';
import type { DemoImpact } from '../impacts/impacts.ts';
import texts from '../texts/own-languages.json' with { type: 'json' };
import type { DemoPerson } from './people.ts';

const textSchema = z.strictObject({
  country: z.string(),
  eventType: z.string(),
  title: z.string(),
  description: z.string(),
  conversation: conversationSchema.optional(),
});

const OWN_LANGUAGE_TEXTS = z.array(textSchema).parse(texts.texts);
/** First and last names, and how people who write in Arabic write them. */
const ARABIC_NAMES = new Map(Object.entries(texts.arabicNames));

/** Puts each text into the newest public impact that it fits, and writes the names of Jordanian owners in Arabic. */
export function applyOwnLanguages(impacts: readonly DemoImpact[], people: readonly DemoPerson[]): void {
  const shown = impacts.filter(({ status, isHidden }) => status.isVerified === true && !isHidden);
  for (const { country, eventType, title, description } of OWN_LANGUAGE_TEXTS) {
    const impact = shown.findLast(
      (candidate) =>
        candidate.location.endsWith(country) &&
        candidate.eventType === eventType &&
        // The text is about trees, while some planting is of window boxes.
        (eventType !== 'Planting' || candidate.measures.trees > 0),
    );
    if (!impact) continue;
    Object.assign(impact, { title, description });
    const owner = people.find(({ id }) => id === impact.ownerId);
    if (owner && country === 'Jordan') writeInArabic(owner);
  }
}

function writeInArabic(person: DemoPerson): void {
  person.name = ARABIC_NAMES.get(person.name) ?? person.name;
  person.lastName = ARABIC_NAMES.get(person.lastName) ?? person.lastName;
}

/** The conversation below an impact in the language of its title; undefined if it has none of its own. */
export const ownConversationOn = (title: string): Conversation | undefined =>
  OWN_LANGUAGE_TEXTS.find((text) => text.title === title)?.conversation;
