import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient } from '@japa/api-client'
import { createCustomer, createStaff } from '#database/factories/identity/people'
import type { User } from '#identity'
import UserModel from '#identity/models/user'
import { SYSTEM_ACTOR } from '#shared/audit'
import { rows } from '#shared/database'
import { issueInvoice } from '#billing/actions/invoice/issue_invoice'
import { statementList } from '#billing/lists/statement_list'
import { creditorReference, inGroupsOfFour } from '#shared/domain/creditor_reference'
import type { FoundGroup } from '#site/queries/find_anywhere'
import { givenTransfer } from '#tests/fixtures/billing/given_transfer'
import { givenPartner } from '#tests/fixtures/contracts/given_partner'
import { givenOrder } from '#tests/fixtures/orders/given_order'
import { givenQuota } from '#tests/fixtures/orders/given_quota'
import { givenProduct } from '#tests/fixtures/catalogue/priced_product'

const COMPANY = 'Quirin Vantage Research'
const IBAN = 'DE75512108001245126199'

async function find(client: ApiClient, search: string, user?: User): Promise<FoundGroup[]> {
  const asked = client.get('/palette/found').qs({ search }).accept('json')
  const response = await (user ? asked.loginAs(user) : asked)
  response.assertStatus(200)
  return (response.body() as { groups: FoundGroup[] }).groups
}

const ids = (groups: FoundGroup[]) => groups.flatMap(({ hits }) => hits.map(({ id }) => id))

const ownerOf = async (number: number) => {
  const [order] = await rows<{ user: number }>(
    null,
    'select user_id as "user" from orders where number = ?',
    [number]
  )
  return UserModel.findOrFail(order!.user)
}

