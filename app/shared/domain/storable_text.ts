const ZERO = '\0'
const MOST_PLACES = 20

const isKept = (text: string) => !text.includes(ZERO) && text.isWellFormed()

/** Whether a database could keep every text of a value, names of properties included. */
export const isStorable = (value: unknown): boolean => unstorablePlaces(value).length === 0

/** Where in a value the texts stand that no database could keep, such as "items.0.name". */
export function unstorablePlaces(value: unknown): string[] {
  const places: string[] = []
  const rest: [value: unknown, place: string][] = [[value, '']]
  // A list of its own instead of calls: what was sent may be deeper than calls can be.
  while (rest.length > 0 && places.length < MOST_PLACES) {
    const [one, place] = rest.pop()!
    if (typeof one === 'string' && !isKept(one)) places.push(place || 'form')
    if (typeof one !== 'object' || one === null) continue
    for (const [name, inner] of Object.entries(one)) {
      const path = place ? `${place}.${printable(name)}` : printable(name)
      if (!isKept(name)) places.push(path)
      rest.push([inner, path])
    }
  }
  return places
}

/** The same value with what no database keeps taken out of its texts; for what an address says. */
export function storable<T>(value: T): T {
  const text = JSON.stringify(value, (_, one: unknown) =>
    typeof one === 'string' ? printable(one) : one
  )
  return JSON.parse(text) as T
}

const printable = (text: string) => text.replaceAll(ZERO, '').toWellFormed()
