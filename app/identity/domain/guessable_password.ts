/** What people choose first, in both languages of the shop; digits and signs around it add little. */
export const COMMON_WORDS: ReadonlySet<string> = new Set(
  `abc abcd abcdef access account admin administrator adobe aktien amsterdam angel apple asdf asdfgh asdfjkl
  august autumn azerty baby banane banking baseball bayern berlin bitte boerse borse boss buster butterfly
  changeit changeme charlie chelsea chocolate cookie computer daniel data daten dezember dragon einfach
  exchange fall february finance firma flower football frankfurt freedom freiheit freitag friday frosch
  fuckyou fussball geheim geld guest hallo hamburg hannover haus hello herbst history hunter iloveyou internet
  jahr januar january jordan juli july june juni kennwort killer kontor laptop letmein liebe login london
  love lovely maerz mai march market marketdata master matrix michael monday monkey montag mutter
  ninja november oktober october office opensesame passwd passwort pass password paris princess
  qazwsx qwert qwerty qwertyui qwertyuiop qwertz qwertzui qwertzuiop root samstag schalke schatz schule
  secret secure september shadow shop sommer sonne sonnenschein sonntag spring start starwars stock stocks
  summer sunday sunshine super superman system test tester testtest ticker tick trader trading trustno
  user vater wasser welcome whatever wertpapier willkommen winter zxcvbn zxcvbnm`.split(/\s+/)
)

const LOOKALIKES: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'l',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  '$': 's',
  '!': 'i',
}

const lettersOf = (text: string) => text.replace(/[^\p{L}]/gu, '')

const asLetters = (text: string) =>
  text.replace(/[0134571@$!]/g, (sign) => LOOKALIKES[sign] ?? sign)

/** The words that a password may stand for: as written, and with look-alikes read as letters. */
function readings(password: string): string[] {
  const plain = password.toLowerCase()
  const core = plain.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
  return [plain, asLetters(plain), asLetters(core)].map(lettersOf).flatMap((word) => {
    const half = word.slice(0, word.length / 2)
    return half.repeat(2) === word ? [word, half] : [word]
  })
}

/** Common (`common` is in lower case), or made of the person's words, whatever signs it carries. */
export function isMadeOfKnownWords(
  password: string,
  wordsOfPerson: readonly string[],
  common: ReadonlySet<string>
): boolean {
  const own = wordsOfPerson
    .flatMap((words) => words.toLowerCase().split(/[^\p{L}]+/u))
    .filter((word) => word.length >= 3)
  if (common.has(password.toLowerCase())) return true
  const isKnown = (word: string) =>
    own.includes(word) || COMMON_WORDS.has(word) || common.has(word) || isMadeOf(word, own)
  return readings(password).some((word) => word !== '' && isKnown(word))
}

/** "annabrandt" is made of "anna" and "brandt". */
const isMadeOf = (word: string, parts: readonly string[]): boolean =>
  word === '' ||
  parts.some((part) => word.startsWith(part) && isMadeOf(word.slice(part.length), parts))
