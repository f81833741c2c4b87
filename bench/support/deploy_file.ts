import { readFileSync } from 'node:fs'

/** A place of a file of `deploy/` that is another one on this machine, and what stands there then. */
export type Place = [RegExp, (...found: string[]) => string]

/** A file of `deploy/` with other places. @throws for a place that it does not have */
export function withPlaces(path: string, places: Place[]): string {
  return places.reduce(
    (text, [place, put]) => {
      if (text.search(place) !== -1) return text.replace(place, put)
      throw new Error(`${path} has no ${place.source}`)
    },
    readFileSync(path, 'utf8')
  )
}
