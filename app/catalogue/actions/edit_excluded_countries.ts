import { recordAudit, type Actor } from '#shared/audit'
import { listCountries } from '#shared/countries'
import { rows, transaction } from '#shared/database'
import { ok, refuse, type Result } from '#shared/domain/result'
import { isProductCode } from '#catalogue/queries/product_rows'
import { forgetReferenceData } from '#catalogue/queries/reference_data'

type Change = { code: string; excludedCountries: string[] }

/** Hidden products included; placed orders stay. Refuses an unknown product or country. */
export async function editExcludedCountries(
  { code, excludedCountries }: Change,
  actor: Actor
): Promise<Result<undefined>> {
  const known = new Set((await listCountries()).map((country) => country.code))
  const country = excludedCountries.find((one) => !known.has(one))
  if (country !== undefined) {
    const details = { field: 'excludedCountries', params: { country } }
    return refuse('catalogue.errors.country_unknown', details)
  }
  const after = [...new Set(excludedCountries)].toSorted()
  const isDone = isProductCode(code) && (await write(code, after, actor))
  if (!isDone) return refuse('catalogue.errors.product_unknown', { status: 404 })
  forgetReferenceData()
  return ok()
}

const write = (code: string, after: string[], actor: Actor): Promise<boolean> =>
  transaction(async (trx) => {
    const [product] = await rows<{ id: number; before: string[] }>(
      trx,
      'select id, excluded_countries as before from products where code = ? for update',
      [code]
    )
    if (!product) return false
    await rows(
      trx,
      'update products set excluded_countries = ?::text[], updated_at = now() where id = ?',
      [after, product.id]
    )
    await recordAudit(trx, {
      actor,
      subject: { type: 'product', id: code },
      action: 'product.changed',
      before: { excludedCountries: product.before },
      after: { excludedCountries: after },
    })
    return true
  })
