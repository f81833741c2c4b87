import { rows, type SqlClient } from '#shared/database'
import { ok, refuse, type Result } from '#shared/domain/result'
import { partsOf } from '#subscriptions/queries/parts_of'

type Type = { name: string; isFilterable: boolean; productIds: number[] }

/** The parts of a type that are given: of a filterable one some that it has, of every other none. */
export async function itemsFor(
  client: SqlClient,
  typeId: number,
  wanted: readonly string[]
): Promise<Result<{ typeName: string; names: string[] }>> {
  const [type] = await rows<Type>(client, TYPE, [typeId])
  if (!type) return refuse('entitlements.errors.type_unknown', { field: 'typeId' })
  if (!type.isFilterable) return ok({ typeName: type.name, names: [] })
  const known = await partsOf(type.productIds)
  const names = [...new Set(wanted)]
  if (names.length === 0) {
    return refuse('subscription_requests.errors.part_needed', { field: 'baseCurrencies' })
  }
  if (names.some((name) => !known.includes(name))) {
    return refuse('subscription_requests.errors.part_unknown', { field: 'baseCurrencies' })
  }
  return ok({ typeName: type.name, names })
}

const TYPE = `
  select t.name, t.is_filterable as "isFilterable",
         array(select p.product_id from subscription_type_products p
                where p.type_id = t.id order by p.product_id) as "productIds"
    from subscription_types t where t.id = ?`
