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

/** Numbers of a page by sorting everything. */
async function sorted(
  orderBy: OrderSort,
  direction: 'asc' | 'desc',
  { page, isNarrowed }: { page: number; isNarrowed: boolean }
): Promise<number[]> {
  const narrow = `type = 'B2B' and state in ('Registered', 'Confirmed', 'Failed')`
  const found = await rows<{ number: number }>(
    null,
    `select number from orders where state <> 'New' and ${isNarrowed ? narrow : 'true'}
      order by ${SORT_COLUMNS[orderBy]} ${direction}, id ${direction} limit 10 offset ?`,
    [(page - 1) * 10]
  )
  return found.map(({ number }) => number)
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
        const expected = await sorted(by, direction, { page, isNarrowed: true })
        assert.lengthOf(expected, 10)
        assert.deepEqual(await listed(address), expected, `page ${page}`)
      }
    })

  test('far behind, in each order, holds what sorting everything gives', async ({ assert }) => {
    await givenManyOrders(1_500)
    for (const by of SORTS) {
      for (const direction of DIRECTIONS) {
        const address = { orderBy: by, orderDirection: direction, page: '110' }
        const expected = await sorted(by, direction, { page: 110, isNarrowed: false })
        assert.deepEqual(await listed(address), expected, `${by} ${direction}`)
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
