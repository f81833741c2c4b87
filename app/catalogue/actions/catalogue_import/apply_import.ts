import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { recordAudit, SYSTEM_ACTOR } from '#shared/audit'
import { rows, transaction } from '#shared/database'
import type { ImportPlan, PlannedProduct } from '#catalogue/actions/catalogue_import/plan_import'
import { PART_FIELDS, writeParts } from '#catalogue/actions/catalogue_import/write_parts'
import { writeIsins } from '#catalogue/actions/catalogue_import/write_isins'
import type { WholeProduct } from '#catalogue/domain/complete_product'
import { forgetReferenceData } from '#catalogue/queries/reference_data'

/** Does all of a plan or, on any error, nothing. */
export async function applyImport({ problems, added, changed }: ImportPlan): Promise<void> {
  if (problems.length > 0) throw new Error('A plan with problems cannot be applied')
  const planned = [...added, ...changed]
  await transaction(async (trx) => {
    const ids = new Map<string, number>()
    for (const one of planned) ids.set(one.product.code, await writeProduct(trx, one))
    for (const one of planned) await writeRelations(trx, ids.get(one.product.code)!, one)
  })
  forgetReferenceData()
}

async function writeProduct(
  trx: TransactionClientContract,
  { id, product, differences }: PlannedProduct
): Promise<number> {
  const [written] = await rows<{ id: number }>(trx, id ? UPDATE : INSERT, columnsOf(product))
  await recordAudit(trx, {
    actor: SYSTEM_ACTOR,
    subject: { type: 'product', id: product.code },
    action: id ? 'product.changed' : 'product.created',
    before: id ? pick(differences, 'before') : undefined,
    after: id ? pick(differences, 'after') : product,
  })
  return written!.id
}

const pick = (differences: PlannedProduct['differences'], side: 'before' | 'after') =>
  Object.fromEntries(differences.map((one) => [one.field, one[side]]))

/** Arrays travel as one text each: the driver's own arrays would be read as several bindings. */
const columnsOf = ({ venues: _venues, likes: _likes, ...product }: WholeProduct) => ({
  ...product,
  excludedCountries: `{${product.excludedCountries.join(',')}}`,
  buyingOptions: `{${product.buyingOptions.join(',')}}`,
})

async function writeRelations(
  trx: TransactionClientContract,
  id: number,
  { id: known, product, differences }: PlannedProduct
): Promise<void> {
  const isNew = (field: string) => !known || differences.some((one) => one.field === field)
  if (isNew('venues')) await writeVenues(trx, id, product.venues)
  if (isNew('likes')) await writeLikes(trx, id, product.likes)
  if (PART_FIELDS.some(isNew)) await writeParts(trx, id, product)
  if (isNew('isins')) await writeIsins(trx, id, product.isins)
}

async function writeVenues(trx: TransactionClientContract, id: number, venues: string[]) {
  await rows(trx, 'delete from product_venues where product_id = ?', [id])
  await rows(
    trx,
    `insert into product_venues (product_id, venue_id, position)
     select ?, venue, number - 1
       from jsonb_array_elements_text(?::jsonb) with ordinality named (venue, number)`,
    [id, JSON.stringify(venues)]
  )
}

async function writeLikes(trx: TransactionClientContract, id: number, likes: string[]) {
  await rows(trx, 'delete from product_upsells where product_id = ?', [id])
  await rows(
    trx,
    `insert into product_upsells (product_id, upsell_id, position)
     select ?, p.id, number - 1
       from jsonb_array_elements_text(?::jsonb) with ordinality liked (wanted, number)
       join products p on p.code = wanted`,
    [id, JSON.stringify(likes)]
  )
}

const COLUMNS: Record<string, string> = {
  name: ':name',
  description_en: ':descriptionEn',
  description_de: ':descriptionDe',
  remark_en: ':remarkEn',
  remark_de: ':remarkDe',
  kind: ':kind',
  category_id: ':category',
  subcategory_id: ':subcategory',
  calendar_code: ':calendar',
  visible: ':visible',
  excluded_countries: ':excludedCountries::text[]',
  buying_options: ':buyingOptions::text[]',
  pricing: ':pricing',
  daily_price_cents: ':dailyPriceCents',
  price_group: ':priceGroup',
  minimal_days: ':minimalDays',
  credit_card: ':creditCard',
  trial_weeks: ':trialWeeks',
  publish_delay_days: ':publishDelayDays',
  publish_time: ':publishTime',
  format: ':format',
  compression: ':compression',
  file_pattern: ':filePattern',
  files_per_day: ':filesPerDay',
  sample_day: ':sampleDay',
  position: ':position',
  isin_field: ':isinField',
}

const [NAMES, VALUES] = [Object.keys(COLUMNS), Object.values(COLUMNS)]

const INSERT = `
  insert into products (code, ${NAMES.join(', ')}) values (:code, ${VALUES.join(', ')})
  returning id`

const UPDATE = `
  update products set ${NAMES.map((name, index) => `${name} = ${VALUES[index]}`).join(', ')},
         updated_at = now()
   where code = :code returning id`
