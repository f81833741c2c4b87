import { recordAudit, type Actor } from '#shared/audit'
import { listCountries } from '#shared/countries'
import { rows, transaction } from '#shared/database'
import { refuseOtherThan } from '#shared/domain/changed_meanwhile'
import { ok, refuse, type Result } from '#shared/domain/result'
import { isProductCode } from '#catalogue/queries/product_rows'
import { forgetReferenceData } from '#catalogue/queries/reference_data'

/** `seen` are the countries that were decided on. */
type Change = { code: string; excludedCountries: string[]; seen?: string }

/** Hidden products included; placed orders stay. Refuses an unknown product or country. */
export async function editExcludedCountries(
  { code, excludedCountries, seen }: Change,
  actor: Actor
): Promise<Result<undefined>> {
  const known = new Set((await listCountries()).map((country) => country.code))
  const country = excludedCountries.find((one) => !known.has(one))
  if (country !== undefined) {
    const details = { field: 'excludedCountries', params: { country } }
    return refuse('catalogue.errors.country_unknown', details)
  }
  const after = [...new Set(excludedCountries)].toSorted()
  const written = isProductCode(code) ? await write({ code, after, seen }, actor) : UNKNOWN
  if (written.ok) forgetReferenceData()
  return written
}

const UNKNOWN = refuse('catalogue.errors.product_unknown', { status: 404 })

type Write = { code: string; after: string[]; seen: string | undefined }

const write = ({ code, after, seen }: Write, actor: Actor): Promise<Result<undefined>> =>
  transaction(async (trx) => {
    const [product] = await rows<{ id: number; before: string[] }>(
      trx,
      'select id, excluded_countries as before from products where code = ? for update',
      [code]
    )
    if (!product) return UNKNOWN
    const current = refuseOtherThan(seen, product.before.join() || 'none')
    if (!current.ok) return current
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
    return ok()
  })
