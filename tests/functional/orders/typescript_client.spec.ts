import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import ts from 'typescript'
import { createCustomer } from '#database/factories/identity/people'
import { createToken } from '#identity/actions/tokens/create_token'
import type User from '#identity/models/user'
import { sendCharge } from '#orders/actions/payment/send_charge'
import { sweepPayments } from '#orders/actions/payment/sweep_payments'
import { changeOrder } from '#orders/actions/staff/change_order'
import { getOrder } from '#orders/queries/get_order'
import { givenSoldProduct, itemsOf } from '#tests/fixtures/basket/given_basket'
import { SHA256 } from '#tests/fixtures/catalogue/lake_product'
import { sha256Of } from '#tests/fixtures/delivery/ledger'
import {
  givenCard,
  givenCardProvider,
  letTimePass,
  untilLinkIsTold,
} from '#tests/fixtures/orders/card_payment'
import { emptyOrders, ordersOf } from '#tests/fixtures/orders/checkout'
import { faultyWay, type Fault } from '#tests/fixtures/shared/faulty_way'
import { SHOP, type Ran } from '#tests/fixtures/shared/shop_clients'
import { until } from '#tests/fixtures/shared/until'
import { drainJobs } from '#tests/support/drain_jobs'

const PROGRAM = `import { Kontor, Problem } from './kontor.ts'

const { KONTOR_TOKEN: token = '', KONTOR_SHOP: shop = '' } = process.env
const kontor = new Kontor({ token, shop, pauseMs: 50, tries: 4 })
const week = { product: 'TICKS', from: '2000-01-03', to: '2000-01-07' }
try {
  const quote = await kontor.quote(week)
  const total = quote.grossPrice
  const id = await kontor.order([week], { pay: 'BankTransfer', accept: ['terms', 'legal_entity'], total, key: 'one' })
  const { state } = await kontor.wait(id)
  const seen: string[] = []
  const { files } = await kontor.download(id, 'data', (_, became, { done, files, bytes }) => {
    if (!(became instanceof Problem)) seen.push(\`\${done}/\${files} \${bytes}\`)
  })
  const { totalCount } = await kontor.call('GET /orders', { query: { limit: 5 } })
  console.log(JSON.stringify({ id, state, files, totalCount, seen: seen.at(-1) }))
} catch (error) {
  if (!(error instanceof Problem)) throw error
  console.log(JSON.stringify({ kind: error.kind, message: error.message }))
}
`

const BY_CARD = `import { Kontor, Problem } from './kontor.ts'

const { KONTOR_TOKEN: token = '', KONTOR_SHOP: shop = '' } = process.env
const kontor = new Kontor({ token, shop, pauseMs: 50, tries: 4 })
const week = { product: 'TICKS', from: '2000-01-03', to: '2000-01-07' }
try {
  let link: string | null = null
  const id = await kontor.order([week], {
    pay: 'Card', accept: ['terms', 'legal_entity'], onLink: ({ paymentLink }) => { link = paymentLink },
  })
  console.log(JSON.stringify({ id, link }))
} catch (error) {
  if (!(error instanceof Problem)) throw error
  console.log(JSON.stringify({ kind: error.kind, message: error.message }))
}
`

