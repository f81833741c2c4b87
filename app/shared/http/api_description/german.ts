export const germanWords = new Map<string, string>()

/** German of calls by English sentence. A test names what is missing and what nobody says. */
export function inGerman(words: Readonly<Record<string, string>>): void {
  for (const [english, german] of Object.entries(words)) {
    if (germanWords.has(english)) throw new Error(`“${english}” is said in German twice`)
    germanWords.set(english, german)
  }
}
