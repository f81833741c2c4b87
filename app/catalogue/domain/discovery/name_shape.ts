import { daysInName, type FoundDay } from '#catalogue/domain/discovery/days_in_name'

/** A piece of a name: words that stay, a day, or a number that may be another one in each file. */
export type Piece =
  | { kind: 'text'; text: string }
  | { kind: 'number'; text: string }
  | { kind: 'day'; found: FoundDay }

export type NameShape = {
  /** The same for names that differ in their days and numbers only. */
  key: string
  pieces: Piece[]
}

/** Numbers between signs, after a word that says so (`part3`), and the time after a day (`T093000`). */
const NUMBER =
  /(?<![A-Za-z0-9])\d+(?![A-Za-z0-9])|(?<=(?:^|[^A-Za-z])(?:part|chunk|file|seq|nr|no|p))\d+(?![A-Za-z0-9])|(?<=^T)\d{4,9}(?=Z?(?![A-Za-z0-9]))/gi

/** What a name is made of. Numbers inside of words, as in `L1` or `g10`, belong to the word. */
export function shapeOf(name: string): NameShape {
  const pieces: Piece[] = []
  let at = 0
  for (const found of daysInName(name)) {
    pieces.push(...piecesOf(name.slice(at, found.at)), { kind: 'day', found })
    at = found.at + found.text.length
  }
  pieces.push(...piecesOf(name.slice(at)))
  return { key: pieces.map(keyOf).join(''), pieces }
}

function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = []
  let at = 0
  for (const { index, 0: digits } of text.matchAll(NUMBER)) {
    if (index > at) pieces.push({ kind: 'text', text: text.slice(at, index) })
    pieces.push({ kind: 'number', text: digits })
    at = index + digits.length
  }
  if (at < text.length) pieces.push({ kind: 'text', text: text.slice(at) })
  return pieces
}

const [NUMBER_SIGN, DAY_SIGN] = ['\u0001', '\u0002']

/** Days and numbers stand as signs that texts do not keep, so that no text is taken for one. */
function keyOf(piece: Piece): string {
  if (piece.kind === 'number') return NUMBER_SIGN
  if (piece.kind === 'day') return `${DAY_SIGN}${piece.found.form}${DAY_SIGN}`
  return piece.text.replaceAll(NUMBER_SIGN, '?').replaceAll(DAY_SIGN, '?')
}

const DATED_FOLDER = /^(?:[a-z]+=)?(?:\d{4}|\d{1,2}|\d{4}[-_.]?\d{2}|(?:\d{4}[-_]?)?[QqWw]\d{1,2})$/

/** A folder as it is for all days: the parts of its path that only say when become `*`. */
export const folderShape = (folder: string): string =>
  folder
    .split('/')
    .map((name) => (DATED_FOLDER.test(name) || isOneDay(name) ? '*' : name))
    .join('/')

/** Whether a folder's name is a day, as in `2024-01-02` or `date=2024-01-02`. */
export const isOneDay = (name: string): boolean => {
  const [found, ...more] = daysInName(name)
  const rest = found && name.replace(found.text, '')
  return found !== undefined && more.length === 0 && /^([a-z_]+=)?$/i.test(rest!)
}