test.group('Orders | kontor.ts', (group) => {
  let folder: string
  let user: User

  group.each.setup(async () => {
    folder = mkdtempSync(join(tmpdir(), 'kontor-ts-'))
    writeFileSync(join(folder, 'package.json'), '{"type":"module"}')
    writeFileSync(join(folder, 'program.ts'), PROGRAM)
    writeFileSync(join(folder, 'by_card.ts'), BY_CARD)
    for (const name of ['kontor.ts', 'kontor_types.ts']) {
      const answer = await fetch(`${SHOP()}/clients/${name}`)
      writeFileSync(join(folder, name), await answer.text())
    }
    await givenSoldProduct('TICKS')
    user = await createCustomer({ email: 'person78@elbquant.example' })
    return async () => {
      rmSync(folder, { recursive: true, force: true })
      await emptyOrders()
    }
  })

  async function run(
    shop = SHOP(),
    program = 'program.ts',
    kind: 'account' | 'test' = 'account'
  ): Promise<Ran> {
    const made = await createToken({ user, kind, name: 'Script' })
    if (!made.ok) throw new Error(made.refusal.code)
    const env = { ...process.env, KONTOR_SHOP: shop, KONTOR_TOKEN: made.value.value }
    const options = { cwd: folder, env: { ...env, NODE_OPTIONS: '' } }
    return new Promise((resolve) =>
      execFile(process.execPath, [program], options, (error, out, err) =>
        resolve({ code: error ? Number(error.code) : 0, out, err })
      )
    )
  }

  /** Staff confirm the order as soon as it is there. */
  async function confirmed() {
    await until(async () => (await ordersOf(user)).length === 1)
    const [order] = await ordersOf(user)
    const { version } = (await getOrder(order!.number))!
    const actor = { id: null, label: 'staff@example.com' }
    await changeOrder({
      ...{ orderNumber: order!.number, state: 'Confirmed', expectedVersion: version },
      ...{ actor, reason: 'Paid' },
    })
    await drainJobs({ only: ['orders.', 'delivery.'] })
    return order!.number
  }

  const at = (day: string) => join(folder, 'data', 'TICKS', `TICKS_2000-01-${day}.csv`)

  test('from a token to verified files, over connections that break, and again', async ({
    assert,
  }) => {
    const faults: Fault[] = [
      { at: /POST .*checkout/, times: 1, does: 'half' },
      { at: /manifest$/, times: 1, does: 503 },
      { at: /POST .*claims/, times: 2, does: 429 },
      { at: /GET .*downloads/, times: 2, does: 'half' },
      { at: /GET .*downloads/, times: 1, does: 410 },
    ]
    const way = await faultyWay(faults)
    const [first, id] = await Promise.all([run(way.url).finally(way.close), confirmed()])
    assert.equal(first.err, '')
    const told = { id, state: 'Completed', files: 5, totalCount: 1, seen: '5/5 135' }
    assert.deepEqual(JSON.parse(first.out), told)
    for (const day of ['03', '07']) assert.equal(sha256Of(readFileSync(at(day))), SHA256)
    assert.lengthOf(way.met, 7)
    const again = await run()
    assert.deepEqual(JSON.parse(again.out), told)
    assert.isEmpty(await itemsOf(user))
  })

  test('with a test token the same way is walked without money, and says so', async ({
    assert,
  }) => {
    const { code, out, err } = await run(SHOP(), 'program.ts', 'test')
    assert.equal(code, 0, err)
    assert.include(err, 'This is a test: nothing is charged')
    assert.containsSubset(JSON.parse(out), { state: 'Completed', files: 5, totalCount: 1 })
    assert.isEmpty(await ordersOf(user))
  })

  test('by card the number comes when somebody has paid by the link: {$self}')
    .with(['paid', 'not paid'])
    .run(async ({ assert, cleanup }, becomes) => {
      const provider = await givenCardProvider()
      cleanup(() => provider.stop())
      const running = run(SHOP(), 'by_card.ts')
      const id = await untilLinkIsTold(user)
      if (becomes === 'paid') {
        await sendCharge(id, { cardId: await givenCard(), cardHolder: null, linkId: id })
      } else await letTimePass(id, 15).then(sweepPayments)
      const { out, err } = await running
      assert.equal(err, '')
      const said = JSON.parse(out) as { id?: number; link?: string; kind?: string }
      const [order] = await ordersOf(user)
      if (becomes === 'paid') assert.include(said.link, `/basket/pay/${id}`)
      else assert.equal(said.kind, 'failed')
      assert.equal(said.id, order?.number)
      assert.isEmpty(await itemsOf(user))
    })

  test('a manifest that the shop did not sign is refused', async ({ assert }) => {
    const does = (body: string) => body.replace(/"signature":"..../, '"signature":"AAAA')
    const way = await faultyWay([{ at: /\/manifest$/, times: 9, does }])
    const [ran] = await Promise.all([run(way.url).finally(way.close), confirmed()])
    assert.equal((JSON.parse(ran.out) as { kind: string }).kind, 'forged')
  })

  test('it and the types of the description compile as they are served', ({ assert }) => {
    const settings: ts.CompilerOptions = {
      ...{ strict: true, noUncheckedIndexedAccess: true, noEmit: true, skipLibCheck: true },
      ...{ allowImportingTsExtensions: true, erasableSyntaxOnly: true, verbatimModuleSyntax: true },
      ...{ target: ts.ScriptTarget.ESNext, module: ts.ModuleKind.NodeNext, types: ['node'] },
      typeRoots: [app.makePath('node_modules/@types')],
    }
    const program = ts.createProgram(
      ['program.ts', 'by_card.ts'].map((name) => join(folder, name)),
      settings
    )
    const found = ts.getPreEmitDiagnostics(program)
    const words = found.map(({ messageText, file, start }) => {
      const { line } = file ? file.getLineAndCharacterOfPosition(start!) : { line: 0 }
      return `${file?.fileName}:${line + 1} ${ts.flattenDiagnosticMessageText(messageText, ' ')}`
    })
    assert.deepEqual(words, [])
    const types = readFileSync(join(folder, 'kontor_types.ts'), 'utf8')
    assert.include(types, '"GET /orders/{id}": {')
  })
})
