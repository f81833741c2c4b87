import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { findProductByCode } from '#catalogue'
import { DEMO_REQUESTS, type DemoRequest } from '#demo/subscriptions/requests'
import { actorOf, findAddresses, findUserByEmail } from '#identity'
import { recordAudit, SYSTEM_ACTOR } from '#shared/audit'
import { clock } from '#shared/clock'
import { rows } from '#shared/database'
import { CalendarDay } from '#shared/domain/calendar_day'

/** What was asked for, and how staff answered it. */
export async function seedRequests(trx: TransactionClientContract, manager: string) {
  const keeper = await findUserByEmail(manager)
  const by = keeper ? actorOf(keeper) : SYSTEM_ACTOR
  for (const request of DEMO_REQUESTS) {
    const person = await personOf(request)
    const product = await findProductByCode(request.product)
    if (!person || !product) continue
    const state = stateOf(request)
    const { isVisitor, ...who } = person
    const [made] = await rows<{ id: number }>(trx, INSERT, {
      ...{ ...who, productId: product.id, productName: product.name, state },
      startsOn: dayOf(request.starts),
      ...{ currencies: request.currencies ?? [], message: request.message },
      ...{ reason: request.answer?.reason ?? null, decidedAt: ago(request.answer?.days) },
      ...{ createdAt: ago(request.sent), wish: `demo ${request.sent} ${person.email}` },
    } as never)
    const subject = { type: 'subscription_request', id: made!.id }
    await recordAudit(trx, {
      actor: { id: isVisitor ? null : person.userId, label: person.email },
      ...{ subject, action: 'subscription_request.received', at: ago(request.sent)! },
      after: { state: 'New', product: product.name },
    })
    if (request.assigned) {
      await recordAudit(trx, {
        ...{ actor: by, subject, action: 'subscription_request.assigned' },
        ...{ after: { userId: person.userId }, at: ago(request.assigned.days)! },
      })
    }
    if (state === 'New') continue
    await recordAudit(trx, {
      ...{ actor: by, subject, action: `subscription_request.${state.toLowerCase()}` },
      ...{ before: { state: 'New' }, after: { state }, reason: request.answer?.reason },
      at: ago(request.answer!.days)!,
    })
  }
  return DEMO_REQUESTS.length
}

const stateOf = ({ answer }: DemoRequest) => {
  if (!answer) return 'New'
  return answer.reason ? 'Rejected' : 'Confirmed'
}

async function personOf({ email, visitor, assigned }: DemoRequest) {
  const account = assigned && (await findUserByEmail(assigned.to))
  if (visitor) return { ...visitor, userId: account?.id ?? null, isVisitor: true }
  const user = await findUserByEmail(email!)
  if (!user) return null
  const { billing } = await findAddresses(user.id)
  return {
    ...{ isVisitor: false, userId: user.id, firstName: user.firstName, lastName: user.lastName },
    ...{ company: user.company, email: user.email, locale: user.locale },
    country: billing?.country ?? null,
  }
}

const dayOf = (days?: number) =>
  days === undefined ? null : CalendarDay.today().plusDays(days).iso

const ago = (days?: number) => (days === undefined ? null : clock.now().minus({ days }).toJSDate())

/** What was confirmed gave the range that begins on its day. */
const INSERT = `
  insert into subscription_requests
    (user_id, first_name, last_name, company, country, email, locale, product_id, product_name,
     type_id, starts_on, currencies, message, wish, state, reason, range_id, decided_at, created_at)
  select :userId::bigint, :firstName, :lastName, :company, :country, :email, :locale,
         :productId::int, :productName, t.type_id, :startsOn::date, :currencies::text[], :message,
         :wish, :state, :reason, r.id, :decidedAt::timestamptz, :createdAt::timestamptz
    from (select min(type_id) as type_id from subscription_type_products
           where product_id = :productId::int having count(*) = 1) t
    left join subscription_users s
      on s.type_id = t.type_id and s.user_id = :userId::bigint and :state::text = 'Confirmed'
    left join subscription_ranges r on r.subscription_id = s.id and r.starts_on = :startsOn::date
  returning id`
