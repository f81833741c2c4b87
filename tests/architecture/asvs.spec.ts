import { existsSync, readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'

const read = (path: string) => readFileSync(app.makePath(path), 'utf8')
/** Pages that say how the shop is secured; what they name has to be there. */
const page = ['docs/asvs.md', 'docs/threat_model.md'].map(read).join('\n')

const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)]

/** Files of this project, as `tests/unit/x.spec.ts`. */
const named = matches(
  page,
  /`((?:app|config|docs|tests)\/[^`]+)`|`(README\.md|package-lock\.json)`/g
)
const paths = named.map(([, path, other]) => (path ?? other)!)

/** Settings, alone or with a value: `PASSWORD_PARTS=none`. */
const settings = matches(page, /`([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+|DEMO)(?:=[^`]*)?`/g).map(
  ([, name]) => name!
)

/** A test's title behind its file: `tests/x.spec.ts` “says so”, “and so”. */
const titled = matches(page, /`(tests\/[^`]+)`((?:,? “[^”]+”)+)/g).flatMap(([, path, titles]) =>
  matches(titles!, /“([^”]+)”/g).map(([, title]) => ({ path: path!, title: title! }))
)

test.group('Architecture | the pages about security', () => {
  test('names files that exist', ({ assert }) => {
    assert.isAbove(paths.length, 100)
    assert.deepEqual(
      paths.filter((path) => !existsSync(app.makePath(path))),
      []
    )
  })

  test('names tests as they are called', ({ assert }) => {
    assert.isAbove(titled.length, 40)
    assert.deepEqual(
      titled.filter(({ path, title }) => !read(path).includes(title)),
      []
    )
  })

  test('names settings that are read', ({ assert }) => {
    const known = read('start/env.ts')
    assert.isAbove(settings.length, 15)
    assert.deepEqual(
      settings.filter((name) => !known.includes(`  ${name}:`)),
      []
    )
  })
})
