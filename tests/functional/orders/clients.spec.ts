import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import { saveQuote } from '#catalogue/actions/save_quote'
import { createCustomer } from '#database/factories/identity/people'
import { createToken } from '#identity/actions/tokens/create_token'
import type User from '#identity/models/user'
import { sendCharge } from '#orders/actions/payment/send_charge'
import { sweepPayments } from '#orders/actions/payment/sweep_payments'
import { changeOrder } from '#orders/actions/staff/change_order'
import { getOrder } from '#orders/queries/get_order'
import type { OrderState } from '#orders/domain/order_state'
import { rows } from '#shared/database'
import { CalendarDay } from '#shared/domain/calendar_day'
import { givenItem, givenSoldProduct, itemsOf } from '#tests/fixtures/basket/given_basket'
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
import { BEHIND_PROXY, forwardProxy } from '#tests/fixtures/shared/forward_proxy'
import { CLIENTS, hasPython, kontor, servedClient, SHOP } from '#tests/fixtures/shared/shop_clients'
import { until } from '#tests/fixtures/shared/until'
import { drainJobs } from '#tests/support/drain_jobs'

const WEEK = ['TICKS', '2000-01-03', '2000/01/07']
const ORDER = ['order', ...WEEK, '--pay', 'BankTransfer', '--accept', 'terms,legal_entity']
const BY_CARD = ORDER.with(ORDER.indexOf('BankTransfer'), 'Card')
/** What somebody on the way says to a program that has not logged in. */
const PAGE = `<html>${'<p>Log in to use this network.</p>'.repeat(9)}</html>`
const TEN_YEARS_MS = 10 * 365 * 86_400_000
const SKEWED_PYTHON = `import os, time
real = time.time
time.time = lambda: real() + float(os.environ['SKEW_MS']) / 1000
`

const SMALL_DISK_PYTHON = `import os, shutil, types
shutil.disk_usage = lambda path: types.SimpleNamespace(free=int(os.environ['FREE_BYTES']))
`
/** What clients leave free, and the size of each file that is ordered here. */
const RESERVE = 64_000_000
const FILE_BYTES = 27

/** What makes a client see a disk with so many free bytes. */
function smallDisk(folder: string, free: number): Record<string, string> {
  writeFileSync(join(folder, 'sitecustomize.py'), SMALL_DISK_PYTHON)
  const disk = pathToFileURL(app.makePath('tests/faults/delivery/small_disk.mjs')).href
  return { FREE_BYTES: String(free), PYTHONPATH: folder, NODE_OPTIONS: `--import=${disk}` }
}

const DAYS = ['03', '04', '05', '06', '07']

