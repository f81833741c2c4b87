import { createHash } from 'node:crypto'
import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import limiter from '@adonisjs/limiter/services/main'
import type { ApiClient } from '@japa/api-client'
import { createCustomer, createStaff } from '#database/factories/identity/people'
import { recordAudit, SYSTEM_ACTOR } from '#shared/audit'
import { clock } from '#shared/clock'
import { rows, transaction } from '#shared/database'
import { CalendarDay } from '#shared/domain/calendar_day'
import { cutToContract } from '#contracts/actions/entitlements/cut_to_contract'
import { makeEvidence } from '#contracts/actions/evidence/make_evidence'
import { contractTypes } from '#contracts/actions/records/contract_types'
import { contracts } from '#contracts/actions/records/contracts'
import { informationProducts } from '#contracts/actions/records/information_products'
import type { Evidence } from '#contracts/domain/evidence/evidence'
import { findCover } from '#contracts/queries/entitlements/find_cover'
import { peopleKnown } from '#contracts/queries/evidence/people_known'
import { whatWasKnown } from '#contracts/queries/evidence/what_was_known'
import type User from '#identity/models/user'
import { changeDiscount } from '#reports/actions/change_discount'
import { makeNextReport } from '#reports/actions/make/make_next_report'
import { invoiceCustomer } from '#reports/actions/month_end/invoice_customer'
import { requestReport } from '#reports/actions/request_report'
import { monthOf } from '#reports/domain/month'
import { ReportDeliveries } from '#reports/gateways/report_deliveries'
import { termsToday } from '#shared/terms_today'
import { signManifest } from '#delivery/actions/manifest/sign_manifest'
import { givenFile } from '#tests/fixtures/delivery/ledger'
import { givenContract } from '#tests/fixtures/contracts/given_contract'
import { givenPartner, givenUserOf } from '#tests/fixtures/contracts/given_partner'
import { givenCompletedOrder } from '#tests/fixtures/orders/completed_order'
import { givenBilledCustomer, givenCompleted } from '#tests/fixtures/reports/given_completed'
import {
  ELB,
  givenReportProduct,
  givenSnapshot,
  held,
} from '#tests/fixtures/reports/given_snapshot'
import { until } from '#tests/fixtures/shared/until'
import keptOfPeople from '#subscriptions/kept_of_people'
import { ALWAYS } from '#subscriptions/domain/entitlement'
import { givenSubscription, givenType } from '#tests/fixtures/subscriptions/given_subscription'

const AT = '/my-account/licence-evidence'
const PERIOD = { from: '2000-01-01', to: '2100-12-31' }
const TOMORROW = { from: CalendarDay.today().plusDays(1).iso, to: '2100-12-31' }
const ACTOR = SYSTEM_ACTOR
const later = () => new Promise((done) => setTimeout(done, 5))

/** A customer of a company with an order, a delivered file, a subscription and a contract. */
async function givenLicensee() {
  const [customer, colleague] = [await createCustomer(), await createCustomer()]
  const partner = await givenPartner()
  for (const { id } of [customer, colleague]) await givenUserOf(partner, id)
  const number = await givenCompletedOrder(customer)
  const file = await givenFile(number)
  await signManifest(file.reference)
  await rows(
    null,
    `insert into delivery_accesses (fulfilment_id, file_id, user_id, way, agent, bytes_asked, bytes_sent,
       outcome, ended_at)
     select fulfilment_id, id, ?, 'page', '', bytes, bytes, 'complete', now()
       from delivery_files where id = ?`,
    [colleague.id, file.id]
  )
  const entitlement = { isUnrestricted: true, visible: {}, ranges: [] } as never
  const type = await givenType({ name: 'Levels of the evidence' })
  const subscription = await givenSubscription(type, colleague.id, entitlement)
  const given = await givenContract({ partnerId: partner.id })
  const values = {
    ...{ partnerId: partner.id, contractTypeId: given.contractTypeId, productId: given.productId },
    ...{ clmMaNumber: 'MA-EVIDENCE', affiliates: 3, remark: null, timeSeriesFrom: null },
    ...{ timeSeriesTo: null, startDate: '2026-01-01', endDate: null },
  }
  const added = await contracts.add(values, ACTOR)
  if (!added.ok) throw new Error(added.refusal.code)
  const contract = { id: added.value, values }
  return { customer, colleague, partner, number, file, subscription, contract }
}

type Parts = { contractTypeId: number; productId: number }

