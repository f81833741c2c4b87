import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { createCustomer } from '#database/factories/identity/people'
import { rows } from '#shared/database'
import { sumUpTallies } from '#orders/actions/sum_up_tallies'
import { adminOrderList } from '#orders/lists/admin_order_list'
import { SORT_COLUMNS, type OrderSort } from '#orders/queries/list/order_list'

const SORTS = Object.keys(SORT_COLUMNS) as OrderSort[]
const DIRECTIONS = ['asc', 'desc'] as const

/** Many orders of few months, companies, prices and states, so that most share their place with others. */
async function givenManyOrders(orders: number) {
  const { id } = await createCustomer()
  await rows(
    null,
    `insert into orders (number, user_id, state, type, payment_method, subtotal_cents, fee_cents,
       net_cents, vat_percent, vat_cents, gross_cents, vat_reason, email, contact_name, company,
       billing_address, delivery_address, quote, locale, created_at, updated_at)
     select 24000 + n * 7, :id::bigint,
            (array['Registered', 'Confirmed', 'Failed', 'Rejected', 'New'])[1 + n % 5],
            case when n % 6 = 0 then 'INTERNAL' else 'B2B' end,
            (array['BankTransfer', 'Card', 'Quota'])[1 + n % 3], cents, 0, cents, 0, 0, cents,
            'outside_eu', 'anna@house.example', 'Anna', 'House ' || n % 4, '{}', '{}', '{}', 'en',
            at, at + (n % 3) * interval '20 days'
       from generate_series(1, :orders::integer) n,
            lateral (select (n % 9) * (10 ^ (n % 5))::bigint as cents,
                            timestamptz '2025-01-01Z' + (n * 37 % 300) * interval '1 day' as at) as drawn`,
    { id, orders }
  )
}

const KINDS = {
  type: 'B2B',
  state: 'Registered,Confirmed,Failed',
}

/** Numbers of a page as the list finds them. */
async function listed(address: Record<string, string>): Promise<number[]> {
  const { content } = await adminOrderList.page(adminOrderList.read(address), null)
  return content.map(({ number }) => number)
}

const NARROW = `type = 'B2B' and state in ('Registered', 'Confirmed', 'Failed')`
const DAYS = { createdFrom: '2025-02-01', createdTo: '2025-05-31' }
const OF_DAYS = `shop_day(created_at) between '2025-02-01' and '2025-05-31'`

/** Numbers of a page by sorting everything. */
async function sorted(
  orderBy: OrderSort,
  direction: 'asc' | 'desc',
  { page, narrow = 'true' }: { page: number; narrow?: string }
): Promise<number[]> {
  const found = await rows<{ number: number }>(
    null,
    `select number from orders where state <> 'New' and ${narrow}
      order by ${SORT_COLUMNS[orderBy]} ${direction}, id ${direction} limit 10 offset ?`,
    [(page - 1) * 10]
  )
  return found.map(({ number }) => number)
}

async function allSorted(orderBy: OrderSort, direction: 'asc' | 'desc', narrow: string) {
  const found = await rows<{ number: number }>(
    null,
    `select number from orders where state <> 'New' and ${narrow}
      order by ${SORT_COLUMNS[orderBy]} ${direction}, id ${direction}`
  )
  return found.map(({ number }) => number)
}

/** Numbers of all pages, each behind the one before; as many as every answer says there are. */
async function walked(address: Record<string, string>): Promise<number[]> {
  const wish = adminOrderList.read(address)
  const seen: number[] = []
  let told = await adminOrderList.pageOrNothing(wish, null)
  const { totalCount } = told
  for (;;) {
    seen.push(...told.content.map(({ number }) => number))
    if (told.next === null) break
    told = await adminOrderList.pageOrNothing({ ...wish, behind: told.next }, null)
    if (told.totalCount !== totalCount) throw new Error(`Now there are ${told.totalCount}`)
  }
  if (seen.length !== totalCount) throw new Error(`There are ${totalCount}`)
  return seen
}

const CHANGES = [
  `update orders set state = 'Rejected', version = version + 1 where id % 7 = 0`,
  `update orders set updated_at = updated_at + interval '50 days' where id % 3 = 0`,
  `update orders set subtotal_cents = 7, net_cents = 7, gross_cents = 7, company = 'House 1' where id % 11 = 0`,
  `delete from orders where id % 13 = 0`,
  `update orders set state = 'Confirmed' where state = 'New'`,
]

