import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { createCustomer } from '#database/factories/identity/people'
import { createToken } from '#identity/actions/tokens/create_token'
import { makeNextReport } from '#reports/actions/make/make_next_report'
import { rows } from '#shared/database'
import { ALWAYS } from '#subscriptions/domain/entitlement'
import { sha256Of } from '#tests/fixtures/delivery/ledger'
import {
  ELB,
  FJORD,
  givenReportProduct,
  givenSnapshot,
  held,
} from '#tests/fixtures/reports/given_snapshot'
import { faultyWay, type Fault } from '#tests/fixtures/shared/faulty_way'
import { CLIENTS, hasPython, kontor, servedClient } from '#tests/fixtures/shared/shop_clients'
import { until } from '#tests/fixtures/shared/until'
import { givenSubscription, givenType } from '#tests/fixtures/subscriptions/given_subscription'

const DAY = '2026-09-18'
const REPORT = ['report', '2026/09/18', `${ELB},${FJORD}`, 'data', '--streams', '1']

const reports = () => rows<{ id: number; state: string }>(null, 'select id, state from reports')

const filesOfReport = () =>
  rows<{ name: string; kind: string; sha256: string }>(
    null,
    'select name, kind, sha256 from report_files order by name'
  )

for (const client of CLIENTS) {
  test.group(`Reports | ${client}`, (group) => {
    group.tap((one) => one.skip(client === 'kontor.py' && !hasPython, 'python3 is not there'))
    let folder: string
    let token: string
    group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
    group.each.setup(async () => {
      await givenSnapshot(await givenReportProduct(), DAY, [held(ELB)])
      token = await givenReader()
      folder = mkdtempSync(join(tmpdir(), 'kontor-report-'))
      await servedClient(folder, client)
      return () => rmSync(folder, { recursive: true, force: true })
    })

    /** Somebody who may ask for reports. */
    async function givenReader(): Promise<string> {
      const user = await createCustomer()
      const type = await givenType({ specialType: 'REPORT' })
      const all = { isUnrestricted: true, visible: ALWAYS, ranges: [] }
      await givenSubscription(type, user.id, all)
      const added = await createToken({ user, kind: 'account', name: 'Script' })
      if (!added.ok) throw new Error(added.refusal.code)
      return added.value.value
    }

    const run = (args: readonly string[], wish: Parameters<ReturnType<typeof kontor>>[1] = {}) =>
      kontor(folder, client)(args, { token, ...wish })

    /** Runs a client while the shop makes what it asks for. */
    async function made(...[args, wish]: Parameters<typeof run>) {
      const running = run(args, wish)
      await until(async () => (await reports()).some(({ state }) => state === 'New'))
      await makeNextReport()
      return running
    }

    async function over(faults: Fault[], args: readonly string[]) {
      const way = await faultyWay(faults)
      const ran = await made(args, { shop: way.url }).finally(way.close)
      return { ...ran, met: way.met }
    }

    const at = (name: string) => join(folder, 'data', name)

    test('asks for a report, waits for it, fetches and verifies its files; once more it is the same', async ({
      assert,
    }) => {
      const { code, out, err } = await made(REPORT)
      assert.equal(code, 0, `${out}\n${err}`)
      const [asked] = await reports()
      assert.include(out, `Report ${asked!.id} is asked for, at 125.00 EUR.`)
      assert.include(out, 'All 4 files are in data and match their SHA-256.')
      for (const { name, sha256 } of await filesOfReport()) {
        assert.equal(sha256Of(readFileSync(at(name))), sha256, name)
      }
      const again = await run(REPORT)
      assert.equal(again.code, 0, again.err)
      assert.lengthOf(again.err.match(/is there /g) ?? [], 4)
      assert.lengthOf(await reports(), 1)
    })

    test('fetches the kinds that are wanted, and says what it does as JSON', async ({ assert }) => {
      const { code, out, err } = await made(['--json', ...REPORT, '--kinds', 'pdf,csv'])
      assert.equal(code, 0, err)
      const [asked, told] = out
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as object)
      assert.containsSubset(asked, { totalPrice: 125 })
      assert.deepEqual(told, { folder: 'data', files: 3, fetched: 3 })
      const wanted = (await filesOfReport()).filter(({ kind }) => kind !== 'xlsx')
      assert.sameMembers(
        readdirSync(join(folder, 'data')),
        wanted.map(({ name }) => name)
      )
    })

    test('over connections that break it is one report, and whole', async ({ assert }) => {
      const { code, err, met } = await over(
        [
          { at: /POST .*by-user/, times: 1, does: 'half' },
          { at: /reports\/\d+\?wait/, times: 1, does: 503 },
          { at: /files\/xlsx/, times: 1, does: 'half' },
          { at: /files\/csv/, times: 1, does: 'break' },
        ],
        REPORT
      )
      assert.equal(code, 0, err)
      assert.lengthOf(met, 4)
      assert.lengthOf(await reports(), 1)
      for (const { name, sha256 } of await filesOfReport()) {
        assert.equal(sha256Of(readFileSync(at(name))), sha256, name)
      }
    })

    test('a file that is not the shop’s is not kept', async ({ assert }) => {
      const does = (body: string) => body.replace(/\d/, 'x')
      const { code, err } = await over([{ at: /files\/csv/, times: 9, does }], REPORT)
      assert.equal(code, 5, err)
      const csv = (await filesOfReport()).find(({ kind }) => kind === 'csv')!
      assert.isFalse(existsSync(at(csv.name)))
      assert.lengthOf(readdirSync(join(folder, 'data')), 3)
    })

    test('waits for no report that failed, and no longer than it was told', async ({ assert }) => {
      const late = await run([...REPORT, '--seconds', '1'])
      assert.equal(late.code, 7, late.err)
      await rows(null, `update reports set state = 'Failed'`)
      const failed = await run(REPORT)
      assert.equal(failed.code, 6, failed.err)
      assert.match(failed.err, /Report \d+ is Failed\./)
    })

    test('ends with {1}: {0}')
      .with([
        ['a day that is none', 2, ['report', 'soon', ELB], /not a day/],
        ['a kind that no file has', 2, [...REPORT, '--kinds', 'docx'], /Files of a report are/],
        ['no day and no security', 2, ['report'], /./],
        ['a security that was not held', 3, ['report', DAY, FJORD], /./],
        ['a code that is none', 3, ['report', DAY, 'DE00ELB00009'], /isins/],
      ] as const)
      .run(async ({ assert }, [, code, args, words]) => {
        const ran = await run(args)
        assert.equal(ran.code, code, ran.err)
        assert.match(ran.err, words)
        assert.notInclude(ran.err, 'Traceback')
        assert.isEmpty(await reports())
      })

    test('without a subscription to reports it ends with 3', async ({ assert }) => {
      await rows(null, 'delete from subscription_users')
      const { code, err } = await run(REPORT)
      assert.equal(code, 3, err)
      assert.isEmpty(await reports())
    })
  })
}
