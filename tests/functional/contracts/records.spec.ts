import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { listAudit } from '#shared/audit'
import { rows } from '#shared/database'
import { CalendarDay } from '#shared/domain/calendar_day'
import { createStaff } from '#database/factories/identity/people'
import { givenContract, givenProduct } from '#tests/fixtures/contracts/given_contract'
import { givenPartner } from '#tests/fixtures/contracts/given_partner'
import { givenType } from '#tests/fixtures/subscriptions/given_subscription'

type Answer = {
  data: Record<string, unknown> & { content: Record<string, unknown>[]; totalCount: number }
  errors: { code: string; field?: string; message: string }[]
}

const [CONTRACTS, RELATIONS]: string[] = ['/api/v1/contracts', '/api/v1/product-subscriptions']

const toastsOf = (response: { flashMessage: (name: string) => unknown }) =>
  response.flashMessage('toasts')

test.group('Contracts | master data', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('a contract type is added, edited and deleted, each with its toast and in its history', async ({
    assert,
    client,
  }) => {
    const admin = await createStaff('admin')
    const sent = { name: 'Licence', validFrom: '2026/01/01', validTo: '2026/12/31' }
    const added = await client
      .post('/admin/contracts/types')
      .json(sent)
      .loginAs(admin)
      .withCsrfToken()
      .redirects(0)
    assert.deepEqual(toastsOf(added), [{ tone: 'success', text: 'Contract type added' }])
    const [kept] = await rows<{ id: number }>(null, 'select id from contract_types')
    const at = `/admin/contracts/types/${kept!.id}`
    const edit = (body: object) =>
      client.put(at).json(body).loginAs(admin).withCsrfToken().redirects(0)
    const edited = await edit({ ...sent, name: 'Licence 2026', version: 1 })
    assert.deepEqual(toastsOf(edited), [{ tone: 'success', text: 'Contract type edited' }])
    const late = await edit({ ...sent, name: 'Other', version: 1 })
    assert.include(JSON.stringify(toastsOf(late)), `${admin.email} has changed it meanwhile`)
    const turned = await edit({ ...sent, validTo: '2025/01/01' })
    assert.deepEqual(turned.flashMessage('inputErrorsBag') as object, {
      validTo: ['Valid from date must be before valid to'],
    })
    const deleted = await client.delete(at).loginAs(admin).withCsrfToken().redirects(0)
    assert.deepEqual(toastsOf(deleted), [{ tone: 'success', text: 'Contract type deleted' }])
    const history = await listAudit({ type: 'contract_type', id: kept!.id })
    assert.deepEqual(
      history.map(({ action }) => action),
      ['contract_type.added', 'contract_type.edited', 'contract_type.deleted']
    )
    const page = await client.get(`${at}/history`).loginAs(admin).withInertia()
    assert.lengthOf((page.body() as { props: { entries: object[] } }).props.entries, 3)
  })

  test('what something refers to is not deleted: {kind}')
    .with([
      { kind: 'types', is: 'contractTypeId', says: 'A contract is of this type' },
      {
        kind: 'products',
        is: 'productId',
        says: 'A contract or a relation refers to this product',
      },
    ] as const)
    .run(async ({ assert, client }, { kind, is, says }) => {
      const contract = await givenContract()
      const admin = await createStaff('admin')
      const at = `/admin/contracts/${kind}/${contract[is]}`
      const refused = await client.delete(at).loginAs(admin).withCsrfToken().redirects(0)
      assert.include(JSON.stringify(toastsOf(refused)), says)
    })

  test('a partner with a contract stays, and a new number is the contract’s too', async ({
    assert,
    client,
  }) => {
    const { id, partnerId } = await givenContract()
    const admin = await createStaff('admin')
    const at = `/api/v1/business-partners/${partnerId}`
    const refused = await client.delete(at).loginAs(admin).withCsrfToken()
    refused.assertStatus(409)
    const code = 'partners.errors.has_contract'
    assert.equal((refused.body() as Answer).errors[0]!.code, code)
    const body = { bpId: 4712, bpName: 'Renumbered', countryCode: 'DE' }
    await client.put(at).json(body).loginAs(admin).withCsrfToken()
    const [kept] = await rows(null, 'select partner_id as p from contracts where id = ?', [id])
    assert.equal(kept!.p, 4712)
  })

  test('a relation is there once, whoever adds it at the same time', async ({ assert, client }) => {
    const admin = await createStaff('admin')
    const type = await givenType()
    const productId = await givenProduct()
    const body = { productId, subscriptionTypeId: type }
    const add = () => client.post(RELATIONS!).json(body).loginAs(admin).withCsrfToken()
    ;(await add()).assertStatus(201)
    const second = await add()
    second.assertStatus(409)
    const { errors } = second.body() as Answer
    assert.deepEqual(
      errors.map(({ field, message }) => ({ field, message })),
      [{ field: 'subscriptionTypeId', message: 'Selected combination already exist' }]
    )
    const missing = await client
      .post(RELATIONS!)
      .json({ ...body, productId: 999_999_999 })
      .loginAs(admin)
      .withCsrfToken()
    missing.assertStatus(422)
  })

  test('contracts are found by what is typed, by the day they run on, and by what ends soon', async ({
    assert,
    client,
  }) => {
    const admin = await createStaff('admin')
    const partner = await givenPartner({ name: 'Norrlot AB' })
    const productId = await givenProduct({ name: 'Depth of book' })
    await givenContract({ partnerId: partner.id, productId, startDate: null, endDate: null })
    const of = { partnerId: partner.id, productId }
    await givenContract({ ...of, startDate: '2020-01-01', endDate: '2020-12-31' })
    await givenContract({ startDate: '2021-01-01', endDate: null })
    const find = async (query: Record<string, string | number>) => {
      const found = await client.get(CONTRACTS!).qs(query).loginAs(admin)
      found.assertStatus(200)
      return (found.body() as Answer).data.totalCount
    }
    assert.equal(await find({}), 3)
    assert.equal(await find({ search: 'norrlot' }), 2)
    assert.equal(await find({ search: String(partner.id) }), 2)
    assert.equal(await find({ on: '2020-06-01' }), 2)
    assert.equal(await find({ on: '2021-06-01' }), 2)
    assert.equal(await find({ product: productId }), 2)
    assert.equal(await find({ partner: partner.id, view: 'ended' }), 1)
    assert.equal(await find({ product: 'x' }), 0)
    assert.equal(await find({ view: 'ending' }), 0)
    const today = CalendarDay.today()
    for (const days of [0, 90, 91]) {
      await givenContract({ startDate: '2021-01-01', endDate: today.plusDays(days).iso })
    }
    await givenContract({ startDate: today.plusDays(1).iso, endDate: today.plusDays(2).iso })
    assert.equal(await find({ view: 'ending' }), 2)
  })

  test('contracts are found, and stand in order, by what their partner, type and product are called now', async ({
    assert,
    client,
  }) => {
    const admin = await createStaff('admin')
    const [first, last] = [
      await givenContract({ partnerId: (await givenPartner({ name: 'Zz Aalto AB' })).id }),
      await givenContract({ partnerId: (await givenPartner({ name: 'Zz Bergen AS' })).id }),
    ]
    const found = async (asked: string) => {
      const page = await client
        .get(`/admin/contracts/contracts?${asked}`)
        .loginAs(admin)
        .withInertia()
      const { contracts } = (page.body() as { props: { contracts: { id: number }[] } }).props
      return contracts.map(({ id }) => id)
    }
    assert.deepEqual(await found('search=zz+'), [first.id, last.id])
    const renamed = [
      ['business_partners', 'Zz Cadiz SA', first.partnerId],
      ['contract_types', 'Zz Later type', first.contractTypeId],
      ['information_products', 'Zz Earlier product', first.productId],
    ] as const
    for (const [table, name, id] of renamed) {
      await rows(null, `update ${table} set name = ? where id = ?`, [name, id])
    }
    assert.deepEqual(await found('search=zz+'), [last.id, first.id])
    assert.deepEqual(await found('search=aalto'), [])
    for (const name of ['cadiz', 'later+type', 'earlier+PRODUCT', String(first.partnerId)]) {
      assert.deepEqual(await found(`search=${name}`), [first.id], name)
    }
    await rows(null, 'update contracts set partner_id = ? where id = ?', [last.partnerId, first.id])
    assert.deepEqual(await found('search=cadiz'), [])
    assert.lengthOf(await found('search=bergen'), 2)
  })

  test('two clerks on one contract: the second learns who was quicker and loses nothing', async ({
    assert,
    client,
  }) => {
    const { id, partnerId, contractTypeId, productId } = await givenContract()
    const [first, second] = [await createStaff('admin'), await createStaff('admin')]
    const at: string = `/admin/contracts/contracts/${id}`
    const save = (clerk: typeof first, clmMaNumber: string, version: number) =>
      client
        .put(at)
        .json({
          ...{ bpId: partnerId, contractTypeId, contractProductId: productId, clmMaNumber },
          ...{ startDate: '2026/01/01', endDate: '2026/12/31', version },
        })
        .loginAs(clerk)
        .withCsrfToken()
        .redirects(0)
    const numbers = async () =>
      (await rows(null, 'select clm_ma_number as n from contracts where id = ?', [id]))[0]!.n
    const saved = await save(first, 'MA-FIRST', 1)
    const offer = { text: 'Contract edited', way: { path: `${at}/give` } }
    assert.containsSubset(toastsOf(saved), [offer])
    const late = await save(second, 'MA-SECOND', 1)
    const reason = `${first.email} has changed it meanwhile. What you typed is kept.`
    assert.deepEqual(late.flashMessage('inputErrorsBag') as object, { form: [reason] })
    const failed = { tone: 'error', text: `Contract editing failed: ${reason}` }
    assert.deepEqual(toastsOf(late), [failed])
    assert.equal(await numbers(), 'MA-FIRST')
    await save(second, 'MA-SECOND', 2)
    assert.equal(await numbers(), 'MA-SECOND')
  })

  test('the product of a deleted relation can be signed for, that of a deleted product cannot', async ({
    assert,
    client,
  }) => {
    const admin = await createStaff('admin')
    const call = async (method: 'post' | 'delete', path: string, body: object = {}) =>
      client[method](path).json(body).loginAs(admin).withCsrfToken()
    const [productId, contractProductId] = [await givenProduct(), await givenProduct()]
    const relation = { productId, subscriptionTypeId: await givenType() }
    const made = ((await call('post', RELATIONS!, relation)).body() as Answer).data
    ;(await call('delete', `${RELATIONS}/${Number(made.id)}`)).assertStatus(200)
    const { partnerId, contractTypeId } = await givenContract()
    const contract = { bpId: partnerId, contractTypeId, clmMaNumber: 'MA-9' }
    const signed = await call('post', CONTRACTS!, { ...contract, contractProductId: productId })
    signed.assertStatus(201)
    const { id } = (signed.body() as Answer).data
    const give: string = `/admin/contracts/contracts/${Number(id)}/give`
    const page = await client.get(give).loginAs(admin).withInertia()
    assert.isEmpty((page.body() as { props: { gift: { types: object[] } } }).props.gift.types)

    await call('delete', `/api/v1/information-products/${contractProductId}`)
    const refused = await call('post', CONTRACTS!, { ...contract, contractProductId })
    refused.assertStatus(422)
    assert.containsSubset((refused.body() as Answer).errors, [
      {
        field: 'contractProductId',
        message: 'This information product is not there any more.',
      },
    ])
  })

  test('what the database fills in of a contract stands in no history', async ({
    assert,
    client,
  }) => {
    const { id } = await givenContract()
    const at: string = `/admin/contracts/contracts/${id}`
    await client
      .delete(at)
      .loginAs(await createStaff('admin'))
      .withCsrfToken()
      .redirects(0)
    const [deleted] = await listAudit({ type: 'contract', id })
    assert.equal(deleted!.action, 'contract.deleted')
    assert.containsSubset(deleted!.before, { clmMaNumber: 'MA-0001', startDate: '2026-01-01' })
    assert.notAnyProperties(deleted!.before, ['partnerName', 'searchText', 'createdAt'])
  })

  test(
    'a partner whose number no partner can have is refused at its field, by call and page: {bpId}'
  )
    .with([{ bpId: 10_000_000_000 }, { bpId: 2 ** 63 }, { bpId: -1 }])
    .run(async ({ assert, client }, { bpId }) => {
      const admin = await createStaff('admin')
      const { id } = await givenContract()
      const called = await client
        .put(`${CONTRACTS}/${id}`)
        .json({ bpId })
        .loginAs(admin)
        .withCsrfToken()
      assert.equal(called.status(), 422)
      assert.containsSubset((called.body() as Answer).errors, [{ field: 'bpId' }])
      const page = client.put(`/admin/contracts/contracts/${id}`).json({ bpId, version: 1 })
      const sent = await page.loginAs(admin).withCsrfToken().redirects(0)
      assert.property(sent.flashMessage('inputErrorsBag') as object, 'bpId')
    })

  test('a call and a page give a contract as it was sent', async ({ assert, client }) => {
    const admin = await createStaff('admin')
    const partner = await givenPartner({ name: 'Norrlot AB' })
    const productId = await givenProduct({ timeSeries: true })
    const { contractTypeId } = await givenContract()
    const body = {
      ...{ bpId: partner.id, contractTypeId, clmMaNumber: 'MA-9', contractProductId: productId },
      ...{ timeSeriesFrom: 20200101, timeSeriesTo: 0, startDate: 20260101, endDate: 0 },
      ...{ affiliates: 3 },
    }
    const added = await client.post(CONTRACTS!).json(body).loginAs(admin).withCsrfToken()
    added.assertStatus(201)
    const said = (added.body() as Answer).data
    assert.containsSubset(said, { ...body, affiliates: null, customerName: 'Norrlot AB' })
    const page = await client.get('/admin/contracts/contracts').loginAs(admin).withInertia()
    const { contracts } = (page.body() as { props: { contracts: object[] } }).props
    assert.containsSubset(contracts, [{ id: said.id, timeSeriesFrom: '2020-01-01', endDate: null }])
    const gone = await client
      .put(`${CONTRACTS}/999999999`)
      .json(body)
      .loginAs(admin)
      .withCsrfToken()
    gone.assertStatus(404)
    const refusesIn = async (field: string, value: number) => {
      const wrong = client.post(CONTRACTS!).json({ ...body, [field]: value })
      const refused = await wrong.loginAs(admin).withCsrfToken()
      refused.assertStatus(422)
      assert.equal((refused.body() as Answer).errors[0]!.field, field)
    }
    await refusesIn('bpId', 9_999_999_999)
    await refusesIn('contractTypeId', 2_147_483_648)
    await refusesIn('contractProductId', 2_147_483_648)
  })
})
