import { test } from '@japa/runner'
import { foldersFor } from '../../../bin/support/changed/specs_for.ts'
import { asArguments, readChange } from '../../../bin/support/changed/read_change.ts'
import { touchedBy, type Touched } from '../../../bin/support/changed/touched.ts'
import { lanesFor } from '../../../bin/support/checks/lanes.ts'
import { readWish } from '../../../bin/support/japa/wish.ts'

const NOTHING = { everything: false, modules: [] as string[], browser: false }

test.group('Starting | tests of what was changed', () => {
  test('the module is read from where a file lies', ({ assert }) => {
    const files = [
      'app/orders/actions/place_order.ts',
      'database/migrations/catalogue/0010_products.ts',
      'inertia/pages/delivery/tasks/index.tsx',
      'tests/fixtures/basket/given_basket.ts',
    ]
    const modules = ['basket', 'catalogue', 'delivery', 'orders']
    assert.deepEqual(touchedBy(files), { everything: false, modules, browser: true })
  })

  test('{$self} is everybody’s')
    .with([
      'app/shared/clock.ts',
      'config/shop.ts',
      'package-lock.json',
      'bin/japa.ts',
      'inertia/i18n/locales/en/basket.json',
      'design-system/src/components/button/button.tsx',
      'tests/support/drain_jobs.ts',
      'app/unheard_of/index.ts',
    ])
    .run(({ assert }, file) => assert.isTrue(touchedBy([file]).everything))

  test('what is generated reaches no further than what it is made of', ({ assert }) => {
    const generated = ['.adonisjs/client/texts.ts', '.adonisjs/server/routes.d.ts']
    const change = touchedBy(['app/billing/module.ts', ...generated, 'database/schema.ts'])
    assert.deepEqual(change, { ...NOTHING, modules: ['billing'] })
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

  test('where no module was touched, the architecture is looked at', ({ assert }) => {
    assert.deepEqual(foldersFor(NOTHING), ['architecture'])
  })
})
