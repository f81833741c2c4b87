import { globSync } from 'node:fs'
import { test } from '@japa/runner'
import { ESLint } from 'eslint'
import { FOLDERS } from '../../eslint.boundaries.js'

const lint = new ESLint({ cwd: process.cwd() })

/** Complaints of the boundary rule about a file with one planted import. */
async function complaints(file: string, target: string): Promise<number> {
  const [report] = await lint.lintText(`import '${target}'\n`, { filePath: file })
  return report!.messages.filter(({ ruleId }) => ruleId === 'boundaries/dependencies').length
}

const FORBIDDEN = [
  ['app/catalogue/planted.ts', '#orders', 'a lower module imports a higher one'],
  ['app/orders/planted.ts', '#catalogue/module', 'a module reaches behind a face'],
  ['app/orders/planted.ts', '#billing', 'orders imports billing, which lies above'],
  ['app/catalogue/planted.ts', '#demo/catalogue/demo_archive', 'the shop imports its demo'],
  ['app/shared/planted.ts', '#identity', 'the kernel imports a module'],
  ['app/unnamed/planted.ts', '#shared/domain/money', 'a module that the table does not name'],
  ['app/delivery/planted.ts', '#identity', 'delivery imports identity'],
  ['app/orders/domain/planted.ts', '#orders/actions/place_order', 'domain imports an action'],
  ['app/orders/domain/planted.ts', '#config/shop', 'domain reads settings'],
  ['app/orders/domain/planted.ts', '#start/env', 'domain reads the environment'],
  ['app/orders/domain/planted.ts', '#shared/clock', 'domain reads the clock'],
  ['app/billing/domain/planted.ts', '#shared/i18n', 'domain has words'],
  ['app/orders/actions/planted.ts', '#orders/http/visible_order', 'an action knows requests'],
  ['app/orders/jobs/planted.ts', '#orders/http/visible_order', 'a job knows requests'],
  ['app/orders/queries/planted.ts', '#orders/actions/place_order', 'a query imports an action'],
  ['app/orders/ports/planted.ts', '#orders/http/visible_order', 'a port knows requests'],
  ['app/orders/pdf/planted.ts', '#orders/http/visible_order', 'a paper knows requests'],
  ['app/billing/finds/planted.ts', '#billing/http/named_invoice', 'a finder knows requests'],
  ['app/orders/gateways/planted.ts', '#orders/transformers/order_transformer', 'a gateway shapes'],
  [
    'app/orders/http/planted.ts',
    '#orders/controllers/checkouts_controller',
    'http knows whom it serves',
  ],
  ['inertia/pages/site/planted.tsx', '../../../app/site/module.js', 'a page imports the server'],
  [
    'design-system/src/components/planted.tsx',
    '../../../inertia/types',
    'the design system imports the application',
  ],
  [
    'sandbox/staff_sign_in/planted.ts',
    '../../app/site/module.js',
    'a stand-in imports the application',
  ],
] as const

const ALLOWED = [
  ['app/orders/planted.ts', '#catalogue'],
  ['app/orders/planted.ts', '#shared/domain/money'],
  ['app/orders/actions/planted.ts', '#orders/domain/order_state'],
  ['app/billing/planted.ts', '#orders'],
  ['app/billing/domain/planted.ts', '#shared/domain/locale'],
  ['demo/orders/planted.ts', '#orders/actions/insert_order'],
  ['app/reports/planted.ts', '#billing'],
  ['app/contracts/planted.ts', '#billing'],
  ['app/site/planted.ts', '#orders'],
] as const

test.group('Architecture | boundaries', () => {
  for (const [file, target, what] of FORBIDDEN) {
    test(`refuses: ${what}`, async ({ assert }) => {
      assert.equal(await complaints(file, target), 1, `${file} -> ${target}`)
    })
  }

  for (const [file, target] of ALLOWED) {
    test(`allows ${file} -> ${target}`, async ({ assert }) => {
      assert.equal(await complaints(file, target), 0)
    })
  }

  test('every folder of a module has a category, so that a rule can speak of it', ({ assert }) => {
    const folders = globSync('app/!(shared)/*', { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name)
    assert.isAbove(folders.length, 100)
    assert.deepEqual(
      [...new Set(folders)].filter((name) => !FOLDERS.includes(name)),
      []
    )
  })

  const PLANTED = `import type { DuckDBInstance } from '@duckdb/node-api'
    export const open = async () => (await import('@duckdb/node-api')) as unknown as DuckDBInstance\n`

  for (const [file, refusals] of [
    ['app/reports/gateways/planted.ts', 2],
    ['app/shared/planted.ts', 2],
    ['demo/catalogue/planted.ts', 2],
    ['app/shared/duckdb/program.ts', 0],
  ] as const) {
    test(`DuckDB in ${file} is refused ${refusals} times`, async ({ assert }) => {
      const [report] = await lint.lintText(PLANTED, { filePath: file })
      const about = report!.messages.filter(({ message }) => message.includes('#shared/duckdb'))
      assert.lengthOf(about, refusals)
    })
  }

  for (const [file, refusals] of [
    ['app/orders/domain/planted.ts', 4],
    ['app/orders/domain/payment/planted.ts', 4],
    ['app/orders/actions/planted.ts', 0],
  ] as const) {
    test(`what ${file} asks of the clock and the settings is refused ${refusals} times`, async ({
      assert,
    }) => {
      const asked = `export const asked = [new Date(), Date.now(), CalendarDay.today(), process.env.A]
        export const told = (day: string) => [new Date(day), CalendarDay.parse(day)]\n`
      const [report] = await lint.lintText(asked, { filePath: file })
      const about = report!.messages.filter(({ message }) => message.startsWith('A rule is told'))
      assert.lengthOf(about, refusals)
    })
  }
})
