import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { test } from '@japa/runner'
import { keepAssets, packShop } from '../../../bin/support/pack.ts'

const DAY_MS = 86_400_000

test.group('A packed shop', (group) => {
  let place: string
  group.each.setup(() => {
    place = mkdtempSync(join(tmpdir(), 'kontor-pack-'))
    return () => rmSync(place, { recursive: true, force: true })
  })

  function given(version: string, path: string, { days = 0 } = {}) {
    const file = join(place, version, 'public', 'assets', path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, version)
    const made = new Date(Date.now() - days * DAY_MS)
    utimesSync(file, made, made)
  }

  const isKept = (path: string) => existsSync(join(place, 'new', 'public', 'assets', path))

  test('has what pages of the version before load, but not of those before that', ({ assert }) => {
    given('new', 'app-new.js')
    given('former', 'app-former.js')
    given('former', 'fonts/text.woff2')
    given('former', 'app-older.js', { days: 29 })
    given('former', 'app-ancient.js', { days: 31 })
    given('former', 'server/page.js')
    given('former', '.vite/manifest.json')
    keepAssets(join(place, 'former'), join(place, 'new'))
    for (const path of ['app-new.js', 'app-former.js', 'fonts/text.woff2', 'app-older.js']) {
      assert.isTrue(isKept(path), path)
    }
    for (const path of ['app-ancient.js', 'server/page.js', '.vite/manifest.json']) {
      assert.isFalse(isKept(path), path)
    }
  })

  test('keeps its own where both have a name, and what is kept grows old', ({ assert }) => {
    given('new', 'text.css')
    given('former', 'text.css')
    given('former', 'app.js', { days: 20 })
    const [former, target] = [join(place, 'former'), join(place, 'new')]
    keepAssets(former, target)
    assert.equal(readFileSync(join(target, 'public', 'assets', 'text.css'), 'utf8'), 'new')
    keepAssets(target, join(place, 'next'))
    assert.isTrue(existsSync(join(place, 'next', 'public', 'assets', 'app.js')))
    const old = new Date(Date.now() - 31 * DAY_MS)
    utimesSync(join(target, 'public', 'assets', 'app.js'), old, old)
    keepAssets(target, join(place, 'last'))
    assert.isFalse(existsSync(join(place, 'last', 'public', 'assets', 'app.js')))
  })

  test('is never laid over the one at work', async ({ assert }) => {
    await assert.rejects(() => packShop(place, place), /pack beside it/)
    assert.isTrue(existsSync(place))
  })
})
