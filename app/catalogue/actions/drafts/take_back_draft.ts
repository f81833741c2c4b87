import type { Actor } from '#shared/audit'
import { rows } from '#shared/database'
import { CalendarDay } from '#shared/domain/calendar_day'
import { refuse } from '#shared/domain/result'
import { changeDraft } from '#catalogue/actions/drafts/hold_draft'
import { writeDraft } from '#catalogue/actions/drafts/save_draft'
import type { ProductFields } from '#catalogue/domain/product_fields'

type Wish = { productId: number; number: number; actor: Actor }
type Former = { id: number; base: ProductFields; from: string | null }

/** A new draft with the values that a published one replaced; customers see nothing before it is published. */
export const takeBackDraft = ({ productId, number, actor }: Wish) =>
  changeDraft(productId, 0, async (trx, held) => {
    const [former] = await rows<Former>(
      trx,
      `select id, base, changes->>'dailyPriceFrom' as "from" from product_drafts
        where product_id = ? and number = ? and state = 'Published'`,
      [productId, number]
    )
    if (!former) return refuse('manage_products.errors.no_draft', { status: 404 })
    return writeDraft(trx, held, { fields: formerFields(former), actor, takesBack: former.id })
  })

/** A price that is still to come gives way on its own day; one that holds already, on the day of publishing. */
function formerFields({ base, from }: Former): ProductFields {
  const isToCome = from !== null && from > CalendarDay.today().iso
  return { ...base, ...('dailyPriceFrom' in base && { dailyPriceFrom: isToCome ? from : null }) }
}
