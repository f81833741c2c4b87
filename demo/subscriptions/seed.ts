import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DEMO_SUBSCRIPTIONS, type DemoRange, type DemoSubscription } from '#demo/subscriptions/held'
import { initialiseDemo } from '#demo/subscriptions/seed_initialisation'
import { seedEndedRuns } from '#demo/subscriptions/seed_ended_runs'
import { seedMailings } from '#demo/subscriptions/seed_mailings'
import { seedRequests } from '#demo/subscriptions/seed_requests'
import { seedVisits } from '#demo/subscriptions/seed_visits'
import { DEMO_TYPES, type DemoType } from '#demo/subscriptions/types'
import { actorOf, findUserByEmail } from '#identity'
import { recordAudit, SYSTEM_ACTOR, type Actor } from '#shared/audit'
import { clock } from '#shared/clock'
import { rows, transaction } from '#shared/database'
import { CalendarDay } from '#shared/domain/calendar_day'
import { makeFeed } from '#subscriptions/actions/feeds/make_feed'
import { addTypeIn } from '#subscriptions/actions/types/add_type'

const MANAGER = 'mats.hansen@alster-exchange.example'

/** What can be subscribed to, and who has what of it, with its past. */
export async function seedSubscriptionsDemo(progress: (text: string) => void): Promise<void> {
  const [known] = await rows<{ n: number }>(null, 'select count(*) as n from subscription_types')
  if (known!.n > 0) return progress('0 subscription types')
  const manager = await findUserByEmail(MANAGER)
  const by = manager ? actorOf(manager) : SYSTEM_ACTOR
  const requests = await transaction(async (trx) => {
    for (const type of DEMO_TYPES) await addDemoType(trx, type, by)
    for (const held of DEMO_SUBSCRIPTIONS) await addSubscription(trx, held)
    await seedMailings(trx, MANAGER)
    await seedEndedRuns(trx)
    return seedRequests(trx, MANAGER)
  })
  const [first] = DEMO_SUBSCRIPTIONS
  await addFeed(first!)
  await initialiseDemo()
  await seedVisits()
  const [types, held] = [DEMO_TYPES.length, DEMO_SUBSCRIPTIONS.length]
  progress(`${types} subscription types, ${held} subscriptions, ${requests} requests for some`)
}

/** A reader that asks for what is new of a subscription. */
async function addFeed({ email, type }: DemoSubscription) {
  const user = await findUserByEmail(email)
  const [held] = await rows<{ id: number }>(
    null,
    'select id from subscription_types where name = ?',
    [type]
  )
  if (user) await makeFeed({ userId: user.id, typeId: held!.id, by: actorOf(user) })
}

/** As staff add it, with those who are told of its late days. */
async function addDemoType(
  trx: TransactionClientContract,
  { contacts, ...type }: DemoType,
  by: Actor
) {
  const plain = { comment: null, isFilterable: false, specialType: null, snapshotAt: null }
  const added = await addTypeIn(trx, { ...plain, ...type }, by)
  if (!added.ok) throw new Error(`${type.name}: ${added.refusal.code}`)
  await rows(
    trx,
    `insert into subscription_contacts (type_id, email, locale)
     select ?, email, case when position % 2 = 1 then 'de' else 'en' end
       from unnest(?::text[]) with ordinality as contact (email, position)`,
    [added.value, contacts]
  )
}

async function addSubscription(trx: TransactionClientContract, held: DemoSubscription) {
  const user = await findUserByEmail(held.email)
  if (!user) return
  const [visibleFrom, visibleUntil] = held.visible ?? [null, null]
  const [made] = await rows<{ id: number }>(
    trx,
    `insert into subscription_users
       (type_id, user_id, is_unrestricted, visible_from, visible_until, is_told_late, created_at,
        updated_at)
     select id, :userId, :isUnrestricted, :from, :until, :isToldLate, :at, :at
       from subscription_types where name = :type returning id`,
    {
      ...{ userId: user.id, type: held.type, isUnrestricted: held.unrestricted ?? false },
      isToldLate: held.toldLate ?? false,
      ...{ from: dayOf(visibleFrom), until: dayOf(visibleUntil), at: ago(held.given) },
    } as never
  )
  for (const range of held.ranges) await addRange(trx, { id: made!.id, at: ago(held.given) }, range)
  await addReminders(trx, made!.id)
  if (held.fetched) await addDownloads(trx, { id: made!.id, userId: user.id, ...held.fetched })
  const manager = await findUserByEmail(MANAGER)
  await recordAudit(trx, {
    actor: manager ? actorOf(manager) : SYSTEM_ACTOR,
    subject: { type: 'subscription', id: made!.id },
    ...{ action: 'subscription.assigned', at: ago(held.given), reason: held.why },
    after: { type: held.type, user: held.email, isUnrestricted: held.unrestricted ?? false },
  })
}

type Given = { id: number; at: Date }

async function addRange(trx: TransactionClientContract, { id, at }: Given, range: DemoRange) {
  const { days, visible = [null, null], trial = false, salesTrial = false, items = [] } = range
  const actualStart = dayOf(range.actualStart ?? null)
  const [made] = await rows<{ id: number }>(
    trx,
    `insert into subscription_ranges (subscription_id, starts_on, ends_on,
       actual_starts_on, visible_from, visible_until, is_trial, is_sales_trial, created_at, updated_at)
     values (:id, :from, :until, :actualStart, :visibleFrom, :visibleUntil, :trial, :salesTrial, :at, :at)
     returning id`,
    {
      ...{ id, at, actualStart, from: dayOf(days[0]), until: dayOf(days[1]), trial, salesTrial },
      ...{ visibleFrom: dayOf(visible[0]), visibleUntil: dayOf(visible[1]) },
    } as never
  )
  await rows(trx, 'insert into subscription_range_items select ?, unnest(?::text[])', [
    made!.id,
    items,
  ])
  await rows(trx, 'update subscription_versions set since = ? where range_id = ?', [at, made!.id])
}

/** Whoever was to be reminded before today was, at six in the morning. */
async function addReminders(trx: TransactionClientContract, subscriptionId: number) {
  await rows(
    trx,
    `insert into subscription_reminders
     select r.id, r.ends_on, days, r.ends_on - days + interval '6 hours'
       from subscription_ranges r, unnest(array[30, 7, 0]) days
      where r.subscription_id = ? and r.ends_on - days < current_date
        and r.ends_on - days > greatest(r.starts_on, r.created_at::date)`,
    [subscriptionId]
  )
}

type Fetched = { id: number; userId: number; from: number; until: number }

/** Every day that there is, fetched by a script the morning after. */
async function addDownloads(trx: TransactionClientContract, { from, until, ...of }: Fetched) {
  await rows(
    trx,
    `insert into subscription_downloads
       (subscription_id, product_id, day, part, version, user_id, way, address, bytes, sha256, at)
     select s.id, f.product_id, f.day, f.part, 1, :userId::bigint, 'script', '203.0.113.24', f.bytes,
            case when f.version = 1 then f.sha256 end, f.day + interval '1 day 6 hours 1 minute'
       from subscription_users s
       join subscription_type_products p on p.type_id = s.type_id
       join lake_files f on f.product_id = p.product_id
      where s.id = :id::bigint and f.day between :from::date and :until::date`,
    { ...of, from: dayOf(from), until: dayOf(until) }
  )
}

const dayOf = (days: number | null) =>
  days === null ? null : CalendarDay.today().plusDays(days).iso

const ago = (days: number) => clock.now().minus({ days }).toJSDate()
