import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { CALENDARS } from '#demo/catalogue/world/calendars'
import { CATEGORIES } from '#demo/catalogue/world/categories'
import { VENUES } from '#demo/catalogue/world/venues'
import { forgetReferenceData } from '#catalogue/queries/reference_data'
import { rows } from '#shared/database'
import { holdLock, isTaken, type HeldLock } from '#shared/database/hold_lock'
import { givenProduct, givenReferenceData } from '#tests/fixtures/catalogue/products'
import { openTransaction } from '#tests/fixtures/shared/open_transaction'
import { until } from '#tests/fixtures/shared/until'
import { CONSOLE } from '../../../bin/support/console_program.js'

const PATTERN = '{YYYYMMDD}_values.csv'

/** What `npm run ace` puts in front of the command itself. */
const ACE = ['bin/ace.ts']

/** Runs the command as a process of its own. */
function start(program: string[], args: string[], dataDirectory: string) {
  const child = spawn(process.execPath, [...program, 'lake:import', ...args], {
    cwd: app.makePath(),
    env: { ...process.env, DATA_DIRECTORY: dataDirectory },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const stopping = Promise.withResolvers<void>()
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text) => {
      output += text
      if (output.includes('Stopping')) stopping.resolve()
    })
  }
  const ended = once(child, 'close').then(([code]) => ({ code: code as number, output }))
  return { child, ended, stopping: Promise.race([stopping.promise, ended]) }
}

/** The command that README shows, word by word, with its folder named last. */
function commandOfReadme(): string[] {
  const readme = readFileSync(app.makePath('README.md'), 'utf8')
  const [line] = /^npm run ace -- lake:import .*$/m.exec(readme)!
  return [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain!)
}

const afterFlag = (words: string[], flag: string) => words[words.indexOf(flag) + 1]

/** What the demo has of what the command names, and nothing else; answers what takes it away. */
async function givenWorldFor(words: string[]) {
  const venue = VENUES.find(({ id }) => id === afterFlag(words, '--venue'))!
  const calendar = CALENDARS.find(({ code }) => code === afterFlag(words, '--calendar'))!
  const category = CATEGORIES.find(({ id }) => id === 'indexdata')!
  await rows(null, `insert into trading_calendars values (?, 'Test', 'Test', 2000, 2030)`, [
    calendar.code,
  ])
  await rows(
    null,
    `insert into venues (id, name, kind, country, description_en, description_de, position)
     values (?, ?, ?, ?, '', '', 903)`,
    [venue.id, venue.name, venue.kind, venue.country]
  )
  await rows(
    null,
    `insert into categories (id, catalogue, name_en, name_de, description_en, description_de,
       position) values (?, 'shop', 'Index data', 'Indexdaten', '', '', 903)`,
    [category.id]
  )
  return async () => {
    await rows(null, 'delete from products where code = ?', [afterFlag(words, '--product')])
    await rows(null, 'delete from categories where id = ?', [category.id])
    await rows(null, 'delete from venues where id = ?', [venue.id])
    await rows(null, 'delete from trading_calendars where code = ?', [calendar.code])
  }
}

const STORING = `
  select from pg_stat_activity
   where wait_event_type = 'Lock' and query like '%refresh_coverage%' and pid <> pg_backend_pid()`

/** Until the import stands in its work; it does as long as somebody else has the product. */
async function untilItStores(ended: Promise<{ output: string }>) {
  let over: { output: string } | undefined
  void ended.then((end) => (over = end))
  await until(async () => {
    if (over) throw new Error(over.output)
    return (await rows(null, STORING)).length > 0
  })
}

