const known = new Map<string, string>()

/**
 * Says the words of calls in German, by the English ones that stand with the calls: sentence by sentence,
 * so that one which several calls say stands once. A test names what is missing, and what nobody says.
 */
export function inGerman(words: Readonly<Record<string, string>>): void {
  for (const [english, german] of Object.entries(words)) {
    if (known.has(english)) throw new Error(`“${english}” is said in German twice`)
    known.set(english, german)
  }
}

/** Every English sentence of which the German is known. */
export const translatedWords = (): string[] => [...known.keys()]

/** The sentences of a text, as each is translated. */
export const sentencesOf = (english: string): string[] => english.split(/(?<=\.) (?=[A-Z`])/)

/** A text in German; a sentence that nobody translated stays as it is. */
export const germanOf = (english: string): string =>
  sentencesOf(english)
    .map((sentence) => known.get(sentence) ?? sentence)
    .join(' ')
