import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { test } from '@japa/runner'
import { FAULT_FOLDERS } from '../../../bin/support/changed/fault_folders.ts'
import { askersOf } from '../../../bin/support/changed/askers.ts'
import { foldersFor } from '../../../bin/support/changed/specs_for.ts'
import { asArguments, readChange } from '../../../bin/support/changed/read_change.ts'
import { touchedBy, type Touched } from '../../../bin/support/changed/touched.ts'
import { textUsersOf } from '../../../bin/support/changed/text_users.ts'
import { lanesFor } from '../../../bin/support/checks/lanes.ts'
import { readWish } from '../../../bin/support/japa/wish.ts'

const NOTHING: Touched = {
  everything: false,
  modules: [],
  askers: [],
  browser: false,
  journeys: [],
}

test.group('Starting | tests of what was changed', () => {
  test('the module is read from where a file lies', ({ assert }) => {
    const files = [
      'app/orders/actions/place_order.ts',
      'database/migrations/catalogue/0010_products.ts',
      'inertia/pages/delivery/tasks/index.tsx',
      'tests/fixtures/basket/given_basket.ts',
    ]
    const modules = ['basket', 'catalogue', 'delivery', 'orders']
    assert.deepEqual(touchedBy(files), { ...NOTHING, modules, browser: true })
  })

  test('{$self} is everybody’s')
    .with([
      'app/shared/clock.ts',
      'config/shop.ts',
      'package-lock.json',
      'bin/japa.ts',
      'inertia/i18n/locales/en/shared/fields.json',
      'design-system/src/components/button/button.tsx',
      'tests/support/drain_jobs.ts',
      'app/unheard_of/index.ts',
    ])
    .run(({ assert }, file) => assert.isTrue(touchedBy([file]).everything))

  test('what is generated reaches no further than what it is made of', ({ assert }) => {
    const generated = ['.adonisjs/client/texts.ts', '.adonisjs/server/routes.d.ts']
    const database = ['database/schema.ts', 'database/migrations.sha256']
    const change = touchedBy(['app/billing/module.ts', ...generated, ...database])
    assert.deepEqual(change, { ...NOTHING, modules: ['billing'] })
  })

  test('a text touches whose words it is, and who takes it over', ({ assert }) => {
    const { everything, modules } = touchedBy(['inertia/i18n/locales/de/delivery/tasks.json'])
    assert.isFalse(everything)
    assert.includeMembers(modules, ['delivery', 'orders'])
  })

  test('who takes a text over from one that takes it over says it, too', ({ assert }) => {
    const folder = mkdtempSync(join(tmpdir(), 'kontor-texts-'))
    const write = (file: string, word: string) => {
      mkdirSync(join(folder, dirname(file)), { recursive: true })
      writeFileSync(join(folder, file), JSON.stringify({ word }))
    }
    write('orders/order.json', 'Order')
    write('billing/invoice.json', '$t(orders/order:word)')
    write('site/home.json', '$t(billing/invoice:word)')
    write('shared/fields.json', '$t(orders/order:word)')
    write('basket/items.json', '$t(shared/fields:word)')
    assert.deepEqual(textUsersOf('orders/order', folder), ['orders', 'billing', 'site'])
    rmSync(folder, { recursive: true })
  })

  test('a changed spec is run, whatever else is', ({ assert }) => {
    const journey = 'tests/browser/account.journey.ts'
    const change = touchedBy([journey, 'tests/faults/arrivals/killed_telling.spec.ts'])
    assert.deepEqual(change, { ...NOTHING, modules: ['arrivals'], journeys: [journey] })
    assert.include(foldersFor(change), 'faults/arrivals')
    const checks = lanesFor(change).flat()
    assert.deepEqual(checks.find(({ name }) => name === 'journeys')!.run.at(-1), journey)
    const names = lanesFor(NOTHING).flatMap((lane) => lane.map(({ name }) => name))
    assert.notIncludeMembers(names, ['journeys'])
  })

  test('every folder of faults is run with its module', ({ assert }) => {
    const folders = readdirSync('tests/faults').filter((name) => name !== 'shared')
    assert.sameMembers(Object.keys(FAULT_FOLDERS), folders)
    assert.include(foldersFor({ ...NOTHING, modules: ['billing'] }), 'faults/checkout')
  })

  test('documents and pictures touch nothing', ({ assert }) => {
    assert.deepEqual(touchedBy(['docs/asvs.md', 'README.md']), NOTHING)
    const picture = 'design-system/screenshots/light/button--primary.png'
    assert.deepEqual(touchedBy([picture]), { ...NOTHING, browser: true })
  })

  test('what stands on a module is tested with it, what it stands on is not', ({ assert }) => {
    const folders = foldersFor({ ...NOTHING, modules: ['basket'] })
    assert.includeMembers(folders, ['functional/basket', 'functional/orders', 'unit/billing'])
    assert.includeMembers(folders, ['functional/access', 'faults/checkout', 'architecture'])
    assert.notInclude(folders, 'functional/catalogue')
    assert.notInclude(foldersFor({ ...NOTHING, modules: ['site'] }), 'functional/orders')
  })

  test('what was read once is not read again', ({ assert }) => {
    const changes: Touched[] = [
      { ...NOTHING, modules: ['billing', 'orders'] },
      { ...NOTHING, modules: ['orders'], askers: ['catalogue', 'identity'] },
      NOTHING,
      { ...NOTHING, everything: true },
    ]
    for (const change of changes) assert.deepEqual(readChange(asArguments(change)), change)
    const japa = lanesFor(changes[0]!)
      .flat()
      .find(({ name }) => name === 'japa')
    assert.deepEqual(japa!.run.slice(-2), ['--touched', 'billing,orders'])
    assert.isTrue(readWish(asArguments(NOTHING)).isWhole)
  })

  test('who asks through a port is tested with who answers, its neighbours are not', ({
    assert,
  }) => {
    const { modules, askers } = touchedBy(['app/orders/gateways/bought_days.ts'])
    assert.deepEqual([modules, askers], [['orders'], ['catalogue']])
    const folders = foldersFor({ ...NOTHING, modules, askers })
    assert.includeMembers(folders, ['functional/catalogue', 'unit/catalogue', 'functional/orders'])
    assert.notIncludeMembers(folders, ['functional/basket'])
  })

  test('{file} answers [{asker}]')
    .with([
      { file: 'app/billing/provides.ts', asker: 'identity, orders' },
      // what the manifest keeps of people; behind the face of a lower module
      { file: 'app/orders/actions/move_orders.ts', asker: 'identity' },
      { file: 'app/delivery/queries/sheets_of.ts', asker: 'identity' },
      { file: 'app/orders/routes/pages.ts', asker: '' },
    ])
    .run(({ assert }, { file, asker }) => assert.equal(askersOf([file]).join(', '), asker))

  test('where no module was touched, the architecture is looked at', ({ assert }) => {
    assert.deepEqual(foldersFor(NOTHING), ['architecture'])
  })
})
