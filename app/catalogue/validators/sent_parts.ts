import vine from '@vinejs/vine'
import type { SelectionFilters } from '#catalogue/domain/quote/types'

/** Who chooses securities alone sends no codes. */
const codes = () =>
  vine
    .array(vine.string().maxLength(50))
    .maxLength(200)
    .parse((value) => value ?? [])

const isin = () =>
  vine.unionOfTypes([
    vine.string().maxLength(50),
    vine.object({ isin: vine.string().maxLength(50) }),
  ])

export const sentParts = () => ({
  filterableProductParameters: vine
    .object({ levelOne: codes(), levelTwo: codes() })
    .nullable()
    .optional(),
  isins: vine.array(isin()).maxLength(200).nullable().optional(),
})

type Sent = {
  filterableProductParameters?: { levelOne: string[]; levelTwo: string[] } | null
  isins?: (string | { isin: string })[] | null
}

/** Both, as the shop keeps them together; null where neither is named. */
export function readSentParts({
  filterableProductParameters: parts,
  isins,
}: Sent): SelectionFilters | null {
  if (!isins || isins.length === 0) return parts ?? null
  const named = isins.map((one) => (typeof one === 'string' ? one : one.isin))
  return { levelOne: [], levelTwo: [], ...parts, isins: named }
}