test.group('Catalogue | the command lake:import', (group) => {
  let folder: string
  let data: string
  let product: { id: number; code: string }

  group.each.setup(async () => {
    folder = mkdtempSync(join(tmpdir(), 'kontor-import-'))
    data = mkdtempSync(join(tmpdir(), 'kontor-data-'))
    await givenReferenceData()
    product = await givenProduct('import_command', { filePattern: PATTERN })
    return async () => {
      for (const path of [folder, data]) rmSync(path, { recursive: true })
      await rows(null, `delete from products where category_id = 'ctest'`)
      await rows(null, `delete from categories where parent_id = 'ctest'`)
      await rows(null, `delete from categories where id like 'ctest%'`)
      await rows(null, `delete from venues where id in ('CTA', 'CTB')`)
      await rows(null, `delete from trading_calendars where code = 'CTEST'`)
      forgetReferenceData()
    }
  })

  const run = (...args: string[]) => start(CONSOLE, args, data).ended
  const files = () => rows(null, 'select from lake_files where product_id = ?', [product.id])

  test('help ends with 0 and names the exit codes', async ({ assert }) => {
    const { code, output } = await run('--help')
    assert.equal(code, 0, output)
    assert.match(output, /Exit codes: 0/)
    assert.notInclude(output, 'Missing required')
  })

  test('a pattern that fits nothing ends with 1, something left out with 2', async ({ assert }) => {
    const none = await run('--product', product.code, folder)
    assert.equal(none.code, 1, none.output)
    assert.include(none.output, 'There are no files')
    writeFileSync(join(folder, '20250416_values.csv'), 'wednesday')
    writeFileSync(join(folder, '20240230_values.csv'), 'no such day')
    const some = await run('--product', product.code, folder)
    assert.equal(some.code, 2, some.output)
    assert.match(some.output, /20240230_values\.csv: there is no such day/)
    assert.lengthOf(await files(), 1)
  })

  test('the command of README makes its product and takes the files, invisible until published', async ({
    assert,
    cleanup,
  }) => {
    const words = commandOfReadme()
    cleanup(await givenWorldFor(words))
    for (const day of ['20250415', '20250416']) {
      writeFileSync(join(folder, `${day}_index_daily.csv`), `day,value\n${day},7\n`)
    }
    assert.deepEqual(words.slice(0, 5), ['npm', 'run', 'ace', '--', 'lake:import'])
    const { code, output } = await start(ACE, [...words.slice(5, -1), folder], data).ended
    assert.equal(code, 0, output)
    const made = await rows<{ name: string; visible: boolean; files: number }>(
      null,
      `select name, visible,
              (select count(*)::int from lake_files f where f.product_id = p.id) as files
         from products p where code = ?`,
      [afterFlag(words, '--product')]
    )
    assert.deepEqual(made, [{ name: afterFlag(words, '--create'), visible: false, files: 2 }])
  })

  test('the second import says who runs and ends with 3', async ({ assert, cleanup }) => {
    const lock = (await holdLock('lake:import', 'lake:import other')) as HeldLock
    cleanup(() => lock.release())
    const { code, output } = await run('--product', product.code, folder)
    assert.equal(code, 3, output)
    assert.match(output, new RegExp(`lake:import other \\(process ${process.pid} on `))
  })

  test('a lock that was let go can be had', async ({ assert }) => {
    const first = (await holdLock('test:lock', 'first')) as HeldLock
    assert.isTrue(isTaken(await holdLock('test:lock', 'second')))
    await first.release()
    const third = await holdLock('test:lock', 'third')
    assert.isFalse(isTaken(third))
    await (third as HeldLock).release()
  })

  test('{name}: Ctrl-C ends it after what it is at, {signals} signals in one moment are one')
    .with([
      { name: 'the command', program: CONSOLE, signals: 1 },
      { name: 'npm run ace', program: ACE, signals: 2 },
    ])
    .run(async ({ assert, cleanup }, { program, signals }) => {
      writeFileSync(join(folder, '20250416_values.csv'), 'wednesday')
      const holder = await openTransaction({ cleanup })
      await holder.rawQuery('select from products where id = ? for no key update', [product.id])
      const { child, ended, stopping } = start(program, ['--product', product.code, folder], data)
      await untilItStores(ended)
      for (let sent = 0; sent < signals; sent++) child.kill('SIGINT')
      await stopping
      assert.isNull(child.exitCode)
      await holder.rollback()
      const { code, output } = await ended
      assert.equal(code, 130, output)
      assert.include(output, 'Stopped: 1 file new')
      assert.lengthOf(await files(), 1)
    })

  test('a second Ctrl-C ends it at once', async ({ assert, cleanup }) => {
    writeFileSync(join(folder, '20250416_values.csv'), 'wednesday')
    const holder = await openTransaction({ cleanup })
    await holder.rawQuery('select from products where id = ? for no key update', [product.id])
    const { child, ended, stopping } = start(CONSOLE, ['--product', product.code, folder], data)
    await untilItStores(ended)
    child.kill('SIGINT')
    await stopping
    child.kill('SIGINT')
    assert.equal((await ended).code, 130)
    await holder.rollback()
  })
})
