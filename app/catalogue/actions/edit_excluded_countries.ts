import { recordAudit, type Actor } from '#shared/audit'
import { listCountries } from '#shared/countries'
import { rows, transaction } from '#shared/database'
import { refuseOtherThan } from '#shared/domain/changed_meanwhile'
import { ok, refuse, type Result } from '#shared/domain/result'
import { isProductCode } from '#catalogue/queries/product_rows'
import { forgetReferenceData } from '#catalogue/queries/reference_data'

/** `seen` are the countries that were decided on, or their version. */
type Change = { code: string; excludedCountries: string[]; seen?: string | number }

/** Hidden products included; placed orders stay. Refuses an unknown product or country. */
export async function editExcludedCountries(
  { code, excludedCountries, seen }: Change,
  actor: Actor
): Promise<Result<number>> {
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

type Write = { code: string; after: string[]; seen: string | number | undefined }

const write = ({ code, after, seen }: Write, actor: Actor): Promise<Result<number>> =>
  transaction(async (trx) => {
    const [product] = await rows<{ id: number; before: string[]; version: number }>(
      trx,
      'select id, excluded_countries as before, countries_version as version from products where code = ? for update',
      [code]
    )
    if (!product) return UNKNOWN
    const current = refuseOtherThan(
      seen,
      typeof seen === 'number' ? product.version : wordOf(product.before)
    )
    if (!current.ok) return current
    await rows(trx, UPDATE, [after, product.id])
    await recordAudit(trx, {
      actor,
      subject: { type: 'product', id: code },
      action: 'product.changed',
      before: { excludedCountries: product.before },
      after: { excludedCountries: after },
    })
    return ok(product.version + 1)
  })

const wordOf = (countries: readonly string[]) => countries.join() || 'none'

const UPDATE = `
  update products set excluded_countries = ?::text[], updated_at = now(),
         countries_version = countries_version + 1
   where id = ?`
