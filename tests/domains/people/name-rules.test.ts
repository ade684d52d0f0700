import { describe, expect, it } from 'vitest';
import { cleanName, findNameFault } from '#domains/people/name-rules.ts';
import { speakIn } from '#languages/reader.ts';

const MARK = '\u0301';

describe('a name', () => {
  it.each([
    ['Latin', ['Amina', 'O’Brien', "D'Angelo", 'D`Souza', 'Jean-Luc', 'van der Berg', 'Łukasz', 'Þórður', 'Strauß']],
    ['with signs of its language', ['Gal·la', 'Ngāti', 'Kahoʻolawe', 'Kaho‘olawe', 'Ludwig XIV.', 'Sammy Davis, Jr.']],
    ['Vietnamese', ['Nguyễn', 'Thị Hồng Nhung', 'Nguyễn'.normalize('NFD'), 'Phạm Đức'.normalize('NFD')]],
    ['Yoruba', ['Adébáyọ̀', 'Ọláńrewájú', 'Ṣọlá']],
    ['Cyrillic', ['Анастасия', 'Щербак-Іваненко', 'Ђорђе', 'Айгүл']],
    ['Greek', ['Παπαδόπουλος', 'Αλέξανδρος']],
    ['Arabic', ['محمد', 'عَبْدُ الرَّحْمٰنِ', 'المشرف', 'نجیب‌الله', 'فاطمة الزهراء']],
    ['Hebrew', ['יוסף', 'שְׁלֹמֹה', 'ג׳ורג׳', 'ז״ל']],
    ['Indian', ['अमिताभ', 'श्रीनिवास', 'लक्ष्मी', 'ক্ষিতীশ', 'செல்வம்', 'ശ്രീജിത്ത്', 'ಕೃಷ್ಣ']],
    ['East Asian', ['田中', 'さくら', 'ジョン・スミス', '高橋みなみ', '김민준', '王小明', '々木']],
    ['South-east Asian', ['สมชาย', 'ณัฐวุฒิ์', 'ကျော်ကျော်', 'សុខា']],
    ['Ethiopic, Georgian and Armenian', ['አበበ', 'გიორგი', 'Հայկ']],
    ['in two alphabets, each word in one', ['Ivan Иван', 'Müller-Петров']],
    ['like a word for staff', ['Judge', 'Staff', 'Adminsky', 'Modera', 'Jean-Baptiste Officer', 'Supportini']],
    ['of an organisation', ['Smith & Sons (Nairobi)', '4 Oceans', 'a/b']],
  ])('may be %s', (_kind, names) => {
    for (const name of names) expect([name, findNameFault('name', name)]).toEqual([name, null]);
  });

  it.each([
    ['Moderator ✔', 'Your first name can’t contain “✔”. Use letters, spaces, hyphens and apostrophes.'],
    ['Amina 🌱', 'Your first name can’t contain “🌱”. Use letters, spaces, hyphens and apostrophes.'],
    ['𝐀𝐦𝐢𝐧𝐚', 'Your first name can’t contain “𝐀”. Use letters, spaces, hyphens and apostrophes.'],
    ['Amina\u202e', 'Your first name can’t contain “\u202e”. Use letters, spaces, hyphens and apostrophes.'],
    ['Аminata', 'Your first name mixes alphabets in “Аminata”. Write each word in one alphabet.'],
    ['Jean-Раul', 'Your first name mixes alphabets in “Раul”. Write each word in one alphabet.'],
    [`Ami${MARK.repeat(90)}na`, 'Your first name has too many accents on one letter.'],
    [`محم${'\u064b'.repeat(5)}د`, 'Your first name has too many accents on one letter.'],
    ['ADMIN', 'Your first name can’t contain “ADMIN”: people would take it for a role here.'],
    ['Ａｄｍｉｎ', 'Your first name can’t contain “Ａｄｍｉｎ”: people would take it for a role here.'],
    ['Modérateur', 'Your first name can’t contain “Modérateur”: people would take it for a role here.'],
    ['Groundswell', 'Your first name can’t contain “Groundswell”: people would take it for a role here.'],
  ])('may not be %s', (name, fault) => {
    expect(findNameFault('name', name)).toBe(fault);
  });

  it.each([
    ['Moderator ✔', '«\u2068✔\u2069»'],
    ['Admin', '«\u2068Admin\u2069»'],
    ['Аminata', '«\u2068Аminata\u2069»'],
  ])('keeps its part within the quotation marks of an Arabic sentence: %s', (name, quoted) => {
    speakIn('ar', () => expect(findNameFault('name', name)).toContain(quoted));
  });

  it('is named in its fault', () => {
    expect(findNameFault('lastName', 'Official')).toMatch(/^Your last name can’t contain “Official”/);
  });
});

describe('a name from an identity provider', () => {
  it.each([
    ['Amina ✔ Diallo', 'Amina Diallo'],
    [`Ami${MARK.repeat(90)}na`, `Ami${MARK.repeat(3)}na`],
    ['Nguyễn', 'Nguyễn'],
    ['🌱', null],
    ['Moderator ✔ Official', null],
    ['Аdmin', null],
  ])('is cleaned: %s', (name, cleaned) => {
    expect(cleanName(name)?.normalize('NFC') ?? null).toBe(cleaned?.normalize('NFC') ?? null);
  });
});