async function renameTo({ contractTypeId, productId }: Parts, name: string) {
  const type = { name, validFrom: '2020-01-01', validTo: '2030-12-31' }
  await contractTypes.edit({ id: contractTypeId, to: type, actor: ACTOR })
  const product = { name, affiliates: false, timeSeries: false, remark: false }
  await informationProducts.edit({ id: productId, to: product, actor: ACTOR })
}

/** The contracts first, then what they were of. */
async function removeWithAllOf({ contractTypeId, productId }: Parts) {
  const ids = await rows<{ id: number }>(
    null,
    'select id from contracts where contract_type_id = ?',
    [contractTypeId]
  )
  const removed = [
    ...(await Promise.all(ids.map(({ id }) => contracts.remove(id, ACTOR)))),
    await contractTypes.remove(contractTypeId, ACTOR),
    await informationProducts.remove(productId, ACTOR),
  ]
  if (removed.some(({ ok }) => !ok)) throw new Error('not removed')
}

const peopleOf = async (user: User, period: typeof PERIOD) => {
  const people = await peopleKnown(user.id, { ...period, moment: new Date(Date.now() + 1000) })
  return people.map(({ email }) => email)
}

const knownAt = async (user: User, moment: Date, period = PERIOD) => {
  const people = await peopleKnown(user.id, { ...period, moment })
  const asked = { belonged: people.flatMap(({ belonged }) => belonged), ...period, moment }
  return { people, ...(await whatWasKnown(asked, people[0]?.bpId ?? null)) }
}

async function madeFor(client: ApiClient, user: User) {
  const sent = { from: '2000/01/01', to: '2100/12/31' }
  const asked = await client.post(AT).form(sent).loginAs(user).withCsrfToken().redirects(0)
  asked.assertStatus(302)
  const [row] = await rows<{ id: number }>(
    null,
    'select id from licence_evidences where user_id = ? order by id desc limit 1',
    [user.id]
  )
  return row!.id
}

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('hex')

type Verdict = { verdict: string; kind?: string; evidence?: { isSignatureValid: boolean | null } }

