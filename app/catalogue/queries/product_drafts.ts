import { rows } from '#shared/database'
import type { ProductFields } from '#catalogue/domain/product_fields'

export type OpenDraft = {
  id: number
  number: number
  state: string
  version: number
  changes: ProductFields
  base: ProductFields
  publishAt: Date | null
  stoppedBecause: string | null
}

export const OPEN_DRAFT = `
  select id, number, state, version, changes, base, publish_at as "publishAt",
         stopped_because as "stoppedBecause"
    from product_drafts where product_id = ? and state in ('Open', 'Scheduled')`

export async function openDraft(productId: number): Promise<OpenDraft | null> {
  const [draft] = await rows<OpenDraft>(null, OPEN_DRAFT, [productId])
  return draft ?? null
}