for (const client of CLIENTS) {
  test.group(`Orders | ${client}`, (group) => {
    group.tap((one) => one.skip(client === 'kontor.py' && !hasPython, 'python3 is not there'))
    let folder: string
    let user: User
    let token: string

    group.each.setup(async () => {
      folder = mkdtempSync(join(tmpdir(), 'kontor-client-'))
      await servedClient(folder, client)
      await givenSoldProduct('TICKS')
      user = await createCustomer({ email: 'person77@elbquant.example' })
      const made = await createToken({ user, kind: 'account', name: 'Script' })
      if (!made.ok) throw new Error(made.refusal.code)
      token = made.value.value
      return async () => {
        rmSync(folder, { recursive: true, force: true })
        await emptyOrders()
      }
    })

    const run = (args: readonly string[], wish: Parameters<ReturnType<typeof kontor>>[1] = {}) =>
      kontor(folder, client)(args, { token, ...wish })

    const at = (day: string) => join(folder, 'data', 'TICKS', `TICKS_2000-01-${day}.csv`)

    async function setState(orderNumber: number, state: OrderState) {
      const { version } = (await getOrder(orderNumber))!
      const actor = { id: null, label: 'staff@example.com' }
      await changeOrder({ orderNumber, state, expectedVersion: version, actor, reason: 'Paid' })
    }

    /** Ordered, paid and made ready; answers its number. */
    async function givenCompleted(): Promise<number> {
      const ordered = await run(ORDER)
      if (ordered.code !== 0) throw new Error(ordered.err)
      const [order] = await ordersOf(user)
      await setState(order!.number, 'Confirmed')
      await drainJobs({ only: ['orders.', 'delivery.'] })
      return order!.number
    }

    async function over(faults: Fault[], args: readonly string[], env = {}) {
      const way = await faultyWay(faults)
      const ran = await run(args, { shop: way.url, env }).finally(way.close)
      return { ...ran, met: way.met }
    }

    test('from a token to verified files: quote, order, wait, download', async ({ assert }) => {
      const quoted = await run(['--json', 'quote', ...WEEK])
      assert.equal(quoted.code, 0, quoted.err)
      const { grossPrice } = JSON.parse(quoted.out) as { grossPrice: number }
      const total = grossPrice.toFixed(2)
      const running = run([...ORDER, '--total', total, '--download', 'data'])
      await until(async () => (await ordersOf(user)).length === 1)
      const [order] = await ordersOf(user)
      assert.equal(order!.gross, Math.round(grossPrice * 100))
      await setState(order!.number, 'Confirmed')
      await drainJobs({ only: ['orders.', 'delivery.'] })
      const { code, out, err } = await running
      assert.equal(code, 0, `${out}\n${err}`)
      assert.include(out, 'All 5 files are in data and match the signed manifest.')
      for (const day of DAYS) assert.equal(sha256Of(readFileSync(at(day))), SHA256)
      assert.include(readFileSync(join(folder, 'data', 'SHA256SUMS'), 'utf8'), SHA256)
      assert.equal((await run(['verify', 'data'])).code, 0)

      const again = await run(['download', String(order!.number), 'data'])
      assert.equal(again.code, 0, again.err)
      assert.lengthOf(again.err.match(/is there {2}TICKS/g) ?? [], 5)
      writeFileSync(at('03'), 'spoiled')
      assert.equal((await run(['verify', 'data'])).code, 5)
    })

    test('with a test token the same way is walked without money, and says so', async ({
      assert,
    }) => {
      const made = await createToken({ user, kind: 'test', name: 'Trial' })
      if (!made.ok) throw new Error(made.refusal.code)
      token = made.value.value
      const { code, out, err } = await run([...ORDER, '--download', 'data'])
      assert.equal(code, 0, `${out}\n${err}`)
      assert.include(err, 'This is a test: nothing is charged')
      assert.include(out, 'All 5 files are in data and match the signed manifest.')
      assert.include(readFileSync(join(folder, 'data', 'SHA256SUMS'), 'utf8'), 'TEST_TICKS')
      const verified = await run(['verify', 'data'])
      assert.include(verified.out, 'It is that of a test')
      assert.isEmpty(await ordersOf(user))
    })

    test('goes through connections that break, 429 and 503, and a claim that ended', async ({
      assert,
    }) => {
      const number = await givenCompleted()
      const faults: Fault[] = [
        { at: /manifest$/, times: 1, does: 503 },
        { at: /manifest-keys/, times: 1, does: 'break' },
        { at: /files\?/, times: 1, does: 'half' },
        { at: /POST .*claims/, times: 2, does: 429 },
        // Before any breaks: what the shop has sent whole is not claimed anew.
        { at: /GET .*downloads/, times: 1, does: 410 },
        { at: /GET .*downloads/, times: 2, does: 'half' },
      ]
      const { code, out, err, met } = await over(faults, ['download', String(number), 'data'])
      assert.equal(code, 0, `${out}\n${err}`)
      assert.lengthOf(met, 8)
      for (const day of DAYS) assert.equal(sha256Of(readFileSync(at(day))), SHA256)
    })

    test('goes through the proxy of a company, and nowhere else', async ({ assert, cleanup }) => {
      const proxy = await forwardProxy()
      cleanup(proxy.close)
      const env = { ...proxy.env, NODE_USE_ENV_PROXY: '1' }
      const running = run([...ORDER, '--download', 'data'], { shop: BEHIND_PROXY, env })
      await until(async () => (await ordersOf(user)).length === 1)
      const [order] = await ordersOf(user)
      await setState(order!.number, 'Confirmed')
      await drainJobs({ only: ['orders.', 'delivery.'] })
      const { code, out, err } = await running
      assert.equal(code, 0, `${out}\n${err}`)
      assert.include(out, 'All 5 files are in data and match the signed manifest.')
      for (const day of DAYS) assert.equal(sha256Of(readFileSync(at(day))), SHA256)
      assert.isNotEmpty(proxy.met)
      assert.isTrue(proxy.met.every((asked) => asked.includes('shop.localhost')))
    })

    test('Node is told to go by a proxy: otherwise the client says how', async ({
      assert,
      cleanup,
    }) => {
      const proxy = await forwardProxy()
      cleanup(proxy.close)
      const { code, err } = await run(['orders'], {
        ...{ shop: BEHIND_PROXY, tries: 1 },
        env: { ...proxy.env, NODE_USE_ENV_PROXY: '' },
      })
      assert.equal(code, 4, err)
      assert.include(err, 'NODE_USE_ENV_PROXY=1')
      assert.isEmpty(proxy.met)
    }).skip(client === 'kontor.py', 'Python goes by it without being told')

    test('an order over a way that breaks is one order, and the basket is empty', async ({
      assert,
    }) => {
      const faults: Fault[] = [
        { at: /POST .*basket\/me$/, times: 1, does: 'half' },
        { at: /POST .*checkout/, times: 1, does: 'half' },
        { at: /POST .*checkout/, times: 1, does: 503 },
      ]
      const { code, err } = await over(faults, [...ORDER, '--key', 'nightly-1'])
      assert.equal(code, 0, err)
      const again = await run([...ORDER, '--key', 'nightly-1'])
      assert.equal(again.code, 0, again.err)
      const orders = await ordersOf(user)
      assert.lengthOf(orders, 1)
      assert.include(again.out, String(orders[0]!.number))
      assert.isEmpty(await itemsOf(user))
    })

    /** Runs an order by card until its link is there; answers the payment behind it. */
    async function linked(args: readonly string[]) {
      const running = run(args)
      return { running, id: await untilLinkIsTold(user) }
    }

    test('by card it says the link, waits until somebody has paid, and is one order', async ({
      assert,
      cleanup,
    }) => {
      const provider = await givenCardProvider()
      cleanup(() => provider.stop())
      const { running, id } = await linked([...BY_CARD, '--key', 'by-card'])
      await sendCharge(id, { cardId: await givenCard(), cardHolder: null, linkId: id })
      const { code, out, err } = await running
      assert.equal(code, 0, err)
      assert.match(err, new RegExp(`to pay: https?://\\S+/basket/pay/${id}`))
      const orders = await ordersOf(user)
      assert.lengthOf(orders, 1)
      assert.include(out, `Order ${orders[0]!.number} is placed.`)
      const again = await run([...BY_CARD, '--key', 'by-card'])
      assert.equal(again.code, 0, again.err)
      assert.include(again.out, String(orders[0]!.number))
      assert.lengthOf(await ordersOf(user), 1)
      assert.isEmpty(await itemsOf(user))
    })

    test('a saved quote is ordered at its price, once, and fetched', async ({ assert }) => {
      const [from, to] = [CalendarDay.of(2000, 1, 3), CalendarDay.of(2000, 1, 7)]
      const quote = await saveQuote({
        actor: { id: user.id, label: user.email },
        customer: { deliveryCountry: 'DE', vatId: null },
        recipient: [],
        selections: [{ lineId: '1', productCode: 'TICKS', from, to }],
      })
      if (!quote.ok) throw new Error(quote.refusal.code)
      await rows(null, `update products set daily_price_cents = 99999 where code = 'TICKS'`)
      const { label, quote: kept } = quote.value
      const args = ['order-quote', label, ...ORDER.slice(-4)]
      const placed = await run([...args, '--key', 'quoted'])
      assert.equal(placed.code, 0, placed.err)
      const [order, ...others] = await ordersOf(user)
      assert.include(placed.out, `Order ${order!.number} is placed.`)
      assert.equal(order!.gross, kept.grossCents)
      assert.isEmpty(others)
      const running = run([...args, '--key', 'quoted', '--download', 'data'])
      await setState(order!.number, 'Confirmed')
      await drainJobs({ only: ['orders.', 'delivery.'] })
      const { code, out, err } = await running
      assert.equal(code, 0, err)
      assert.include(out, 'All 5 files are in data and match the signed manifest.')
      const anew = await run(args)
      assert.equal(anew.code, 3, anew.out)
      assert.lengthOf(await ordersOf(user), 1)
    })

    test('what stays open and brings nothing is broken off, and goes on', async ({ assert }) => {
      const number = await givenCompleted()
      const faults: Fault[] = [
        { at: /\/manifest$/, times: 1, does: 'silence' },
        { at: /GET .*downloads/, times: 1, does: 'silence' },
      ]
      const began = performance.now()
      const idle = { KONTOR_IDLE: '1' }
      const { code, err, met } = await over(faults, ['download', String(number), 'data'], idle)
      assert.equal(code, 0, err)
      assert.lengthOf(met, 2)
      for (const day of DAYS) assert.equal(sha256Of(readFileSync(at(day))), SHA256)
      assert.isBelow(performance.now() - began, 30_000)
    })

    test('a link by which nobody pays ends with 6, and leaves nothing in the basket', async ({
      assert,
      cleanup,
    }) => {
      const provider = await givenCardProvider()
      cleanup(() => provider.stop())
      const { running, id } = await linked(BY_CARD)
      await letTimePass(id, 15)
      await sweepPayments()
      const { code, err } = await running
      assert.equal(code, 6, err)
      assert.include(err, 'Nothing is ordered.')
      assert.isEmpty(await ordersOf(user))
      assert.isEmpty(await itemsOf(user))
    })

    test('says which files it could not have, and has the rest', async ({ assert }) => {
      const number = await givenCompleted()
      await rows(
        null,
        `update delivery_files set state = 'Used', used_at = now() where day = '2000-01-05'`
      )
      const { code, err } = await run(['download', String(number), 'data'])
      assert.equal(code, 1)
      assert.include(err, 'MISSING   TICKS/TICKS_2000-01-05.csv')
      assert.include(err, '1 files are missing.')
      assert.isFalse(existsSync(at('05')))
      assert.isTrue(existsSync(at('06')))
    })

    test('what is not the shop’s own writes nothing: {$self}')
      .with(['manifest', 'signature'])
      .run(async ({ assert }, spoils) => {
        const number = await givenCompleted()
        const does = (body: string) =>
          spoils === 'manifest'
            ? body.replace('\\"bytes\\":27', '\\"bytes\\":28')
            : body.replace(/"signature":"..../, '"signature":"AAAA')
        const fault: Fault = { at: /\/manifest$/, times: 1, does }
        const { code, err } = await over([fault], ['download', String(number), 'data'])
        assert.equal(code, 5, err)
        assert.isFalse(existsSync(join(folder, 'data')))
      })

    test('what somebody else put into the basket stays, and is not ordered', async ({ assert }) => {
      await givenItem(user, 'TICKS')
      const { code, err } = await run(ORDER)
      assert.equal(code, 3)
      assert.include(err, 'Something else lies in your basket')
      assert.isEmpty(await ordersOf(user))
      assert.deepEqual(await itemsOf(user), ['TICKS'])
    })

    test('waits for an order that is rejected, and no longer than it was told', async ({
      assert,
    }) => {
      await run(ORDER)
      const [order] = await ordersOf(user)
      const late = await run(['wait', String(order!.number), '--seconds', '1'])
      assert.equal(late.code, 7, late.err)
      const now = await run(['wait', String(order!.number), '--seconds', '0'])
      assert.equal(now.code, 7, now.err)
      const waiting = run(['wait', String(order!.number)])
      await setState(order!.number, 'Rejected')
      assert.equal((await waiting).code, 6)
    })

    test('what was interrupted goes on', async ({ assert }) => {
      const number = await givenCompleted()
      const way = await faultyWay([{ at: /GET .*downloads/, times: 99, does: 503 }])
      const stopped = await run(['download', String(number), 'data'], {
        ...{ shop: way.url, tries: 99 },
        onStart: (started) =>
          void until(async () => way.met.length > 2).then(() => started.kill('SIGINT')),
      }).finally(way.close)
      assert.equal(stopped.code, 130, stopped.err)
      assert.include(stopped.err, 'interrupted')
      assert.equal((await run(['download', String(number), 'data'])).code, 0)
    })

    test('a full disk is said, and the other files are there', async ({ assert }) => {
      const number = await givenCompleted()
      mkdirSync(join(folder, 'data', 'TICKS'), { recursive: true })
      symlinkSync('/dev/full', `${at('05')}.part`)
      const full = await run(['download', String(number), 'data'])
      assert.equal(full.code, 1, full.err)
      assert.include(full.err, 'It cannot be written')
      assert.notInclude(full.err, 'Traceback')
      assert.isFalse(existsSync(at('05')))
      for (const day of ['03', '07']) assert.equal(sha256Of(readFileSync(at(day))), SHA256)
    }).skip(!existsSync('/dev/full'), 'needs a disk that is full')

    test('a disk without room for what is to come is said before anything is claimed', async ({
      assert,
    }) => {
      const number = await givenCompleted()
      const download = ['download', String(number), 'data']
      const small = (free: number) => smallDisk(folder, free)
      const claims: Fault[] = [{ at: /POST .*claims/, times: 99, does: 404 }]
      const refused = await over(claims, download, small(RESERVE + 5 * FILE_BYTES - 1))
      assert.equal(refused.code, 8, refused.err)
      assert.include(refused.err, 'The disk has no room: 135 B are to come')
      assert.notInclude(refused.err, 'Traceback')
      assert.deepEqual(refused.met, [])
      assert.isFalse(existsSync(join(folder, 'data')))

      const enough = await over([], download, small(RESERVE + 5 * FILE_BYTES))
      assert.equal(enough.code, 0, enough.err)
      const again = await over([], download, small(0))
      assert.equal(again.code, 0, again.err)
    })

    test('what lies there in part needs room for the rest alone', async ({ assert }) => {
      const number = await givenCompleted()
      const faults: Fault[] = [{ at: /GET .*downloads/, times: 99, does: 503 }]
      mkdirSync(join(folder, 'data', 'TICKS'), { recursive: true })
      for (const day of DAYS) writeFileSync(`${at(day)}.part`, 'x'.repeat(FILE_BYTES - 1))
      const download = ['download', String(number), 'data']
      const none = await over(faults, download, smallDisk(folder, RESERVE + 4))
      assert.equal(none.code, 8, none.err)
      assert.include(none.err, '5 B are to come')
      const some = await over(faults, download, smallDisk(folder, RESERVE + 5))
      assert.equal(some.code, 1, some.err)
    })

    test('with a clock that is ten years {0} it waits no longer, and verifies as well')
      .with([
        ['behind', -TEN_YEARS_MS],
        ['ahead', TEN_YEARS_MS],
      ] as const)
      .run(async ({ assert }, [, skew]) => {
        const number = await givenCompleted()
        writeFileSync(join(folder, 'sitecustomize.py'), SKEWED_PYTHON)
        const clock = pathToFileURL(app.makePath('tests/faults/delivery/skewed_clock.mjs')).href
        const skewed = {
          SKEW_MS: String(skew),
          PYTHONPATH: folder,
          NODE_OPTIONS: `--import=${clock}`,
        }
        const later = new Date(Date.now() + 1_000).toUTCString()
        const faults: Fault[] = [{ at: /manifest$/, times: 1, does: 503, later }]
        const began = performance.now()
        const { code, err, met } = await over(faults, ['download', String(number), 'data'], skewed)
        assert.equal(code, 0, err)
        assert.lengthOf(met, 1)
        assert.isBelow(performance.now() - began, 60_000)
      })

    test('a page of somebody on the way is not taken for an answer or a file', async ({
      assert,
    }) => {
      const number = await givenCompleted()
      const does = () => PAGE
      const faults: Fault[] = [
        { at: /\/manifest$/, times: 1, does },
        { at: /GET .*downloads/, times: 2, does },
      ]
      const { code, err, met } = await over(faults, ['download', String(number), 'data'])
      assert.equal(code, 0, err)
      assert.lengthOf(met, 3)
      for (const day of DAYS) assert.equal(sha256Of(readFileSync(at(day))), SHA256)
      const never = await over([{ at: /./, times: 999, does }], ['orders'])
      assert.equal(never.code, 4, never.err)
      assert.include(never.err, 'was not understood')
      assert.notMatch(never.err, /Traceback|SyntaxError/)
    })

    test('ends with {1}: {0}')
      .with([
        ['a day that is none', 2, ['quote', 'TICKS', 'soon', '2000-01-07'], {}, /not a day/],
        ['a command that is none', 2, ['buy'], {}, /invalid choice/],
        ['no file at once', 2, ['download', '1', '--streams', '0'], {}, /At least one file/],
        ['an address without its protocol', 2, ['orders'], { shop: 'localhost:3333' }, /none such/],
        ['signs that no token has', 2, ['orders'], { token: 'kontor_api_MQ.\u2026' }, /no token/],
        ['a product that is none', 3, ['coverage', 'NONE'], {}, /./],
        ['a quote of nobody', 3, ['order-quote', '999999', ...ORDER.slice(-4)], {}, /./],
        ['no token', 3, ['orders'], { token: '' }, /log in/],
        ['a token that opens nothing', 3, ['orders'], { token: 'kontor_api_MQ.bm9uZQ' }, /token/i],
        ['another total', 3, [...ORDER, '--total', '1.00'], {}, /./],
        ['a declaration that is missing', 3, [...ORDER.slice(0, -1), 'terms'], {}, /./],
        ['an order of nobody', 3, ['download', '999999999'], {}, /./],
        ['no shop', 4, ['orders'], { shop: 'http://127.0.0.1:1', tries: 1 }, /cannot be reached/],
        ['a folder without manifest', 2, ['verify', 'nowhere'], {}, /cannot be read/],
      ] as const)
      .run(async ({ assert }, [, code, args, wish, words]) => {
        const ran = await run(args, wish)
        assert.equal(ran.code, code, ran.err)
        assert.match(ran.err, words)
        assert.notInclude(ran.err, 'Traceback')
        assert.isEmpty(await itemsOf(user))
      })

    test('a token that was read from a file with the end of its line is that token', async ({
      assert,
    }) => {
      const { code, err } = await run(['--json', 'orders'], { token: `${token}\r\n` })
      assert.equal(code, 0, err)
    })

    test('a manifest that is none is not the shop’s: {$self}')
      .with(['', '{"files":', '[]', 'null'])
      .run(async ({ assert }, body) => {
        writeFileSync(join(folder, 'manifest.json'), body)
        writeFileSync(join(folder, 'manifest.json.sig'), '')
        const { code, err } = await run(['verify', '.'])
        assert.equal(code, 5, err)
        assert.equal(err.trim().split('\n').length, 1)
      })

    test('shows what a product has, and rows of a file', async ({ assert }) => {
      const covered = await run(['--json', 'coverage', 'TICKS'], { token: '' })
      const { days } = JSON.parse(covered.out) as { days: [number, string][] }
      assert.deepEqual(days.slice(0, 3), [
        [20000101, 'extra'],
        [20000102, 'extra'],
        [20000103, 'available'],
      ])
      await rows(null, `update products set compression = 'none' where code = 'TICKS'`)
      const preview = await run(['--json', 'preview', 'TICKS', '20000103'], { token: '' })
      assert.equal(preview.code, 0, preview.err)
      const shown = [{ time: '09:00:00', price: 100.25 }]
      assert.deepEqual(JSON.parse(preview.out), shown)
    })

    test('is served with its sum, at an address that stays', async ({ assert }) => {
      const text = readFileSync(join(folder, client))
      const sums = await (await fetch(`${SHOP()}/clients/SHA256SUMS`)).text()
      assert.include(sums, `${sha256Of(text)}  ${client}\n`)
      assert.notInclude(text.toString(), '@@')
      const known = { 'if-none-match': `"${sha256Of(text)}"` }
      const again = await fetch(`${SHOP()}/clients/${client}`, { headers: known })
      assert.equal(again.status, 304)
      const headers = { accept: 'application/json' }
      assert.equal((await fetch(`${SHOP()}/clients/nothing.py`, { headers })).status, 404)
    })
  })
}
