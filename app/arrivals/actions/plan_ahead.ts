import { publishedProducts } from '#catalogue'
import arrivals from '#config/arrivals'
import { clock, SHOP_TIME_ZONE } from '#shared/clock'
import { rows } from '#shared/database'
import { planDays } from '#arrivals/actions/plan_days'
import { expectedDays } from '#arrivals/domain/expected_days'

type Known = { productId: number; day: string }

/** Expects what is due soon, and what became due while no worker ran. */
export async function planAhead(): Promise<void> {
  const now = clock.now()
  const window = {
    from: now.minus({ hours: arrivals.missingAfterHours }).toJSDate(),
    to: now.plus({ hours: arrivals.plannedHours }).toJSDate(),
  }
  const known = await plannedSince(window.from)
  const products = await publishedProducts()
  const planned = products.flatMap((product) => {
    const rule = { ...product.rule, zone: SHOP_TIME_ZONE }
    return expectedDays({ ...product, rule }, window)
      .filter(({ day }) => !known.has(keyOf(product.id, day.iso)))
      .map(({ day, due }) => ({ product, day: day.iso, due }))
  })
  await planDays(null, planned)
}

async function plannedSince(from: Date): Promise<ReadonlySet<string>> {
  const found = await rows<Known>(
    null,
    `select product_id as "productId", day from arrival_days
      where morning >= shop_day(?::timestamptz)`,
    [from]
  )
  return new Set(found.map(({ productId, day }) => keyOf(productId, day)))
}

const keyOf = (productId: number, day: string) => `${productId}:${day}`
