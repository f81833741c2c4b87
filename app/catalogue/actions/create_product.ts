import { rows, transaction } from '#shared/database'
import { recordAudit, SYSTEM_ACTOR } from '#shared/audit'
import { ok, refuse, type Result } from '#shared/domain/result'
import { problemsOfProduct, type NewProduct } from '#catalogue/actions/problems_of_product'
import { forgetReferenceData } from '#catalogue/queries/reference_data'

export async function createProduct(plan: NewProduct): Promise<Result<{ id: number }>> {
  const [problem] = await problemsOfProduct(plan)
  if (problem) return { ok: false, refusal: problem }
  const created = await transaction(async (trx) => {
    const [product] = await rows<{ id: number }>(trx, INSERT, { ...plan, ...formatOf(plan) })
    if (!product) return null
    await rows(trx, 'insert into product_venues values (?, ?)', [product.id, plan.venue])
    await recordAudit(trx, {
      actor: SYSTEM_ACTOR,
      subject: { type: 'product', id: plan.code },
      action: 'product.created',
      after: plan,
    })
    return product
  })
  if (!created) return refuse('catalogue.lake_import.code_taken', { field: 'code' })
  forgetReferenceData()
  return ok(created)
}

function formatOf({ filePattern, category }: NewProduct) {
  const format = /\.pcap(\.|$)/.test(filePattern)
    ? 'pcap'
    : filePattern.endsWith('.parquet')
      ? 'parquet'
      : 'csv'
  return { format, compression: filePattern.endsWith('.gz') ? 'gzip' : 'none', category }
}

const INSERT = `
  with chosen as (
    select coalesce(parent_id, id) as category, case when parent_id is null then null else id end
             as subcategory
      from categories where id = :category
  )
  insert into products (code, name, description_en, description_de, category_id, subcategory_id,
      calendar_code, daily_price_cents, minimal_days, format, compression, file_pattern, visible, position)
  select :code, :name, :name, :name, category, subcategory, :calendar, :dailyPriceCents,
         :minimalDays, :format, :compression, :filePattern, false,
         (select coalesce(max(position), 0) + 1 from products)
    from chosen
  on conflict (code) do nothing
  returning id`
