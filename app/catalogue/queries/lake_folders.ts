import { lake } from '#shared/storage'
import { referenceData } from '#catalogue/queries/reference_data'

/** More are not shown; their names can be typed. */
const MOST = 200

/** Folders right below a prefix of the lake; at its top without those of products that there are. */
export async function lakeFolders(prefix: string | null): Promise<string[]> {
  const names = await lake().folders(prefix ?? '')
  if (prefix !== null) return names.slice(0, MOST)
  const { productsByCode } = await referenceData()
  return names.filter((name) => !productsByCode.has(name)).slice(0, MOST)
}
