import { globSync, readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import { groundOf, MODULES } from '../../bin/support/lower_modules.ts'

const OWNERS = [...MODULES, 'shared']
/** Routes and roles of all modules: only the topmost one's tests may know them. */
const MATRIX = 'access'
const IMPORT =
  /from '#(?:tests\/(?:fixtures|functional|unit)\/|database\/factories\/)?(\w+)(?:\/[^']*)?'/g

/** Owners of what a text of tests imports: modules, their fixtures, their factories. */
const importedBy = (text: string) =>
  [...text.matchAll(IMPORT)].map(([, owner]) => owner!).filter((owner) => isOwner(owner))
const isOwner = (name: string) => OWNERS.includes(name) || name === MATRIX

const ownersAbove = (owner: string, text: string) => {
  const ground = groundOf(owner)
  return importedBy(text).filter((one) => !ground.has(one) && !(one === MATRIX && owner === 'site'))
}

test.group('Architecture | tests', () => {
  test('what stands above is seen', ({ assert }) => {
    assert.deepEqual(
      [
        ownersAbove(
          'catalogue',
          `import { givenBuyer } from '#tests/fixtures/basket/given_basket'`
        ),
        ownersAbove('delivery', `import { placeOrder } from '#orders'`),
        ownersAbove('identity', `import { registeredRoutes } from '#tests/fixtures/access/routes'`),
        ownersAbove('orders', `import { givenBuyer } from '#tests/fixtures/basket/given_basket'`),
      ],
      [['basket'], ['orders'], ['access'], []]
    )
  })

  test('a module’s tests know its own fixtures and those of lower modules only', ({ assert }) => {
    const files = globSync('tests/{unit,functional,fixtures}/*/**/*.ts')
    const found = files.flatMap((file) => {
      const owner = file.replaceAll('\\', '/').split('/')[2]!
      if (!OWNERS.includes(owner)) return []
      return ownersAbove(owner, readFileSync(file, 'utf8')).map((one) => `${file}: ${one}`)
    })
    assert.isAbove(files.length, 100)
    assert.deepEqual(found, [])
  })
})
