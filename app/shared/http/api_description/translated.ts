import { germanWords } from '#shared/http/api_description/german'

const WORDS = ['summary', 'description']
const VALUES = ['example', 'examples']

export const sentencesOf = (english: string): string[] => english.split(/(?<=\.) (?=[A-Z`])/)

/** A text in German; a sentence that nobody translated stays as it is. */
export const germanOf = (english: string): string =>
  sentencesOf(english)
    .map((sentence) => germanWords.get(sentence) ?? sentence)
    .join(' ')

export function translated<T>(part: T): T {
  if (Array.isArray(part)) return part.map(translated) as T
  if (typeof part !== 'object' || part === null) return part
  return Object.fromEntries(
    Object.entries(part).map(([key, value]) => [key, translatedValue(key, value)])
  ) as T
}

function translatedValue(key: string, value: unknown): unknown {
  if (VALUES.includes(key)) return value
  return WORDS.includes(key) && typeof value === 'string' ? germanOf(value) : translated(value)
}
