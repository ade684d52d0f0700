/** A few members write in their own language and script, as people anywhere do. */
import type { Conversation } from './comments/conversations.ts';
import type { DemoImpact } from './impacts.ts';
import type { DemoPerson } from './people.ts';

interface OwnLanguageText {
  country: string;
  eventType: string;
  title: string;
  description: string;
  conversation?: Conversation;
}

const OWN_LANGUAGE_TEXTS: readonly OwnLanguageText[] = [
  {
    country: 'Jordan',
    eventType: 'Planting',
    title: 'زراعة أشجار الزيتون في ساحة المدرسة',
    description:
      'زرعنا أشجار الزيتون مع طلاب المدرسة وأهاليهم، وتعهّد كل صف بسقاية شجرة طوال الصيف.\n\nفي المرة القادمة سنحضر مجارف أكثر، فقد انتظر بعض المتطوعين دورهم.',
    conversation: [
      {
        by: 'owner',
        says: 'شكرًا لكل من ساعدنا في الحفر والسقاية. موعدنا القادم في آذار.',
        replies: [
          { by: 'a', says: 'Count me in for March. Which kind of olive did you choose?', after: 3 },
          { by: 'owner', says: 'النبالي، لأنه يتحمّل الجفاف. See you in March.', after: 5 },
        ],
        likes: 5,
      },
      {
        by: 'b',
        says: 'Lovely to see the whole school out there. How do you water them in August?',
        replies: [
          {
            by: 'owner',
            says: 'Each class has its own barrel, which the roof fills in winter. شكرًا على السؤال.',
            after: 6,
          },
        ],
        likes: 2,
      },
    ],
  },
  {
    country: 'Jordan',
    eventType: 'Clean-up',
    title: 'حملة تنظيف الوادي',
    description:
      'جمعنا النفايات من ضفتي الوادي وفرزنا البلاستيك والزجاج لإعادة التدوير. شكرًا لكل من جاء في الصباح الباكر.\n\nوضعنا حاويتين عند المدخل، وسيفرغهما الجيران كل أسبوع.',
  },
  {
    country: 'Spain',
    eventType: 'Repair and reuse',
    title: 'Arreglamos lo que el barrio iba a tirar',
    description:
      'Abrimos el taller toda la tarde para quien trajera algo roto. Casi todo volvió a casa funcionando, y lo que no tenía arreglo sirvió de repuesto.\n\nRepetimos el mes que viene, con más café.',
  },
  {
    country: 'Viet Nam',
    eventType: 'Clean-up',
    title: 'Nhặt rác ven bờ cùng các bạn học sinh',
    description:
      'Chúng tôi đi dọc bờ, nhặt rác và phân loại nhựa, thủy tinh ngay tại chỗ. Các bạn học sinh làm việc rất hăng say.\n\nLần tới chúng tôi sẽ mang thêm găng tay.',
  },
];

/** First and last names, and how people who write in Arabic write them. */
const ARABIC_NAMES = new Map([
  ['Layla', 'ليلى'],
  ['Omar', 'عمر'],
  ['Rania', 'رانيا'],
  ['Khalid', 'خالد'],
  ['Noor', 'نور'],
  ['Yousef', 'يوسف'],
  ['Salma', 'سلمى'],
  ['Tariq', 'طارق'],
  ['Dina', 'دينا'],
  ['Hamza', 'حمزة'],
  ['Haddad', 'حداد'],
  ['Khoury', 'خوري'],
  ['Nasser', 'ناصر'],
  ['Al-Masri', 'المصري'],
  ['Zaid', 'زيد'],
  ['Qasim', 'قاسم'],
  ['Saleh', 'صالح'],
  ['Barakat', 'بركات'],
]);

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
