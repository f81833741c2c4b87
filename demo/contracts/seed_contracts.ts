import { CalendarDay } from '#shared/domain/calendar_day'
import { rows } from '#shared/database'
import { acceptFinding } from '#contracts/actions/entitlements/accept_finding'
import { contractTypes } from '#contracts/actions/records/contract_types'
import { informationProducts } from '#contracts/actions/records/information_products'
import { relations } from '#contracts/actions/records/relations'
import { seedEnded } from '#demo/contracts/seed_ended'
import { atNoon, sign } from '#demo/contracts/sign'
import { seedPapers } from '#demo/contracts/seed_papers'
import { findFindings } from '#contracts/queries/entitlements/find_findings'
import type { InformationProductValues } from '#contracts/domain/records/information_product'

const YEAR = 365
const BY = { id: null, label: 'ada.petersen@alster-exchange.example' }

const TYPES: [name: string, fromYear: number, toYear: number][] = [
  ['Data licence agreement', 2019, 2028],
  ['Data licence agreement, small firms', 2023, 2027],
  ['Non-display usage', 2022, 2027],
  ['Research and teaching', 2020, 2026],
  ['Framework agreement 2015', 2015, 2021],
]

type Product = InformationProductValues & { types: string[] }

const plain = { affiliates: false, timeSeries: false, remark: false }

/** What is signed for, and the subscription types that each stands for. */
const PRODUCTS: Product[] = [
  {
    ...{ ...plain, name: 'Index data', affiliates: true, timeSeries: true },
    types: [
      'Index Levels by the Second',
      'Index Closing and Settlement',
      'Index Members and Changes',
    ],
  },
  {
    ...{ ...plain, name: 'Market analytics', timeSeries: true },
    types: ['Open Interest Insight', 'Cash Market Liquidity'],
  },
  {
    ...{ ...plain, name: 'Reference data', affiliates: true },
    types: ['Reference Data, Norrland', 'Fund Prices'],
  },
  {
    ...{ ...plain, name: 'FX snapshots', remark: true },
    types: ['FX Forwards, Morning Snapshot', 'FX by Currency'],
  },
  { ...plain, name: 'Security reports', types: ['Single ISIN Reports'] },
  { ...plain, name: 'Holdings by country', remark: true, types: [] },
]

/** Contracts of the companies that have subscriptions, and of some that have none. */
export async function seedContracts(): Promise<number> {
  const today = CalendarDay.today()
  const long = atNoon(today.plusDays(-3 * YEAR))
  const types = await Promise.all(
    TYPES.map(([name, from, to]) => {
      const values = { name, validFrom: `${from}-01-01`, validTo: `${to}-12-31` }
      return idOf(contractTypes.add(values, BY, long))
    })
  )
  const products: number[] = []
  for (const { types: names, ...values } of PRODUCTS) {
    const productId = await idOf(informationProducts.add(values, BY, long))
    products.push(productId)
    for (const { id } of await typesCalled(names)) {
      await relations.add({ productId, subscriptionTypeId: id }, BY, long)
    }
  }
  for (const { at, partnerId, productId, since } of await served()) {
    const kept = { partnerId, contractTypeId: types[at % 2]!, productId }
    const { affiliates } = PRODUCTS[products.indexOf(productId)]!
    const contract = {
      ...servedContract(at, kept, CalendarDay.parse(since)!),
      affiliates: affiliates ? (at * 5) % 9 : null,
      endDate: null,
    }
    await sign(contract, { today, isProlonged: at % 3 === 0 })
  }
  const partners = await somePartners()
  for (const [at, { id }] of partners.entries()) {
    const contract = contractOf(at, { partnerId: id, types, products, today })
    await sign(contract, { today, isProlonged: false })
  }
  await seedEnded({ today, contractTypeId: types[0]!, productId: products[0]! })
  await accept(today)
  await seedPapers(BY)
  return partners.length
}

type Kept = { partnerId: number; contractTypeId: number; productId: number }

/** What a company is given, it has signed for; one contract began a month too late. */
const servedContract = (at: number, kept: Kept, since: CalendarDay) => ({
  ...kept,
  clmMaNumber: `MA-${since.year}-${String(410 + at * 7).padStart(5, '0')}`,
  ...{ remark: null, timeSeriesFrom: null, timeSeriesTo: null },
  startDate: at === 1 ? since.plusDays(31).iso : since.iso,
})

/** The companies of subscribers, all but each fourth, with the products of what they are given; reports come last. */
const served = () =>
  rows<{ at: number; partnerId: number; productId: number; since: string }>(
    null,
    `select at::int, "partnerId", "productId", since from (
       select row_number() over (order by min(t.special_type) nulls first, u.business_partner_id,
                r.product_id) - 1 as at,
              u.business_partner_id::bigint as "partnerId", r.product_id as "productId",
              to_char(coalesce(min(lower(s.days)), shop_today() - 400), 'YYYY-MM-DD') as since
         from subscription_users s
         join users u on u.id = s.user_id and u.business_partner_id is not null
         join product_subscriptions r on r.subscription_type_id = s.type_id
         join subscription_types t on t.id = s.type_id
        group by u.business_partner_id, r.product_id) of_companies
      where at % 4 <> 3`
  )

/** One of what does not agree is let be for a while. */
async function accept(today: CalendarDay): Promise<void> {
  const found = (await findFindings(today.iso)).find(({ kind }) => kind === 'without_data')
  if (!found) return
  const until = today.plusDays(21).iso
  const reason = 'Signed last week, the users are named by the end of the month'
  await acceptFinding({ finding: found.id, until, reason }, { today, actor: BY })
}

type From = { partnerId: number; types: number[]; products: number[]; today: CalendarDay }

/** Running ones mostly; each tenth has ended, each tenth ends soon, some are still to come. */
function contractOf(at: number, { partnerId, types, products, today }: From) {
  const product = at % 14 === 5 ? at % 4 : PRODUCTS.length - 1
  const { affiliates, timeSeries, remark } = PRODUCTS[product]!
  const [age, length] = [(at * 67) % 900, 365 * (1 + (at % 4))]
  const start = at % 13 === 12 ? today.plusDays(20 + at) : today.plusDays(-age - 30)
  const end = { 0: start.plusDays(length - 1), 3: today.plusDays(40), 7: today.plusDays(-25) }[
    at % 10
  ]
  return {
    ...{
      partnerId,
      contractTypeId: types[at % (types.length - 1)]!,
      productId: products[product]!,
    },
    clmMaNumber: `MA-${start.year}-${String(1017 + at * 31).padStart(5, '0')}`,
    affiliates: affiliates ? (at * 5) % 9 : null,
    timeSeriesFrom: timeSeries ? '2014-01-01' : null,
    timeSeriesTo: timeSeries ? start.plusDays(-1).iso : null,
    remark: remark && at % 2 === 0 ? 'Delivery by subscription, no redistribution.' : null,
    startDate: start.iso,
    endDate: (end && !end.isBefore(start) ? end : null)?.iso ?? null,
  }
}

const typesCalled = (names: string[]) =>
  rows<{ id: number }>(null, 'select id from subscription_types where name = any(?::text[])', [
    names,
  ])

/** Companies without users: most have signed for what the shop does not deliver by subscription. */
const somePartners = () =>
  rows<{ id: number }>(
    null,
    `select id from business_partners where user_count = 0 order by id limit 60`
  )

async function idOf(adding: ReturnType<typeof relations.add>): Promise<number> {
  const added = await adding
  if (!added.ok) throw new Error(`A demo record was refused: ${added.refusal.code}`)
  return added.value
}
