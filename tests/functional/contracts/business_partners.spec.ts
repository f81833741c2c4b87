import type { ApiClient, ApiResponse } from '@japa/api-client'
import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { createCustomer, createStaff } from '#database/factories/identity/people'
import { listAudit } from '#shared/audit'
import { errorsOf } from '#tests/fixtures/shared/errors_of'
import { givenPartner, givenUserOf, keptPartner } from '#tests/fixtures/contracts/given_partner'

const PAGE: string = '/admin/business-partners'
const TYPED = { bpId: '4711', bpName: 'Elbquant Research GmbH', countryCode: 'DE' }

type Listed = {
  partners: Record<string, unknown>[]
  paging: { totalCount: number }
}

test.group('Contracts | business partners', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  const send = async (
    client: ApiClient,
    method: 'post' | 'put' | 'delete',
    path: string,
    form: object = {}
  ) => {
    const admin = await createStaff('admin')
    return client[method](path).form(form).loginAs(admin).withCsrfToken().withInertia().redirects(0)
  }
  const toastsOf = (response: ApiResponse): string[] =>
    ((response.flashMessage('toasts') ?? []) as unknown as { text: string }[]).map(
      ({ text }) => text
    )

  test('are added, edited and deleted, with toasts and a history', async ({ assert, client }) => {
    const added = await send(client, 'post', PAGE, TYPED)
    assert.deepEqual(toastsOf(added), ['Business partner added'])
    assert.containsSubset(await keptPartner(4711), {
      name: TYPED.bpName,
      country: 'DE',
      version: 1,
    })

    const change = { ...TYPED, bpName: 'Elbquant SE', version: 1 }
    const edited = await send(client, 'put', `${PAGE}/4711`, change)
    assert.deepEqual(toastsOf(edited), ['Business partner edited'])
    assert.containsSubset(await keptPartner(4711), { name: 'Elbquant SE', version: 2 })

    const renumbered = await send(client, 'put', `${PAGE}/4711`, {
      ...change,
      bpId: '4712',
      version: 2,
    })
    assert.deepEqual(toastsOf(renumbered), ['Business partner edited'])
    assert.isNull(await keptPartner(4711))

    const deleted = await send(client, 'delete', `${PAGE}/4712`)
    assert.deepEqual(toastsOf(deleted), ['Business partner deleted'])
    assert.isNull(await keptPartner(4712))

    const actions = async (id: number) =>
      (await listAudit({ type: 'business_partner', id })).map(({ action }) => action)
    assert.deepEqual(await actions(4711), ['partners.added', 'partners.edited', 'partners.edited'])
    assert.deepEqual(await actions(4712), ['partners.edited', 'partners.deleted'])
  })

  test('nothing changed is no change', async ({ assert, client }) => {
    await givenPartner({ id: 4711, name: TYPED.bpName, country: 'DE' })
    await send(client, 'put', `${PAGE}/4711`, { ...TYPED, bpId: '0004711', version: 1 })
    assert.equal((await keptPartner(4711))!.version, 1)
    assert.isEmpty(await listAudit({ type: 'business_partner', id: 4711 }))
  })

  test('refused at its field: {title}')
    .with([
      { title: 'no number', over: { bpId: '' }, field: 'bpId', says: /must not be empty/ },
      { title: 'a negative number', over: { bpId: '-1' }, field: 'bpId', says: /not be negative/ },
      { title: '30 digits', over: { bpId: '9'.repeat(30) }, field: 'bpId', says: /at most 10/ },
      { title: 'a number in use', over: {}, field: 'bpId', says: /^This BP ID is already used\.$/ },
      { title: 'no name', over: { bpName: '' }, field: 'bpName', says: /must not be empty/ },
      { title: 'no country', over: { countryCode: '' }, field: 'countryCode', says: /empty/ },
      {
        title: 'no such country',
        over: { countryCode: 'XX' },
        field: 'countryCode',
        says: /no such/,
      },
    ])
    .run(async ({ assert, client }, { over, field, says }) => {
      await givenPartner({ id: 4711 })
      const response = await send(client, 'post', PAGE, { ...TYPED, ...over })
      assert.match(String(errorsOf(response)[field]), says)
      assert.match(toastsOf(response)[0]!, /^Business partner adding failed: /)
    })

  test('with a user they stay as they are', async ({ assert, client }) => {
    const partner = await givenPartner({ id: 4711 })
    const user = await createCustomer()
    await givenUserOf(partner, user.id)
    for (const response of [
      await send(client, 'put', `${PAGE}/4711`, TYPED),
      await send(client, 'delete', `${PAGE}/4711`),
    ]) {
      assert.match(String(errorsOf(response).form), /^A user belongs to this business partner/)
      assert.match(toastsOf(response)[0]!, /^Business partner (editing|deletion) failed: A user/)
    }
    assert.containsSubset(await keptPartner(4711), partner)
  })

  test('who comes second is told who changed what, and can save over it', async ({
    assert,
    client,
  }) => {
    await givenPartner({ id: 4711, name: 'First GmbH', country: 'DE' })
    await send(client, 'put', `${PAGE}/4711`, { ...TYPED, bpName: 'Second GmbH', version: 1 })
    const mine = { ...TYPED, bpName: 'Third GmbH', version: 1 }
    const second = await send(client, 'put', `${PAGE}/4711`, mine)
    assert.match(
      String(errorsOf(second).form),
      /^person\S+@elbquant\.example has changed .* from “4711, First GmbH, DE” to “4711, Second GmbH, DE”/
    )
    assert.equal((await keptPartner(4711))!.name, 'Second GmbH')
    await send(client, 'put', `${PAGE}/4711`, { ...mine, version: 2 })
    assert.equal((await keptPartner(4711))!.name, 'Third GmbH')
  })

  test('are listed with their users, searched, filtered and sorted', async ({ assert, client }) => {
    const one = await givenPartner({ id: 8_100_001, name: 'Östliche 100% Daten', country: 'AT' })
    await givenPartner({ id: 8_100_002, name: 'Alster Daten', country: 'DE' })
    await givenPartner({ id: 8_200_003, name: 'Zirbel Daten', country: 'CH' })
    const users = [
      await createCustomer(),
      await createCustomer(),
      await createCustomer(),
      await createCustomer(),
    ]
    for (const { id } of users) await givenUserOf(one, id)
    const admin = await createStaff('admin')
    const ask = async (query: Record<string, string>, language = 'en') => {
      const page = await client
        .get(PAGE)
        .qs({ ...query, lang: language })
        .loginAs(admin)
        .withInertia()
      page.assertStatus(200)
      return page.inertiaProps as unknown as Listed
    }
    const idsOf = async (query: Record<string, string>, language?: string) =>
      (await ask(query, language)).partners.map(({ bpId }) => bpId)

    assert.deepEqual(await idsOf({ search: '81000' }), [8_100_002, 8_100_001])
    assert.deepEqual(await idsOf({ search: '0081000' }), [8_100_002, 8_100_001])
    assert.deepEqual(await idsOf({ search: '100%' }), [8_100_001])
    assert.deepEqual(await idsOf({ search: 'daten', country: 'AT' }), [8_100_001])
    assert.deepEqual(await idsOf({ search: 'daten', user: 'Without' }), [8_100_002, 8_200_003])
    assert.deepEqual(await idsOf({ search: 'daten', user: 'With' }), [8_100_001])
    // Austria, Germany, Switzerland; but Deutschland, Österreich, Schweiz.
    const byCountry = { search: 'daten', orderBy: 'country' }
    assert.deepEqual(await idsOf(byCountry), [8_100_001, 8_100_002, 8_200_003])
    assert.deepEqual(await idsOf(byCountry, 'de'), [8_100_002, 8_100_001, 8_200_003])

    const { partners } = await ask({ search: '8100001' }, 'de')
    assert.containsSubset(partners, [
      { bpName: 'Östliche 100% Daten', countryName: 'Österreich', hasUser: true, userCount: 4 },
    ])
    assert.lengthOf(partners[0]!.users as object[], 4)
  })

  test('as CSV, harmless for a spreadsheet', async ({ assert, client }) => {
    const partner = await givenPartner({ id: 8_100_001, name: '=1+1 Daten', country: 'AT' })
    await givenPartner({ id: 8_100_002, name: 'Alster Daten', country: 'DE' })
    const user = await createCustomer()
    await givenUserOf(partner, user.id)
    const admin = await createStaff('admin')
    const csv = await client.get(`${PAGE}/export`).qs({ search: '81000' }).loginAs(admin)
    assert.match(
      csv.header('content-disposition')!,
      /filename="webshop_business_partners_\d{8}\.csv"/
    )
    assert.deepEqual(csv.text().replace('\uFEFF', '').trim().split('\r\n'), [
      'BP ID;Name;Country code;Country;Has user',
      "8100001;'=1+1 Daten;AT;Austria;Yes",
      '8100002;Alster Daten;DE;Germany;No',
    ])
  })
})
