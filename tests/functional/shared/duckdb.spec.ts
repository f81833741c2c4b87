import { fork } from 'node:child_process'
import { once } from 'node:events'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { Engine, EngineProblem, sqlText } from '#shared/duckdb'
import { placesFolder } from '#shared/duckdb/place'
import type { Limits } from '#shared/duckdb/types'
import { dataDirectory } from '#config/storage'
import { until } from '#tests/fixtures/shared/until'
import { FROM_SOURCES } from '../../../bin/support/from_sources.ts'

/** Takes hours. */
const ENDLESS = `select count(*) from range(1000000000) a(i), range(100000) b(j)
                  where (a.i * b.j) % 7 = 3`
/** Needs some hundred megabytes. */
const GREEDY = 'select len(list(i)) from range(40000000) t(i)'
const LIMITS: Limits = { threads: 1, memory: '128MB', atOnce: 2, mostMs: 60_000 }

/** A signal of nothing reaches whoever is there. */
function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

const kindOf = (run: Promise<unknown>): Promise<unknown> =>
  run.then(
    () => 'answered',
    (error) => (error instanceof EngineProblem ? error.kind : error)
  )

test.group('DuckDB | one gateway', (group) => {
  const engines: Engine[] = []
  const engine = (limits: Partial<Limits> = {}) => {
    const made = new Engine({ ...LIMITS, ...limits })
    engines.push(made)
    return made
  }
  group.each.teardown(async () => {
    await Promise.all(engines.splice(0).map((one) => one.end()))
  })

  test('an aborted statement ends with the reason, and its process goes on', async ({ assert }) => {
    const duck = engine()
    await duck.run('select 1')
    const { pid } = duck
    const abort = new AbortController()
    const running = kindOf(duck.run(ENDLESS, { signal: abort.signal }))
    const beside = await duck.run('select 2 as two')
    assert.deepEqual(beside.rows, [[2]])
    abort.abort('no longer wanted')
    assert.equal(await running, 'no longer wanted')
    assert.deepEqual((await duck.run('select 3')).rows, [[3]])
    assert.equal(duck.pid, pid)
  })

  test('one that was aborted before its turn does not run', async ({ assert }) => {
    const duck = engine({ atOnce: 1 })
    const [first, second] = [new AbortController(), new AbortController()]
    const running = kindOf(duck.run(ENDLESS, { signal: first.signal }))
    const waiting = kindOf(duck.run(ENDLESS, { signal: second.signal }))
    second.abort('second')
    first.abort('first')
    assert.deepEqual(await Promise.all([running, waiting]), ['first', 'second'])
  })

  test('a statement that takes too long is ended, others beside it are not', async ({ assert }) => {
    const duck = engine({ mostMs: 1_000 })
    await duck.run('select 1')
    const { pid } = duck
    assert.equal(await kindOf(duck.run(ENDLESS)), 'late')
    assert.deepEqual((await duck.run('select 1')).rows, [[1]])
    assert.equal(duck.pid, pid)
  })

  test('more memory than the limit is refused; the process goes on', async ({ assert }) => {
    const duck = engine()
    await duck.run('select 1')
    const { pid } = duck
    await assert.rejects(() => duck.run(GREEDY), /^Out of Memory Error/)
    assert.deepEqual((await duck.run('select 1')).rows, [[1]])
    assert.equal(duck.pid, pid)
  })

  test('a process that is killed takes its statements along, not the application', async ({
    assert,
  }) => {
    const duck = engine()
    await duck.run('select 1')
    const { pid } = duck
    const running = [kindOf(duck.run(ENDLESS)), kindOf(duck.run(ENDLESS))]
    process.kill(pid!, 'SIGKILL')
    assert.deepEqual(await Promise.all(running), ['ended', 'ended'])
    assert.deepEqual((await duck.run('select 1')).rows, [[1]])
    assert.notEqual(duck.pid, pid)
  })

  test('it reads its own folder and those it was given, nothing else', async ({ assert }) => {
    const given = join(dataDirectory, `duckdb-given-${process.pid}`)
    mkdirSync(given, { recursive: true })
    writeFileSync(join(given, 'a.csv'), 'n\n7\n')
    writeFileSync(`${given}.csv`, 'n\n8\n')
    symlinkSync(`${given}.csv`, join(given, 'link.csv'))
    const duck = engine({ folders: () => [given] })
    const read = (path: string) => duck.run(`select n from read_csv(${sqlText(path)})`)
    try {
      assert.deepEqual((await read(join(given, 'a.csv'))).rows, [[7n]])
      assert.isTrue(await duck.reaches(join(given, 'a.csv')))
      for (const path of [`${given}.csv`, join(given, 'link.csv'), join(given, '..', `x.csv`)]) {
        await assert.rejects(() => read(path), /^Permission Error/)
      }
      assert.isFalse(await duck.reaches(join(given, 'link.csv')))
      assert.isFalse(await duck.reaches(`${given}.csv`))
    } finally {
      rmSync(given, { recursive: true })
      rmSync(`${given}.csv`)
    }
  })

  test('{statement} is refused')
    .with([
      { statement: `install httpfs` },
      { statement: `load httpfs` },
      { statement: `select * from read_csv('https://example.com/a.csv')` },
      { statement: `set memory_limit = '8GB'` },
      { statement: `set allowed_directories = ['/']` },
      { statement: `reset enable_external_access` },
      { statement: `attach '/tmp/other.db'` },
      { statement: `copy (select 1) to '/tmp/planted.csv'` },
    ])
    .run(async ({ assert }, { statement }) => {
      assert.equal(await kindOf(engine().run(statement)), 'refused')
    })

  test('it knows nothing of the environment of the application', async ({ assert }) => {
    const duck = engine()
    await duck.run('select 1')
    await assert.rejects(() => duck.run(`select * from read_text('/proc/self/environ')`))
  })

  test('ten thousand rows are answered, more have to be written', async ({ assert }) => {
    const duck = engine()
    assert.lengthOf((await duck.run('select * from range(10000)')).rows, 10_000)
    await assert.rejects(() => duck.run('select * from range(10001)'), /More than 10000 rows/)
    await duck.withFolder(async (folder) => {
      const { changed } = await duck.run(
        `copy (select * from range(10001)) to ${sqlText(join(folder, 'many.csv'))}`
      )
      assert.equal(changed, 10_001)
    })
  })

  test('a long statement tells how far it is', async ({ assert }) => {
    const duck = engine({ memory: '256MB' })
    const abort = new AbortController()
    const told: number[] = []
    await duck.withFolder(async (folder) => {
      const path = sqlText(join(folder, 'rows.csv'))
      await duck.run(`copy (select i, i::varchar as text from range(3000000) t(i)) to ${path}`)
      const reading = duck.run(
        `select count(*) from read_csv(${path}) a where (select sum(hash(a.text || j)) from range(1000000) b(j)) > 0`,
        {
          signal: abort.signal,
          onProgress: (percent) => {
            told.push(percent)
            abort.abort('heard')
          },
        }
      )
      assert.equal(await kindOf(reading), 'heard')
    })
    assert.isTrue(told.every((percent) => percent >= 0 && percent < 100))
  })

  test('a folder is removed after the work, also after a failing one', async ({ assert }) => {
    const duck = engine()
    let kept = ''
    await assert.rejects(() =>
      duck.withFolder(async (folder) => {
        kept = folder
        writeFileSync(join(folder, 'a'), 'a')
        throw new Error('failed')
      })
    )
    assert.isFalse(existsSync(kept))
  })

  test('an ended engine leaves nothing behind', async ({ assert }) => {
    const before = readdirSync(placesFolder())
    const duck = engine()
    await duck.run('select 1')
    await duck.end()
    assert.deepEqual(readdirSync(placesFolder()), before)
  })

  test('what a killed machine left is removed, what others work on is not', async ({ assert }) => {
    const [left, used] = ['left', 'used'].map((name) => join(placesFolder(), name)) as [
      string,
      string,
    ]
    for (const path of [left, used]) {
      mkdirSync(path, { recursive: true })
      writeFileSync(join(path, 'spilled'), 'x')
    }
    const old = new Date(Date.now() - 20 * 60_000)
    utimesSync(left, old, old)
    await engine().run('select 1')
    assert.isFalse(existsSync(left))
    assert.isTrue(existsSync(used))
    rmSync(used, { recursive: true })
  })

  test('a killed application leaves neither a process nor a file', async ({ assert, cleanup }) => {
    const application = fork(app.makePath('tests/fixtures/shared/duckdb_application.ts'), {
      execArgv: [FROM_SOURCES],
      serialization: 'advanced',
    })
    cleanup(() => void application.kill('SIGKILL'))
    const [{ folder, pid }] = (await once(application, 'message')) as [
      { folder: string; pid: number },
    ]
    assert.isTrue(existsSync(folder))
    application.kill('SIGKILL')
    await until(async () => !existsSync(folder) && !isAlive(pid))
  })
})
