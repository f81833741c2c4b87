import { rows } from '#shared/database'
import { inReadersOrder, type FileLanguage } from '#catalogue/domain/offered_files/in_readers_order'
import { isProductCode } from '#catalogue/queries/product_rows'

export type SampleFile = {
  product: string
  day: string
  /** As programs see it; where its bytes lie is `stored` at its `place`. */
  key: string
  name: string
  bytes: number
  sha256: string | null
  language: FileLanguage | null
  place: 'lake' | 'made'
  stored: string
}

type Wish = { product?: string; reader: FileLanguage }

/** What staff put beside a product, and behind it the files of its sample day. */
export async function listSamples({ product, reader }: Wish): Promise<SampleFile[]> {
  if (product !== undefined && !isProductCode(product)) return []
  const samples = await rows<SampleFile>(null, SAMPLES, { code: product ?? null })
  if (product !== undefined) return inReadersOrder(samples, reader)
  return samples
}

const WHOSE = 'p.visible and (:code::text is null or p.code = :code)'

/** A file that staff put there goes before one of the day that is called the same. */
const SAMPLES = `
  select product, day, key, name, bytes, sha256, language, place, stored
    from (select p.code as product, p.position as rank, o.day, 1 as of_staff,
                 'samples/' || p.code || '/' || o.name as key, o.name, o.bytes, o.sha256,
                 o.language, 'made' as place, o.key as stored, o.position as part
            from offered_files o join products p on p.id = o.product_id
           where ${WHOSE}
           union all
          select p.code, p.position, f.day, 0, f.key, regexp_replace(f.key, '^.*/', ''), f.bytes,
                 f.sha256, null, 'lake', f.key, f.part
            from products p
            join lake_files f
              on f.product_id = p.id and f.day = p.sample_day and f.storage = 'lake'
           where ${WHOSE} and not exists (
             select from offered_files o
              where o.product_id = p.id and o.name = regexp_replace(f.key, '^.*/', ''))) as samples
   order by rank, product, of_staff desc, part`
