import { readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import { readSourceFiles, type SourceFile } from '../../bin/support/source_files.ts'

/** What the shop runs, and no test. */
const SHOP = [
  '.adonisjs/server/*.ts',
  'app/**/*.ts',
  'bin/**/*.ts',
  'commands/*.ts',
  'config/*.ts',
  'database/**/*.ts',
  'demo/**/*.ts',
  'inertia/**/*.{ts,tsx}',
  'providers/*.ts',
  'start/*.ts',
]

const FACE = /^app\/(\w+)\/index\.ts$/

/** Found by name: pages' and routes' files by the framework, jobs by who starts them. */
const FOUND_BY_NAME =
  /\/(controllers|middleware)\/|\/jobs\/index\.ts$|^app\/\w+\/index\.ts$|^inertia\/(pages\/|\w+\.tsx?$)/

const OURS = /^(app|inertia)\//

/** Where tests reach into something that lives longer than a request. */
const FOR_TESTS = [
  'app/delivery/queries/past_pace.ts: forgetPace',
  'app/shared/http/test_answers.ts: routesOfTests',
]

const files = readSourceFiles(SHOP)

/** Who imports what, as "file: name"; `*` is every name. */
const users = new Map<string, string[]>()
for (const { path, imports } of files) {
  for (const { target, name } of imports) {
    const key = `${target}: ${name}`
    users.set(key, [...(users.get(key) ?? []), path])
  }
}

test.group('Architecture | what is exported', () => {
  test('a face shows what other modules need, and nothing more', ({ assert }) => {
    const faces = files.filter(({ path }) => FACE.test(path))
    const shown = faces.flatMap(({ path, exports }) => exports.map((name) => `${path}: ${name}`))
    assert.isAbove(shown.length, 50)
    // The demo may reach behind faces.
    const isNeeded = (name: string) => {
      const own = name.slice(0, name.lastIndexOf('/'))
      return users.get(name)?.some((user) => !user.startsWith(own) && !user.startsWith('demo/'))
    }
    assert.deepEqual(
      shown.filter((name) => !isNeeded(name)),
      []
    )
  })

  test('nothing is there for tests alone', ({ assert }) => {
    const ours = files.filter(({ path }) => OURS.test(path) && !FOUND_BY_NAME.test(path))
    assert.isAbove(ours.length, 500)
    assert.sameMembers(ours.flatMap(unusedExports), FOR_TESTS)
  })
})

/** What neither another file of the shop nor the own one uses. */
function unusedExports({ path, exports }: SourceFile): string[] {
  const free = exports.filter((name) => !users.has(`${path}: ${name}`) && !users.has(`${path}: *`))
  if (free.length === 0) return []
  const text = readFileSync(path, 'utf8')
  const isUsedHere = (name: string) =>
    (text.match(new RegExp(`\\b${name}\\b`, 'g')) ?? []).length > 1
  return free.filter((name) => !isUsedHere(name)).map((name) => `${path}: ${name}`)
}
