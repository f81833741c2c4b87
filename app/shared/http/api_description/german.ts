/** What calls say, by sentence, with its German. */
export const germanWords = new Map<string, string>()

/**
 * Says the words of calls in German, by the English ones that stand with the calls: sentence by sentence,
 * so that one which several calls say stands once. A test names what is missing, and what nobody says.
 */
export function inGerman(words: Readonly<Record<string, string>>): void {
  for (const [english, german] of Object.entries(words)) {
    if (germanWords.has(english)) throw new Error(`“${english}” is said in German twice`)
    germanWords.set(english, german)
  }
}
