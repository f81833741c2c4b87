import { writeFile } from 'node:fs/promises'
import type { Discovery } from '#catalogue/actions/discovery/discover'
import { sayLeft, sayNote } from '#catalogue/actions/discovery/say_discovery'
import { summaryOf } from '#catalogue/domain/left_summary'

/** One file for an import, with what is known of each product beside it. Never over another one. */
export async function writeCatalogue(
  path: string,
  { place, inPlace }: { place: string; inPlace: boolean },
  { found, left }: Discovery
): Promise<boolean> {
  const how = inPlace ? ' --in-place' : ''
  const document = {
    products: found.map(({ product }) => product),
    discovered: {
      folder: place,
      series: found.map(({ product, sources, notes, ...facts }) => ({
        ...{ code: product.code, ...facts, notes: notes.map((note) => sayNote('en', note)) },
        imports: sources.map(
          (source) => `lake:import --product ${product.code}${how} ${quoted(source)}`
        ),
      })),
      leftOut: summaryOf(left).map((one) => ({ ...one, says: sayLeft('en', one.reason) })),
    },
  }
  const text = `${JSON.stringify(document, null, 2)}\n`
  return writeFile(path, text, { flag: 'wx' }).then(
    () => true,
    () => false
  )
}

/** As a shell reads one word. */
const quoted = (path: string) =>
  /^[\w./-]+$/.test(path) ? path : `'${path.replaceAll("'", String.raw`'\''`)}'`
