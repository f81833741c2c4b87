import { SECURITIES } from '#demo/catalogue/world/securities'
import type { ReportPlan } from '#demo/reports/plans'
import shop from '#config/shop'
import { actorOf, findUserByEmail } from '#identity'
import { rows } from '#shared/database'
import { CalendarDay } from '#shared/domain/calendar_day'
import { inForceOn } from '#shared/domain/in_force'
import { changeDiscount } from '#reports/actions/change_discount'
import { makeNextReport } from '#reports/actions/make/make_next_report'
import { requestReport } from '#reports/actions/request_report'

/** Asks for a report and makes it, as the shop does; then it becomes one of the past. */
export async function seedReport(productId: number, plan: ReportPlan): Promise<void> {
  const user = await findUserByEmail(plan.email)
  const by = plan.by ? await findUserByEmail(plan.by) : user
  if (!user || !by) return
  const asked = await requestReport({
    user: { id: user.id, email: user.email, company: user.company ?? '', locale: user.locale },
    day: CalendarDay.parse(await dayBefore(productId, plan.daysAgo))!,
    text: plan.securities.map((at) => SECURITIES[at]!.isin).join('\n'),
    actor: actorOf(by),
    isOnBehalf: plan.by !== undefined,
  })
  if (!asked.ok) throw new Error(`The report of the demo is refused: ${asked.refusal.code}`)
  const { id } = asked.value
  // What its files say of the day on which it was asked for is drawn with them.
  await age(id, plan.daysAgo)
  if (plan.failure) await fail(id, plan.failure)
  else await makeNextReport()
  if (plan.discountCents) {
    await changeDiscount({ id, discountCents: plan.discountCents, actor: actorOf(by) })
  }
  await ageMaking(id, plan.daysAgo)
}

/** The newest snapshot that there was so many days ago. */
async function dayBefore(productId: number, daysAgo: number): Promise<string> {
  const [found] = await rows<{ day: string }>(
    null,
    `select day from report_days where product_id = ? and day < shop_today() - ?::int
      order by day desc limit 1`,
    [productId, daysAgo]
  )
  return found!.day
}

const fail = (id: number, code: string) =>
  rows(
    null,
    `update reports set state = 'Failed', attempt = 3, started_at = now(),
            failure = jsonb_build_object('code', ?::text,
              'params', jsonb_build_object('day', to_char(day, 'YYYY/MM/DD')))
      where id = ?`,
    [code, id]
  )

const PAST = 'make_interval(days => :daysAgo::int, hours => 2)'

const age = (id: number, daysAgo: number) =>
  rows(
    null,
    `update reports set created_at = created_at - ${PAST}, terms_version = :terms where id = :id`,
    { id, daysAgo, terms: termsOf(CalendarDay.today().plusDays(-daysAgo)) }
  )

const termsOf = ({ iso }: CalendarDay) => inForceOn(iso, shop.termsVersions).version

const ageMaking = (id: number, daysAgo: number) =>
  rows(
    null,
    `update reports set started_at = started_at - ${PAST}, completed_at = completed_at - ${PAST}
      where id = :id`,
    { id, daysAgo }
  )
