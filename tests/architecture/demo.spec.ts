import { test } from '@japa/runner'
import { readSourceFiles } from '../../bin/support/source_files.ts'

/** Everything that can run in a shop, and the demo itself. */
const SHOP = ['app', 'bin', 'commands', 'config', 'database', 'demo', 'providers', 'start']

/** Only a demo shop comes here: its provider asks the setting, the command is called for it. */
const DOORS = ['commands/demo_seed.ts', 'providers/demo_provider.ts']

test.group('Architecture | the demo', () => {
  test('is imported by nothing that a real shop runs', ({ assert }) => {
    const files = readSourceFiles(SHOP.map((folder) => `${folder}/**/*.ts`))
    const users = files.filter(({ imports }) =>
      imports.some(({ target }) => target.startsWith('demo/'))
    )
    const isOutside = ({ path }: { path: string }) => !path.startsWith('demo/')
    assert.isAbove(users.length, 10)
    assert.sameMembers(
      users.filter(isOutside).flatMap(({ path }) => (DOORS.includes(path) ? [] : [path])),
      []
    )
  })
})