test.group('Contracts | licence evidence', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => limiter.clear())

  test('it says what somebody and his company had, with checksums and who fetched what', async ({
    assert,
    client,
  }) => {
    const { customer, colleague, partner, number, file } = await givenLicensee()
    const id = await madeFor(client, customer)
    const early = await client.get(`${AT}/${id}/json`).loginAs(customer)
    early.assertStatus(404)
    clock.set(new Date(Date.now() + 2000).toISOString())
    await makeEvidence(id).finally(() => clock.reset())
    const json = await client.get(`${AT}/${id}/json`).loginAs(customer)
    const evidence = JSON.parse(json.text() || String(json.body())) as Evidence
    assert.deepEqual(evidence.partner, { bpId: String(partner.id), name: partner.name })
    assert.sameMembers(
      evidence.people.map(({ email }) => email),
      [customer.email, colleague.email]
    )
    assert.deepEqual(evidence.people[0]!.belonged, [{ from: null, to: null }])
    const order = evidence.orders.find((one) => one.number === number)!
    assert.deepEqual(
      order.manifest?.files.map((one) => one.sha256),
      [file.sha256]
    )
    const fetched = evidence.fetches.filter((one) => one.of === `order:${number}`)
    assert.deepEqual(
      fetched.map((one) => [one.by, one.sha256]),
      [[colleague.email, file.sha256]]
    )
    assert.deepInclude(evidence.contracts[0], {
      ...{ number: 'MA-EVIDENCE', affiliates: 3, from: '2026-01-01' },
    })
    assert.deepInclude(evidence.subscriptions[0], {
      ...{ person: colleague.email, name: 'Levels of the evidence', isUnrestricted: true },
    })
  })

  test('what was known at a moment stays the same, whatever happens later', async ({ assert }) => {
    const { customer, colleague, number, file, contract, ...given } = await givenLicensee()
    await rows(null, `update delivery_manifests set made_at = clock_timestamp()`)
    await later()
    const moment = new Date(Date.now() + 1)
    await later()
    const before = await knownAt(customer, moment)
    assert.lengthOf(before.people, 2)
    assert.lengthOf(before.contracts, 1)
    assert.lengthOf(before.subscriptions, 1)
    assert.isNotNull(before.orders[0]!.manifest)

    await transaction(async (trx) => {
      const subject = { type: 'order', id: number }
      const after = { state: 'Archived' }
      await recordAudit(trx, { actor: ACTOR, subject, action: 'orders.state_changed', after })
      const bp = { type: 'user', id: colleague.id }
      await recordAudit(trx, {
        ...{ actor: ACTOR, subject: bp, action: 'user.business_partner_changed' },
        ...{ before: { bpId: String(given.partner.id) }, after: { bpId: null } },
      })
    })
    await rows(
      null,
      `update users set business_partner_id = null, business_partner_name = null where id = ?`,
      [colleague.id]
    )
    await rows(
      null,
      `insert into delivery_manifests (fulfilment_id, revision, body, sha256, signature, key_id,
         files_digest, made_at)
       select fulfilment_id, 2, body, sha256, signature, key_id, 'x', clock_timestamp()
         from delivery_manifests m
        where fulfilment_id = (select fulfilment_id from delivery_files where id = ?)`,
      [file.id]
    )
    await contracts.edit({
      ...{ id: contract.id, to: { ...contract.values, clmMaNumber: 'MA-OTHER' }, actor: ACTOR },
    })
    await renameTo(contract.values, 'Renamed')
    assert.deepEqual(await knownAt(customer, moment), before)
    await later()
    const now = await knownAt(customer, new Date(Date.now() + 1000))
    assert.include(now.contracts[0], { number: 'MA-OTHER', type: 'Renamed', product: 'Renamed' })
    assert.deepEqual(await peopleOf(customer, TOMORROW), [customer.email])
    assert.equal(now.orders[0]!.state, 'Archived')
    assert.equal(now.orders[0]!.manifest!.revision, 2)
    await removeWithAllOf(contract.values)
    assert.deepEqual((await knownAt(customer, moment)).contracts, before.contracts)
  })

  test('a colleague who left the company in the period is in it with what he did for it, and no more', async ({
    assert,
  }) => {
    const [customer, colleague] = [await createCustomer(), await createCustomer()]
    const partner = await givenPartner()
    await givenUserOf(partner, customer.id)
    const changes: [string, string | null, string | null][] = [
      ['2026-02-01', '4711', String(partner.id)],
      ['2026-04-01', String(partner.id), '4711'],
    ]
    for (const [day, before, after] of changes) {
      await transaction((trx) =>
        recordAudit(trx, {
          ...{ actor: ACTOR, subject: { type: 'user', id: colleague.id }, at: new Date(day) },
          ...{ action: 'user.business_partner_changed' },
          ...{ before: { bpId: before }, after: { bpId: after } },
        })
      )
    }
    const orders: number[] = []
    for (const month of ['01', '03', '05']) {
      const number = await givenCompletedOrder(colleague)
      const sql = 'update orders set created_at = ?::timestamptz where number = ?'
      await rows(null, sql, [`2026-${month}-10`, number])
      orders.push(number)
    }
    await rows(null, `update users set created_at = '2025-01-01' where id = any(?::bigint[])`, [
      [customer.id, colleague.id],
    ])
    for (const [name, month] of [
      ['Given while there', 3],
      ['Given for later', 5],
    ] as const) {
      const days = { from: CalendarDay.of(2026, month, 1), until: CalendarDay.of(2026, month, 9) }
      const range = { days, visible: ALWAYS, isTrial: false }
      const entitlement = { isUnrestricted: false, visible: ALWAYS, ranges: [range] }
      await givenSubscription(await givenType({ name }), colleague.id, entitlement)
    }
    await rows(null, `update subscription_versions set since = '2026-02-15' where user_id = ?`, [
      colleague.id,
    ])
    const known = await knownAt(customer, new Date(), { from: '2026-01-01', to: '2026-12-31' })
    assert.deepEqual(
      known.people.map(({ email, belonged }) => [
        email,
        ...belonged.map(({ from, to }) => [from, to]),
      ]),
      [
        [customer.email, [null, null]],
        [colleague.email, ['2026-02-01', '2026-04-01']],
      ]
    )
    assert.deepEqual(
      known.orders.map(({ number }) => number),
      [orders[1]]
    )
    assert.deepEqual(
      known.subscriptions.map(({ name }) => name),
      ['Given while there']
    )
    const after = { from: '2026-04-02', to: '2026-12-31' }
    assert.deepEqual(await peopleOf(customer, after), [customer.email])
  })

  test('what was bought before the period stands in it where it was fetched in it', async ({
    assert,
  }) => {
    const { customer, number } = await givenLicensee()
    const untouched = await givenCompletedOrder(customer)
    await rows(null, `update orders set created_at = '2025-11-03' where number = any(?::int[])`, [
      [number, untouched],
    ])
    await rows(null, `update delivery_accesses set started_at = '2026-02-03'`)
    const ordersIn = async (from: string, to: string) => {
      const { orders, fetches } = await knownAt(customer, new Date(Date.now() + 1000), { from, to })
      return [orders.map((one) => one.number), fetches.length]
    }
    assert.deepEqual(await ordersIn('2026-01-01', '2026-12-31'), [[number], 1])
    assert.deepEqual(await ordersIn('2025-11-01', '2025-12-31'), [[number, untouched], 0])
    assert.deepEqual(await ordersIn('2026-03-01', '2026-12-31'), [[], 0])
  })

  test('his company and its partner are called as they were then', async ({ assert }) => {
    const customer = await createCustomer({ company: 'Elb Holding AG' })
    const partner = await givenPartner({ name: 'Elb Partner SE' })
    await givenUserOf(partner, customer.id)
    const moment = new Date(Date.now() + 1)
    await later()
    const renamed = (type: string, id: number, field: string, before: string, after: string) =>
      transaction((trx) =>
        recordAudit(trx, {
          ...{ actor: ACTOR, subject: { type, id }, action: `${type}.edited` },
          ...{ before: { [field]: before }, after: { [field]: after } },
        })
      )
    await renamed('user', customer.id, 'company', 'Elbe AG', 'Elb Holding AG')
    await renamed('business_partner', partner.id, 'name', 'Elbe Partner AG', 'Elb Partner SE')
    const calledOn = async (day: Date) => {
      const [holder] = await peopleKnown(customer.id, { ...PERIOD, moment: day })
      return [holder!.company, holder!.partnerName]
    }
    assert.deepEqual(await calledOn(moment), ['Elbe AG', 'Elbe Partner AG'])
    const now = new Date(Date.now() + 1000)
    assert.deepEqual(await calledOn(now), ['Elb Holding AG', 'Elb Partner SE'])
  })

  test('a file of a subscription has the checksum of what was sent, whatever it is corrected to', async ({
    assert,
  }) => {
    const { customer, colleague, subscription } = await givenLicensee()
    const product = await givenReportProduct()
    const checksum = 'ab'.repeat(32)
    await rows(
      null,
      `insert into subscription_downloads
         (subscription_id, product_id, day, part, version, user_id, way, bytes, sha256)
       values (?, ?, '2000-01-04', 1, 1, ?, 'script', 7, ?)`,
      [subscription, product, colleague.id, checksum]
    )
    const { fetches } = await knownAt(customer, new Date(Date.now() + 1000))
    const fetched = fetches.filter(({ of }) => of === 'subscription:Levels of the evidence')
    assert.deepEqual(
      fetched.map((one) => [one.by, one.sha256, one.bytes]),
      [[colleague.email, checksum, 7]]
    )
  })

  test('what was read without a contract stays proven after its subscription was taken away', async ({
    assert,
  }) => {
    const { customer, colleague, subscription } = await givenLicensee()
    const cover = (await findCover(subscription))!
    await rows(
      null,
      `insert into subscription_downloads
         (subscription_id, product_id, day, part, version, user_id, way, bytes)
       values (?, ?, '2000-01-04', 1, 1, ?, 'page', 7)`,
      [subscription, await givenReportProduct(), colleague.id]
    )
    await later()
    const moment = new Date(Date.now() + 1)
    await later()
    const { fetches } = await knownAt(customer, moment)
    assert.include(
      fetches.map(({ of }) => of),
      'subscription:Levels of the evidence'
    )
    const wish = { subscriptionId: subscription, seen: cover.stamp, actor: ACTOR }
    assert.isTrue((await cutToContract(wish)).ok)
    assert.isNull(await findCover(subscription))
    assert.deepEqual((await knownAt(customer, moment)).fetches, fetches)
    await transaction((trx) => keptOfPeople.erase(trx, { userId: colleague.id, emails: [] }))
    const left = 'select count(*) as n from subscription_downloads where user_id = ?'
    assert.deepEqual(await rows(null, left, [colleague.id]), [{ n: 0 }])
  })

  test('a report costs what it did then, less the discount of then', async ({ assert }) => {
    const customer = await createCustomer()
    const made = { at: '2026-10-12T10:00:00Z', priceCents: 25_000 }
    const id = await givenCompleted(customer.id, await givenReportProduct(), made)
    const moment = new Date(Date.now() + 1)
    await later()
    await changeDiscount({ id, discountCents: 5_000, actor: ACTOR })
    const costOn = async (day: Date) =>
      (await knownAt(customer, day)).reports.map((one) => [one.priceCents, one.discountCents])
    assert.deepEqual(await costOn(moment), [[25_000, 0]])
    assert.deepEqual(await costOn(new Date(Date.now() + 1000)), [[25_000, 5_000]])
  })

  test('a report that somebody fetched is among what was fetched', async ({ assert, client }) => {
    await givenSnapshot(await givenReportProduct(), '2026-09-18', [held(ELB)])
    const customer = await createCustomer()
    const { id: userId, email } = customer
    const asked = await requestReport({
      user: { id: userId, email, company: '', locale: 'en' },
      ...{ day: CalendarDay.parse('2026-09-18')!, text: ELB, actor: ACTOR, isOnBehalf: false },
    })
    const { id } = (asked as { value: { id: number } }).value
    await makeNextReport()
    const { reports } = await knownAt(customer, new Date(Date.now() + 1000))
    assert.deepEqual(
      reports.map(({ terms }) => terms),
      [termsToday().version]
    )
    const delivered = await new ReportDeliveries().describe(String(id))
    assert.equal(delivered!.termsVersion, termsToday().version)
    const fetched = async () => (await knownAt(customer, new Date(Date.now() + 1000))).fetches
    assert.isEmpty(await fetched())
    const path: string = `/my-account/my-reports/${id}/files/csv`
    const csv = await client.get(path).loginAs(customer)
    await until(async () => (await fetched()).some(({ bytes }) => bytes > 0))
    const [fetch, ...others] = await fetched()
    assert.isEmpty(others)
    const content = csv.text()
    assert.include(fetch, { by: email, of: `report:${id}`, file: `R-${id}_20260918.csv` })
    assert.include(fetch, { bytes: Buffer.byteLength(content), sha256: sha256(content) })
  })

  test('what a credit note gives back is below nothing', async ({ assert }) => {
    const customer = await givenBilledCustomer('DE')
    const at = '2026-10-12T10:00:00Z'
    const id = await givenCompleted(customer.id, await givenReportProduct(), { at })
    await invoiceCustomer(customer.id, monthOf(CalendarDay.parse('2026-10-15')!))
    await changeDiscount({ id, discountCents: 1_000, actor: ACTOR })
    const { invoices } = await knownAt(customer, new Date(Date.now() + 1000))
    assert.deepEqual(
      invoices.map(({ netCents, grossCents }) => [netCents, grossCents]),
      [
        [12_500, 14_875],
        [-1_000, -1_190],
      ]
    )
  })

  test('a visitor verifies JSON and PDF; what was tampered with is refused', async ({
    assert,
    client,
  }) => {
    const { customer } = await givenLicensee()
    const id = await madeFor(client, customer)
    await makeEvidence(id)
    const [made] = await rows<{ body: string; pdf: Buffer; signature: string }>(
      null,
      'select body, pdf, signature from licence_evidences where id = ?',
      [id]
    )
    const verified = async (bytes: Buffer | string, signature?: string) => {
      const query = signature ? `?signature=${signature}` : ''
      const path: string = `/api/v1/verifications/${sha256(bytes)}${query}`
      return (JSON.parse((await client.get(path)).text()) as { data: Verdict }).data
    }
    const url = Buffer.from(made!.signature, 'base64').toString('base64url')
    const whole = await verified(made!.body, url)
    assert.deepInclude(whole, { verdict: 'genuine', kind: 'evidence' })
    assert.isTrue(whole.evidence!.isSignatureValid)
    assert.notInclude(JSON.stringify(whole), customer.email)
    const turned = (url.startsWith('A') ? 'B' : 'A') + url.slice(1)
    assert.isFalse((await verified(made!.body, turned)).evidence!.isSignatureValid)
    assert.equal((await verified(made!.pdf)).verdict, 'genuine')
    const tampered = made!.body.replace('MA-EVIDENCE', 'MA-FORGED')
    assert.deepEqual(await verified(tampered), { verdict: 'unknown' })
    await makeEvidence(id)
    const again = await rows<{ body: string }>(
      null,
      'select body from licence_evidences where id = ?',
      [id]
    )
    assert.equal(again[0]!.body, made!.body)
  })

  test('more than a page of them are reached page by page, the newest first', async ({
    assert,
    client,
  }) => {
    const customer = await createCustomer()
    const made = await rows<{ id: number }>(
      null,
      `insert into licence_evidences (user_id, from_day, to_day, known_on, locale)
       select ?, '2026-01-01', '2026-06-30', '2026-07-01', 'en' from generate_series(1, 45)
       returning id`,
      [customer.id]
    )
    const newest = made.map(({ id }) => id).sort((one, other) => other - one)
    const shown: number[] = []
    for (const page of [1, 2, 3]) {
      const answer = await client.get(AT).qs({ page }).loginAs(customer).withInertia()
      const { evidences, paging } = answer.inertiaProps as unknown as {
        evidences: { id: number }[]
        paging: object
      }
      assert.deepEqual(paging, { totalCount: 45, page, pages: 3 })
      shown.push(...evidences.map(({ id }) => id))
    }
    assert.deepEqual(shown, newest)
  })

  test('only whoever asked for it gets it', async ({ client }) => {
    const [customer, other, staff] = [
      ...[await createCustomer(), await createCustomer(), await createStaff('admin')],
    ] as const
    const id = await madeFor(client, customer!)
    await makeEvidence(id)
    const own = await client.get(`${AT}/${id}/pdf`).loginAs(customer!)
    own.assertStatus(200)
    for (const person of [other!, staff!]) {
      const answer = await client.get(`${AT}/${id}/pdf`).loginAs(person)
      answer.assertStatus(404)
    }
  })

  test('programs ask for it, see it made and fetch it', async ({ assert, client }) => {
    const { customer } = await givenLicensee()
    const api: string = '/api/v1/licence-evidence'
    const ask = (body: object) =>
      client.post(api).json(body).accept('json').loginAs(customer).withCsrfToken()
    const wrong = await ask({ ...PERIOD, to: '2026-02-31' })
    wrong.assertStatus(422)
    assert.equal((wrong.body() as { errors: { field: string }[] }).errors[0]!.field, 'to')
    const asked = await ask(PERIOD)
    asked.assertStatus(202)
    const { id, madeAt } = (asked.body() as { data: { id: number; madeAt: string | null } }).data
    assert.isNull(madeAt)
    await makeEvidence(id)
    const list = await client.get(api).accept('json').loginAs(customer)
    const [made] = (list.body() as { data: { content: { sha256: string }[] } }).data.content
    const file: string = `${api}/${id}/json`
    const json = await client.get(file).loginAs(customer)
    assert.equal(createHash('sha256').update(json.text()).digest('hex'), made!.sha256)
    const other = await client.get(file).loginAs(await createCustomer())
    other.assertStatus(404)
  })

  test('programs read all of it, however much there is, and nobody else’s', async ({
    assert,
    client,
  }) => {
    const [customer, other] = [await createCustomer(), await createCustomer()]
    await rows(
      null,
      `insert into licence_evidences (user_id, from_day, to_day, known_on, locale)
       select u.id, '2026-01-01', '2026-06-30', '2026-07-01', 'en'
         from generate_series(1, 103) n, unnest(?::int[]) u(id)`,
      [[customer.id, other.id]]
    )
    const ids: number[] = []
    let next: string | null = null
    do {
      const cursor: string = next === null ? '' : `&cursor=${next}`
      const api: string = `/api/v1/licence-evidence?limit=60${cursor}`
      const answer = await client.get(api).accept('json').loginAs(customer)
      answer.assertStatus(200)
      const { data } = answer.body() as unknown as {
        data: { content: { id: number }[]; totalCount: number; next: string | null }
      }
      assert.equal(data.totalCount, 103)
      ids.push(...data.content.map(({ id }) => id))
      next = data.next
    } while (next !== null)
    assert.lengthOf(new Set(ids), 103)
    assert.deepEqual(
      ids,
      ids.toSorted((a, b) => b - a)
    )
  })

  test('a period that is none is told at its field', async ({ assert, client }) => {
    const customer = await createCustomer()
    const sent = { from: '2026/02/01', to: '2026/01/01', knownOn: '2999/01/01' }
    const answer = await client.post(AT).form(sent).loginAs(customer).withCsrfToken().redirects(0)
    assert.deepEqual(answer.flashMessage('inputErrorsBag') as object, {
      to: ['The period ends before it begins.'],
      knownOn: ['What will be known on that day nobody knows yet.'],
    })
  })
})