async function differences() {
  const kept = `select sort, from_number, from_time, from_text, from_id, state, type, payment_method,
                       sum(orders) as orders
                  from order_places group by 1, 2, 3, 4, 5, 6, 7, 8 having sum(orders) <> 0`
  const counted = `select place.*, state, type, payment_method, count(*)::numeric
                     from orders o, places_of_order(o) as place
                    where state not in ('New', 'Locked') group by 1, 2, 3, 4, 5, 6, 7, 8`
  return rows(null, `(${kept} except ${counted}) union all (${counted} except ${kept})`)
}

test.group('Orders | any page of the list for staff', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('narrowed, by {by} {direction}, holds what sorting everything gives')
    .with(SORTS.flatMap((by) => DIRECTIONS.map((direction) => ({ by, direction }))))
    .run(async ({ assert }, { by, direction }) => {
      await givenManyOrders(240)
      for (const page of [1, 2, 7, 12]) {
        const address = { ...KINDS, orderBy: by, orderDirection: direction, page: String(page) }
        const expected = await sorted(by, direction, { page, narrow: NARROW })
        assert.lengthOf(expected, 10)
        assert.deepEqual(await listed(address), expected, `page ${page}`)
      }
    })

  test('of some days, in each order, holds what sorting everything gives', async ({ assert }) => {
    await givenManyOrders(240)
    for (const by of SORTS) {
      for (const direction of DIRECTIONS) {
        const address = { ...DAYS, orderBy: by, orderDirection: direction, page: '3' }
        const expected = await sorted(by, direction, { page: 3, narrow: OF_DAYS })
        assert.lengthOf(expected, 10)
        assert.deepEqual(await listed(address), expected, `${by} ${direction}`)
      }
    }
    const wish = adminOrderList.read({ ...DAYS, ...KINDS, page: '99' })
    const [counted] = await rows<{ orders: number }>(
      null,
      `select count(*)::int as orders from orders where ${NARROW} and ${OF_DAYS}`
    )
    const { totalCount, page, pages } = await adminOrderList.page(wish, null)
    assert.deepEqual([totalCount, page], [counted!.orders, pages])
  })

  test('far behind, in each order, holds what sorting everything gives', async ({ assert }) => {
    await givenManyOrders(1_500)
    for (const by of SORTS) {
      for (const direction of DIRECTIONS) {
        const address = { orderBy: by, orderDirection: direction, page: '110' }
        const expected = await sorted(by, direction, { page: 110 })
        assert.deepEqual(await listed(address), expected, `${by} ${direction}`)
      }
    }
  })

  test('read to the end by cursors, in each order, holds what sorting everything gives: {what}')
    .with([
      { what: 'everything', asked: {}, narrow: 'true' },
      { what: 'narrowed', asked: KINDS, narrow: NARROW },
      { what: 'of some days', asked: DAYS, narrow: OF_DAYS },
      { what: 'searched', asked: { search: 'House 2' }, narrow: `company = 'House 2'` },
    ])
    .run(async ({ assert }, { asked, narrow }) => {
      await givenManyOrders(240)
      for (const by of SORTS) {
        for (const direction of DIRECTIONS) {
          const address = { ...asked, orderBy: by, orderDirection: direction, limit: '35' }
          const expected = await allSorted(by, direction, narrow)
          assert.deepEqual(
            await walked(address as Record<string, string>),
            expected,
            `${by} ${direction}`
          )
        }
      }
    })

  test('is found by counts that stay those of the orders, through every kind of change', async ({
    assert,
  }) => {
    await givenManyOrders(100)
    for (const change of CHANGES) {
      await rows(null, change)
      assert.isEmpty(await differences(), change)
    }
    await sumUpTallies()
    assert.isEmpty(await differences(), 'summed up')
    const [{ doubled }] = (await rows<{ doubled: number }>(
      null,
      `select count(*) as doubled from (
         select from order_places
          group by sort, from_number, from_time, from_text, from_id, state, type, payment_method
         having count(*) > 1) as more`
    )) as [{ doubled: number }]
    assert.equal(doubled, 0)
    await rows(null, 'truncate orders cascade')
    assert.isEmpty(await rows(null, 'select 1 from order_places limit 1'))
  })
})
