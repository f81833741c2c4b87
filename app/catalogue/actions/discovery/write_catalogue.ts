import { writeFile } from 'node:fs/promises'
import type { Discovery } from '#catalogue/actions/discovery/discover_folder'
import { summaryOf } from '#catalogue/actions/discovery/summary_of'

/** One file for an import, with what is known of each product beside it. Never over another one. */
export async function writeCatalogue(
  path: string,
  folder: string,
  { found, left }: Discovery
): Promise<boolean> {
  const document = {
    products: found.map(({ product }) => product),
    discovered: {
      folder,
      series: found.map(({ product, sources, ...facts }) => ({
        ...{ code: product.code, ...facts },
        imports: sources.map((source) => `lake:import --product ${product.code} ${quoted(source)}`),
      })),
      leftOut: summaryOf(left),
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
