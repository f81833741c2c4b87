export const fieldWords = new Map<string, string>()

/** What numbers and ids mean, by name or `parent.field`, where their schema does not say it. */
export function describeFields(words: Readonly<Record<string, string>>): void {
  for (const [name, description] of Object.entries(words)) {
    if (fieldWords.has(name)) throw new Error(`The field ${name} is described twice`)
    fieldWords.set(name, description)
  }
}

/** The words of a field below `parent`: an object, or the address before a parameter. */
export const wordsOfField = (name: string, parent: string): string | undefined =>
  fieldWords.get(`${parent}.${name}`) ?? fieldWords.get(name)
