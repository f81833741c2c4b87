import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient, ApiResponse } from '@japa/api-client'
import { createCustomer, createStaff } from '#database/factories/identity/people'
import { listAudit } from '#shared/audit'
import { rows } from '#shared/database'
import { errorsOf } from '#tests/fixtures/shared/errors_of'
import { givenPartner, givenUserOf, keptPartner } from '#tests/fixtures/contracts/given_partner'

const PAGE: string = '/admin/business-partners/imports'
const API: string = '/api/v1/business-partners/import'

type Shown = {
  partnerImport: Record<string, unknown>
  importLines: { line: number; outcome: string; wasOutcome: string | null; problems: string[] }[]
}

const toastsOf = (response: ApiResponse): string[] =>
  ((response.flashMessage('toasts') ?? []) as unknown as { text: string }[]).map(({ text }) => text)

const countPartners = async () => {
  const [counted] = await rows<{ partners: number }>(
    null,
    'select count(*) as partners from business_partners'
  )
  return counted!.partners
}

test.group('Contracts | import of business partners', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  /** A clerk with the page of an import. */
  async function clerk(client: ApiClient) {
    const admin = await createStaff('admin')
    const send = (method: 'post' | 'put' | 'delete', path: string, form: object = {}) =>
      client[method](path).form(form).loginAs(admin).withCsrfToken().withInertia().redirects(0)
    const upload = (text: string | Buffer, name = 'partners.csv') =>
      client
        .post(PAGE)
        .file('file', Buffer.from(text), { filename: name })
        .loginAs(admin)
        .withCsrfToken()
        .withInertia()
        .redirects(0)
    const checked = async (text: string) => {
      const { headers } = (await upload(text)).response
      return String(headers.location)
    }
    const show = async (path: string) => {
      const page = await client.get(path).loginAs(admin).withInertia()
      page.assertStatus(200)
      return page.inertiaProps as unknown as Shown
    }
    return { admin, send, upload, checked, show }
  }

  test('is shown before anything is written: new, changed, unchanged, repeated, wrong', async ({
    assert,
    client,
  }) => {
    await givenPartner({ id: 4711, name: 'Old GmbH', country: 'DE' })
    await givenPartner({ id: 4712, name: 'Same SAS', country: 'FR' })
    const held = await givenPartner({ id: 4713, name: 'Held AG', country: 'CH' })
    const user = await createCustomer()
    await givenUserOf(held, user.id)
    const { checked, show } = await clerk(client)
    const before = await countPartners()
    const path = await checked(
      [
        'BP ID;Name;Country code',
        '4711;New GmbH;DE',
        '4712;Same SAS;FR',
        '4713;Renamed AG;CH',
        '4714;Added B.V.;NL',
        '4714;Added B.V.;NL',
        '4714;Other B.V.;NL',
        '4715;Broken',
      ].join('\n')
    )
    const { partnerImport, importLines } = await show(path)
    assert.deepEqual(importLines.map(({ line, outcome }) => [line, outcome]) as unknown[], [
      [2, 'changed'],
      [3, 'unchanged'],
      [4, 'held'],
      [5, 'new'],
      [6, 'repeated'],
      [7, 'twice'],
      [8, 'wrong'],
    ])
    assert.containsSubset(importLines, [
      { line: 2, oldName: 'Old GmbH', name: 'New GmbH' },
      { line: 7, firstLine: 5 },
      { line: 8, problems: ['columns'], text: '4715;Broken' },
    ])
    assert.containsSubset(partnerImport, {
      ...{ source: 'partners.csv', state: 'Checked', encoding: 'UTF-8', lines: 7 },
      ...{ newLines: 1, changedLines: 1, unchangedLines: 2, blockedLines: 3 },
    })
    assert.equal(await countPartners(), before)
  })

  test('nothing is written while a line is wrong; mended and left out it is, all at once', async ({
    assert,
    client,
  }) => {
    await givenPartner({ id: 4711, name: 'Old GmbH', country: 'DE' })
    const held = await givenPartner({ id: 4713, name: 'Held AG', country: 'CH' })
    const user = await createCustomer()
    await givenUserOf(held, user.id)
    const { admin, checked, send, show } = await clerk(client)
    const path = await checked('4711;New GmbH;DE\n4714;Added;XX\n4713;Renamed;CH\nnonsense')
    const id = Number(path.split('/').at(-1))

    const refused = await send('put', path)
    assert.match(String(errorsOf(refused).form), /^3 lines cannot be imported/)
    assert.match(toastsOf(refused)[0]!, /^Business partners import failed: 3 lines/)
    assert.equal((await keptPartner(4711))!.name, 'Old GmbH')

    await send('put', `${path}/lines/2`, { text: '4714;Added;NL' })
    await send('delete', `${path}/lines/4`)
    await send('delete', `${path}/held`)
    assert.containsSubset((await show(path)).partnerImport, { blockedLines: 0, lines: 2 })

    const written = await send('put', path)
    assert.deepEqual(toastsOf(written), ['Business partners imported'])
    assert.containsSubset(await keptPartner(4711), { name: 'New GmbH', version: 2 })
    assert.containsSubset(await keptPartner(4714), { name: 'Added', country: 'NL', version: 1 })
    assert.containsSubset(await keptPartner(4713), held)

    const [told] = await listAudit({ type: 'business_partner', id: 4711 })
    assert.containsSubset(told, {
      actor: { id: admin.id },
      action: 'partners.imported',
      before: { name: 'Old GmbH', country: 'DE' },
      after: { name: 'New GmbH', version: 2, import: id },
    })
    assert.lengthOf(await listAudit({ type: 'partner_import', id }), 1)

    const again = await send('put', path)
    assert.match(String(errorsOf(again).form), /was written already/)
  })

  test('the same import twice changes nothing', async ({ assert, client }) => {
    const { checked, send, show } = await clerk(client)
    const text = '4711;Elbquant Research GmbH;DE\n4712;Rive Marché;FR'
    await send('put', await checked(text))
    const path = await checked(text)
    assert.containsSubset((await show(path)).partnerImport, { unchangedLines: 2, newLines: 0 })
    await send('put', path)
    assert.equal((await keptPartner(4711))!.version, 1)
    assert.lengthOf(await listAudit({ type: 'business_partner', id: 4711 }), 1)
  })

  test('what has changed since it was checked is told, and nothing is written', async ({
    assert,
    client,
  }) => {
    await givenPartner({ id: 4711, name: 'Old GmbH', country: 'DE' })
    const { checked, send, show } = await clerk(client)
    const path = await checked('4711;New GmbH;DE\n4712;Added;FR')
    await givenPartner({ id: 4712, name: 'Quicker', country: 'FR' })
    const refused = await send('put', path)
    assert.match(String(errorsOf(refused).form), /^Since it was checked 1 line comes out otherwise/)
    assert.equal((await keptPartner(4711))!.name, 'Old GmbH')
    assert.containsSubset((await show(path)).importLines, [
      { line: 2, outcome: 'changed', wasOutcome: 'new', oldName: 'Quicker' },
    ])
    const written = await send('put', path)
    assert.deepEqual(toastsOf(written), ['Business partners imported'])
    assert.equal((await keptPartner(4712))!.name, 'Added')
  })

  test('a user who is put to a partner in between keeps it as it is', async ({
    assert,
    client,
  }) => {
    const partner = await givenPartner({ id: 4711, name: 'Old GmbH', country: 'DE' })
    const { checked, send } = await clerk(client)
    const path = await checked('4711;New GmbH;DE')
    const user = await createCustomer()
    await givenUserOf(partner, user.id)
    await send('put', path)
    const second = await send('put', path)
    assert.match(String(errorsOf(second).form), /^1 line cannot be imported/)
    assert.equal((await keptPartner(4711))!.name, 'Old GmbH')
  })

  test('what is no file of partners is refused at its field: {title}')
    .with([
      { title: 'a picture', file: Buffer.from([0x89, 0x50, 0]), says: /no text/ },
      { title: 'a spreadsheet', file: Buffer.from('PK\u0003\u0004'), says: /Save it as CSV/ },
      { title: 'nothing', file: Buffer.from('\n'), says: /no line in it/ },
      { title: '9 MB', file: Buffer.alloc(9 * 1024 * 1024, '1;A;DE\n'), says: /too large/ },
    ])
    .run(async ({ assert, client }, { file, says }) => {
      const { upload } = await clerk(client)
      assert.match(String(errorsOf(await upload(file)).file), says)
    })

  test('thrown away it is gone', async ({ client }) => {
    const { admin, checked, send } = await clerk(client)
    const path = await checked('4711;New GmbH;DE')
    await send('delete', path)
    const gone = await client.get(path).loginAs(admin).withInertia()
    gone.assertStatus(404)
  })

  test('programs send a list, twice without harm, and learn of each wrong entry', async ({
    assert,
    client,
  }) => {
    const admin = await createStaff('admin')
    const send = (body: unknown) =>
      client
        .post(API)
        .json(body as object)
        .loginAs(admin)
        .withCsrfToken()
    const sent = [
      { bpId: 4711, bpName: 'Elbquant Research GmbH', countryCode: 'DE' },
      { bpId: 4712, bpName: 'Rive Marché', countryCode: 'fr' },
    ]
    const first = await send(sent)
    first.assertStatus(200)
    assert.containsSubset(first.body(), { data: { added: 2, changed: 0, unchanged: 0 } })
    const second = await send(sent)
    assert.containsSubset(second.body(), { data: { added: 0, changed: 0, unchanged: 2 } })

    const wrong = await send([
      { bpId: 4713, bpName: 'Good', countryCode: 'DE' },
      { bpId: -1, bpName: '', countryCode: 'DE' },
      { bpId: 4711, bpName: { evil: true }, countryCode: 'XX' },
      null,
    ])
    wrong.assertStatus(422)
    const errors = (wrong.body() as { errors: { code: string; field: string }[] }).errors
    assert.deepEqual(
      errors.slice(0, 4).map(({ code, field }) => `${field} ${code.split('.').at(-1)}`),
      ['1 id_negative', '1 name_empty', '2 name_empty', '2 country_unknown']
    )
    assert.isNull(await keptPartner(4713))

    for (const body of [{}, [], { partners: sent }]) (await send(body)).assertStatus(422)
  })
})
