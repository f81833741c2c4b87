import { execFile, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { createCustomer } from '#database/factories/identity/people'
import { createToken } from '#identity/actions/tokens/create_token'
import type User from '#identity/models/user'
import { changeOrder } from '#orders/actions/staff/change_order'
import { getOrder } from '#orders/queries/get_order'
import { givenSoldProduct } from '#tests/fixtures/basket/given_basket'
import { emptyOrders, ordersOf } from '#tests/fixtures/orders/checkout'
import { hasPython, SHOP } from '#tests/fixtures/shared/shop_clients'
import { until } from '#tests/fixtures/shared/until'
import { drainJobs } from '#tests/support/drain_jobs'

type Language = 'python' | 'typescript' | 'curl'

const FILE = new URL('../../../inertia/components/api_docs/transcripts.ts', import.meta.url).href
const { transcripts } = (await import(FILE)) as {
  transcripts: (shop: string) => Record<Language, string>
}

const starts = (program: string) => spawnSync(program, ['--help']).error === undefined

const NEEDS: Record<Language, () => boolean> = {
  python: () => hasPython,
  typescript: () => true,
  curl: () => starts('unzip') && spawnSync('curl', ['--json', '{}', '--version']).status === 0,
}

/** What is typed, with what is answered. */
const stepsOf = (text: string) =>
  text
    .split(/^\$ /m)
    .slice(1)
    .map((step) => {
      const [, command, answer] = /^((?:.*\\\n)*.*)\n?([^]*)$/.exec(step)!
      return { command: command!, answer: answer! }
    })

/** The same for a week of two weeks' product as for a year of another: figures, days and names of files differ. */
const withoutFigures = (answer: string): string[] => [
  ...new Set(
    answer
      .replaceAll(/tick_cash_l1\/\S+|TICKS\/\S+/g, 'FILE')
      .replaceAll(/tick_cash_l1|TICKS/g, 'PRODUCT')
      .replaceAll(/[\d.,]+ [kM]?B\b/g, 'SIZE')
      .replaceAll(/\d[\d,.]*\d|\d/g, '0')
      .split('\n')
      .filter((line) => line && line !== '…')
  ),
]

test.group('HTTP API | transcripts of the guide', (group) => {
  let folder: string
  let user: User
  let token: string

  group.each.setup(async () => {
    folder = mkdtempSync(join(tmpdir(), 'kontor-transcript-'))
    writeFileSync(join(folder, 'package.json'), '{"type":"module"}')
    await givenSoldProduct('TICKS', { dailyCents: 100_000 })
    user = await createCustomer()
    const made = await createToken({ user, kind: 'account', name: 'Script' })
    if (!made.ok) throw new Error(made.refusal.code)
    token = made.value.value
    return async () => {
      rmSync(folder, { recursive: true, force: true })
      await emptyOrders()
    }
  })

  /** Staff note the transfer as soon as there is an order. */
  async function paid() {
    await until(async () => (await ordersOf(user)).length === 1)
    const [order] = await ordersOf(user)
    const { number } = order!
    const { version: expectedVersion } = (await getOrder(number))!
    const actor = { id: null, label: 'staff@example.com' }
    const change = { orderNumber: number, state: 'Confirmed', expectedVersion } as const
    await changeOrder({ ...change, actor, reason: 'Paid' })
    await drainJobs({ only: ['orders.', 'delivery.'] })
  }

  /** A command in the shell that has typed those before, for a week that tests have. */
  async function type(command: string): Promise<string> {
    const [order] = await ordersOf(user)
    const typed = command
      .replaceAll('tick_cash_l1 2025-01-01 2025-12-31', 'TICKS 2000-01-03 2000-01-07')
      .replace(
        '"tick_cash_l1","from":20250101,"to":20251231',
        '"TICKS","from":20000103,"to":20000107'
      )
      .replaceAll('10415', String(order?.number))
      .replace(/^node /, `${process.execPath} `)
    const api = `${SHOP()}/api/v1`
    const own = { KONTOR_SHOP: SHOP(), KONTOR_TOKEN: token, NODE_OPTIONS: '' }
    const env = { ...process.env, ...own, api, auth: `Authorization: Bearer ${token}` }
    return new Promise((resolve) =>
      execFile('sh', ['-c', `${typed} 2>&1`], { cwd: folder, env }, (_, said) => resolve(said))
    )
  }

  for (const language of Object.keys(NEEDS) as Language[]) {
    test(`what ${language} is answered is what is written`, async ({ assert }) => {
      const steps = stepsOf(transcripts(SHOP())[language])
      const paying = paid()
      for (const { command, answer } of steps.filter(
        (one) => !/^(export|api=)/.test(one.command)
      )) {
        const said = await type(command)
        assert.deepEqual(withoutFigures(said), withoutFigures(answer), `${command}\n${said}`)
      }
      await paying
    }).skip(!NEEDS[language](), 'needs a program that is not there')
  }
})
