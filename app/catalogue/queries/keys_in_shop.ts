import { rows } from '#shared/database'

type Within = { except?: number }

/** Keys below a prefix that belong to products' days already, of all products but one that is named. */
export async function keysInShop(
  prefix: string,
  { except = 0 }: Within = {}
): Promise<Set<string>> {
  const found = await rows<{ key: string }>(
    null,
    'select key from lake_files where starts_with(key, ?) and product_id <> ?',
    [prefix, except]
  )
  return new Set(found.map(({ key }) => key))
}