test.group('Site | one find for everything', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('staff find an order by {$self}, with its state and total')
    .with(['number', 'reference', 'amount', 'company'] as const)
    .run(async ({ assert, client }, by) => {
      const number = await givenOrder({ company: COMPANY, cents: 3_751_917 })
      const search = {
        ...{ number: String(number), reference: creditorReference(number) },
        ...{ amount: '44,647.81', company: COMPANY.toLowerCase() },
      }[by]
      const [orders] = await find(client, search, await createStaff('viewer'))
      assert.deepInclude(orders!.hits[0], {
        id: `order:${number}`,
        path: `/admin/manage-orders/${number}`,
        label: `Order ${number}`,
        detail: COMPANY,
        cents: 4_464_781,
        state: { look: 'Registered', label: 'Registered' },
      })
    })

  test('beside an order stands what a transfer is compared with; a customer is not told who he is', async ({
    assert,
    client,
  }) => {
    const number = await givenOrder({ company: COMPANY, cents: 3_751_917 })
    const factsFor = async (user: User) => {
      const [orders] = await find(client, String(number), user)
      const facts = orders!.hits[0]!.facts ?? []
      return Object.fromEntries(facts.map(({ label, text }) => [label, text]))
    }
    const told = await factsFor(await createStaff('viewer'))
    assert.equal(told['Reference'], inGroupsOfFour(creditorReference(number)))
    assert.equal(told['Total incl. VAT, EUR'], '44,647.81')
    assert.match(told['Customer']!, new RegExp(`^${COMPANY}, `))
    assert.notProperty(await factsFor(await ownerOf(number)), 'Customer')
  })

  test('the order whose number was typed stands before newer ones that begin with it', async ({
    assert,
    client,
  }) => {
    const number = await givenOrder()
    for (let at = 0; at < 6; at++) {
      await rows(null, 'update orders set number = ? where number = ?', [
        number * 10 + at,
        await givenOrder(),
      ])
    }
    const [orders] = await find(client, String(number), await createStaff('viewer'))
    assert.equal(orders!.hits[0]!.id, `order:${number}`)
  })

  test('who may see quotas finds one by {$self}, which leads to its orders')
    .with(['comment', 'English amount', 'German amount', 'year', 'day'] as const)
    .run(async ({ assert, client }, by) => {
      const id = await givenQuota({ totalCents: 12_345_678, from: '2087-01-01', to: '2087-12-31' })
      await rows(null, `update quotas set comment = 'Quirin, frame of 2087' where id = ?`, [id])
      const search = {
        ...{ 'comment': 'quirin, frame', 'English amount': '123,456.78' },
        ...{ 'German amount': '123.456,78', 'year': '2087', 'day': '2087/12/31' },
      }[by]
      const groups = await find(client, search, await createStaff('manager'))
      assert.deepInclude(
        groups.find(({ name }) => name === 'quotas')!,
        {
          title: 'Quotas',
          hits: [
            {
              id: `quota:${id}`,
              path: `/admin/quotas/${id}/orders`,
              label: 'Quota 2087/01/01 to 2087/12/31',
              detail: 'Quirin, frame of 2087',
              state: { look: 'upcoming', label: 'Upcoming' },
              cents: 12_345_678,
              facts: [
                { label: 'Comment', text: 'Quirin, frame of 2087' },
                { label: 'Total, EUR', text: '123,456.78' },
                { label: 'Used, EUR', text: '0.00' },
                { label: 'Left, EUR', text: '123,456.78' },
              ],
            },
          ],
        }
      )
      for (const nobody of [await createStaff('viewer'), await createCustomer(), undefined]) {
        assert.notInclude(ids(await find(client, search, nobody)), `quota:${id}`)
      }
    })

  test('the invoice of an order is found by {$self}')
    .with(['number', 'reference', 'amount', 'order'] as const)
    .run(async ({ assert, client }, by) => {
      const number = await givenOrder({ cents: 3_751_917, state: 'Confirmed' })
      const issued = await issueInvoice(number, SYSTEM_ACTOR)
      if (!issued.ok) throw new Error(issued.refusal.code)
      const search = {
        ...{ number: `invoice of ${number}`, amount: 'Rechnung über 44.647,81' },
        ...{ reference: `invoice of ${inGroupsOfFour(creditorReference(number))}` },
        ...{ order: `invoice of order ${number}` },
      }[by]
      const groups = await find(client, search, await createStaff('viewer'))
      assert.deepEqual(ids(groups), [`invoice:${issued.value.label}`])
    })

  test('customers find their own orders, and nobody else’s', async ({ assert, client }) => {
    const number = await givenOrder({ company: COMPANY })
    const owner = await ownerOf(number)
    const [orders] = await find(client, creditorReference(number), owner)
    assert.equal(orders!.hits[0]!.path, `/my-account/my-orders/${number}`)
    for (const search of [String(number), COMPANY]) {
      assert.notInclude(ids(await find(client, search, await createCustomer())), `order:${number}`)
      assert.notInclude(ids(await find(client, search)), `order:${number}`)
    }
  })

  test('{role} find {kinds} of a name')
    .with([
      { role: 'viewer', kinds: ['order', 'user'] },
      { role: 'admin', kinds: ['order', 'user', 'partner'] },
      { role: 'sales', kinds: [] },
    ] as const)
    .run(async ({ assert, client }, { role, kinds }) => {
      await givenOrder({ company: COMPANY })
      await givenPartner({ name: COMPANY })
      const person = await createCustomer()
      await rows(null, 'update users set company = ? where id = ?', [COMPANY, person.id])
      const found = ids(await find(client, COMPANY, await createStaff(role)))
      assert.sameMembers([...new Set(found.map((id) => id.split(':')[0]))], [...kinds])
    })

  test('“confirm” finds what waits for its payment, for those who may confirm', async ({
    assert,
    client,
  }) => {
    const waiting = await givenOrder({ cents: 3_751_917 })
    await givenOrder({ cents: 3_751_917, state: 'Confirmed' })
    const groups = await find(client, 'confirm 44647.81', await createStaff('manager'))
    assert.deepEqual(ids(groups), [`order:${waiting}`])
    assert.equal(groups[0]!.hits[0]!.label, `Confirm the payment of order ${waiting}`)
    assert.isEmpty(await find(client, 'confirm 44647.81', await createStaff('viewer')))
  })

  test('who books transfers finds a line of a statement by {$self}')
    .with(['account', 'start of the account', 'reference', 'order', 'amount', 'payer', 'purpose'])
    .run(async ({ assert, client }, by) => {
      const number = await givenOrder()
      const { id, statementId } = await givenTransfer({
        ...{ payer: 'QUIRIN VANTAGE AG', iban: IBAN, amount: '44.647,83' },
        purpose: `${inGroupsOfFour(creditorReference(number))} LICENCE 4711`,
      })
      const search = {
        ...{ 'account': inGroupsOfFour(IBAN), 'start of the account': 'de75 5121 08' },
        ...{ reference: creditorReference(number), order: String(number) },
        ...{ amount: '44,647.83', payer: 'quirin', purpose: 'licence 47' },
      }[by]
      const groups = await find(client, search!, await createStaff('manager'))
      const [hit] = groups.find(({ name }) => name === 'transfers')!.hits
      assert.deepInclude(hit, {
        id: `transfer:${id}`,
        path: `/admin/manage-orders/statements/${statementId}?view=all&page=1#line-${id}`,
        label: 'QUIRIN VANTAGE AG',
        cents: 4_464_783,
        state: { look: 'Registered', label: 'To decide' },
      })
      const statements = await statementList.page(statementList.read({ search }))
      assert.sameMembers(
        statements.content.map((statement) => statement.id),
        [statementId]
      )
    })

  test('transfers are found by nobody else, and none that fits nothing', async ({
    assert,
    client,
  }) => {
    const { id } = await givenTransfer({ payer: 'QUIRIN AG', iban: IBAN, purpose: 'LICENCE' })
    const isFound = async (search: string, user?: User) =>
      ids(await find(client, search, user)).includes(`transfer:${id}`)
    for (const role of ['viewer', 'sales', 'derivatives'] as const) {
      assert.isFalse(await isFound(IBAN, await createStaff(role)), role)
    }
    assert.isFalse(await isFound(IBAN, await createCustomer()))
    assert.isFalse(await isFound(IBAN))
    const manager = await createStaff('manager')
    for (const search of ['DE75512108001245126198', '99.99', 'nobody', 'qu']) {
      assert.isFalse(await isFound(search, manager), search)
    }
    assert.isTrue(await isFound('confirm licence', manager))
    await rows(
      null,
      `update bank_statement_entries set state = 'SetAside', decided_at = now() where id = ?`,
      [id]
    )
    assert.isFalse(await isFound('confirm licence', manager))
    assert.isTrue(await isFound('licence', manager))
  })

  test('visitors find products, and what is not published nobody finds', async ({
    assert,
    client,
  }) => {
    await givenProduct('site_zirconia')
    await givenProduct('site_zirconium', { visible: false })
    const groups = await find(client, 'product site zirconia')
    assert.deepEqual(ids(groups), ['product:site_zirconia'])
    assert.isEmpty(await find(client, 'site_zirconium'))
  })

  test('staff who may see products find the way to the days of one', async ({ assert, client }) => {
    await givenProduct('site_zirconia')
    const groups = await find(client, 'product site zirconia', await createStaff('manager'))
    assert.includeMembers(ids(groups), ['product:site_zirconia', 'days:site_zirconia'])
    assert.notInclude(ids(await find(client, 'product site zirconia')), 'days:site_zirconia')
  })

  test('who has not agreed to the privacy notice finds what a visitor does', async ({
    assert,
    client,
  }) => {
    const number = await givenOrder()
    const owner = await ownerOf(number)
    await rows(null, 'update users set privacy_notice_agreed_at = null where id = ?', [owner.id])
    const again = await ownerOf(number)
    assert.isEmpty(await find(client, String(number), again))
  })

  test('{search} is answered, whatever it is')
    .with([
      { search: '' },
      { search: '%' },
      { search: "' or 1=1 --" },
      { search: 'x'.repeat(500) },
      { search: '\u0000\uD800' },
      { search: '999999999999999999999' },
      { search: 'RF' },
      { search: 'confirm confirm' },
    ])
    .run(async ({ client }, { search }) => {
      await find(client, search, await createStaff('admin'))
    })
})
