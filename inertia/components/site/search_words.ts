/** Words that people use for the same thing, in both languages; endings do not matter. */
const SAME: readonly string[][] = [
  ['invoice', 'bill', 'receipt', 'rechnung', 'beleg', 'faktura'],
  ['log', 'logg', 'login', 'logout', 'sign'],
  ['anmeld', 'abmeld', 'abgemeldet', 'einlogg', 'auslogg', 'ausgeloggt', 'log', 'sign'],
  ['pay', 'paid', 'payment', 'zahl', 'bezahl', 'überweis', 'transfer'],
  ['price', 'cost', 'fee', 'charge', 'preis', 'kosten', 'gebühr'],
  ['vat', 'tax', 'umsatzsteuer', 'mehrwertsteuer', 'mwst', 'ust', 'steuer'],
  ['password', 'passwort', 'kennwort'],
  ['download', 'fetch', 'herunterlad', 'lad', 'hol'],
  ['account', 'konto', 'regist'],
  ['locked', 'blocked', 'gesperrt', 'blockiert'],
  ['degraded', 'flaw', 'error', 'beeinträchtigt', 'mangel', 'fehler'],
  ['checksum', 'hash', 'sha', 'prüfsumme'],
  ['program', 'api', 'script', 'programm', 'schnittstelle'],
  ['history', 'past', 'historie', 'vergangen'],
  ['minimum', 'mindest', 'least', 'wenigst'],
  ['holiday', 'weekend', 'feiertag', 'wochenende'],
  ['consumer', 'private', 'verbraucher', 'privat'],
]

const ENDINGS = /(?:ings?|edly|ed|es|s|ungen|ung|ern|en|er|em|et|e|n|t)$/
const SHORTEST = 3

/** A word without its ending; short words stay as they are. */
export function stemOf(word: string): string {
  const stem = word.replace(ENDINGS, '')
  return stem.length >= SHORTEST ? stem : word
}

/** What a text may hold in place of a word: its stem, and those of words for the same thing. */
export function stemsFor(word: string): string[] {
  const stem = stemOf(word)
  const same = SAME.filter((words) => words.some((one) => one === word || stemOf(one) === stem))
  return [...new Set([stem, ...same.flat().map(stemOf)])]
}
