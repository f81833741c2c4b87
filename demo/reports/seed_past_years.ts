import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { isKept, SECURITIES } from '#demo/catalogue/world/securities'
import { pastYears } from '#demo/reports/past_years'
import type { ReportPlan } from '#demo/reports/plans'
import shop from '#config/shop'
import { recordAudit, SYSTEM_ACTOR } from '#shared/audit'
import { rows } from '#shared/database'
import { inForceOn } from '#shared/domain/in_force'
import type { ReportProduct } from '#reports/queries/report_product'

/** Reports of these weeks, at which people look, keep the numbers that a new shop begins with. */
export const FIRST_OF_NOW = 88_001
const HOUR = 3_600_000
const DAY = 24 * HOUR
/** From the wish to the file. */
const MADE_WITHIN_MS = 40_000

type User = { id: number; email: string; company: string; locale: string }
type Asked = { id: number; createdAt: Date; completedAt: Date; user: User; day: string }

/** Completed reports of two years, of which nobody fetches anything any more; answers how many. */
export async function seedPastYears(
  trx: TransactionClientContract,
  product: ReportProduct
): Promise<number> {
  const plans = pastYears(new Date())
  const users = await usersOf(trx, plans)
  const days = await daysOf(trx, product.id)
  for (const [at, plan] of plans.entries()) {
    const createdAt = new Date(Date.now() - plan.daysAgo * DAY - 2 * HOUR)
    await seedOne(trx, product, plan, {
      ...{ id: FIRST_OF_NOW - plans.length + at, createdAt, user: users.get(plan.email)! },
      completedAt: new Date(createdAt.getTime() + MADE_WITHIN_MS),
      day: days.find((day) => day < createdAt.toISOString().slice(0, 10))!,
    })
  }
  return plans.length
}

/** At the price of a security today, and only for what was held. */
export async function seedOne(
  trx: TransactionClientContract,
  { id: productId, priceCents: unitCents }: ReportProduct,
  { securities, discountCents = 0 }: ReportPlan,
  { id, createdAt, completedAt, user, day }: Asked
): Promise<void> {
  const entries = securitiesOf(securities, day).map((security) => ({
    ...security,
    isAvailable: isKept(security, day),
  }))
  const priceCents = entries.filter(({ isAvailable }) => isAvailable).length * unitCents!
  await rows(trx, REPORT, {
    ...{ id, productId, day, createdAt, completedAt, priceCents, unitCents },
    ...{ userId: user.id, locale: user.locale, email: user.email },
    licensee: user.company || user.email,
    terms: inForceOn(createdAt.toISOString().slice(0, 10), shop.termsVersions).version,
    discountCents: Math.min(discountCents, priceCents),
  } as never)
  await rows(trx, ENTRIES, { id, entries: JSON.stringify(entries) })
  const subject = { type: 'report', id }
  await recordAudit(trx, {
    ...{ subject, at: createdAt, action: 'report.requested', isNew: true },
    actor: { id: user.id, label: user.email },
    after: { day, isins: entries.map(({ isin }) => isin), priceCents },
  })
  await recordAudit(trx, {
    ...{ subject, at: completedAt, action: 'report.completed', actor: SYSTEM_ACTOR },
    after: { state: 'Completed', files: [] },
  })
}

/** Nobody gets a report without any: for the first the next one that was kept on its day. */
const securitiesOf = ([first, ...others]: readonly number[], day: string) => [
  SECURITIES.slice(first).find((one) => isKept(one, day))!,
  ...others.map((at) => SECURITIES[at]!),
]

export async function usersOf(trx: TransactionClientContract, plans: readonly ReportPlan[]) {
  const found = await rows<User>(
    trx,
    'select id, email::text as email, company, locale from users where email = any(?)',
    [[...new Set(plans.map(({ email }) => email))]]
  )
  return new Map(found.map((user) => [user.email, user]))
}

/** Days with a snapshot, the newest first. */
export const daysOf = async (trx: TransactionClientContract, productId: number) =>
  (
    await rows<{ day: string }>(
      trx,
      'select day from report_days where product_id = ? order by day desc',
      [productId]
    )
  ).map(({ day }) => day)

const REPORT = `
  insert into reports (id, user_id, product_id, day, state, locale, licensee, unit_price_cents,
         price_cents, discount_cents, requested_by_id, requested_by, attempt, created_at,
         started_at, completed_at, terms_version)
  overriding system value
  values (:id, :userId, :productId, :day::date, 'Completed', :locale, :licensee, :unitCents,
         :priceCents, :discountCents, :userId, :email, 1, :createdAt, :createdAt, :completedAt, :terms)`

const ENTRIES = `
  insert into report_isins (report_id, position, entry, isin, common_code, name, is_available)
  select :id, place, isin, isin, "commonCode", name, "isAvailable"
    from rows from (jsonb_to_recordset(:entries::jsonb)
           as (isin text, "commonCode" text, name text, "isAvailable" boolean)) with ordinality
           as entry (isin, "commonCode", name, "isAvailable", place)`
