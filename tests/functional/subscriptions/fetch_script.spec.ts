import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { archive, connectArchive } from '#catalogue/gateways/archive'
import { rows } from '#shared/database'
import { csv } from '#tests/fixtures/catalogue/filterable_product'
import { SHA256, writeDay } from '#tests/fixtures/catalogue/lake_product'
import { givenScript, type Choice } from '#tests/fixtures/subscriptions/given_script'
import { drainJobs } from '#tests/support/drain_jobs'

type Ran = { code: number; out: string; err: string }

const SHOP = () => `http://${process.env.HOST}:${process.env.PORT}`

test.group('Subscriptions | script that fetches what is new', (group) => {
  let folder: string
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => {
    folder = mkdtempSync(join(tmpdir(), 'kontor-subscription-'))
    return () => rmSync(folder, { recursive: true, force: true })
  })

  group.each.setup(() => {
    const connected = archive()
    return () => connectArchive(connected)
  })

  const run = (args: string[], env: Record<string, string | undefined>) =>
    new Promise<Ran>((resolve) => {
      const all = { ...process.env, KONTOR_SHOP: SHOP(), KONTOR_PAUSE: '0', ...env }
      const said = { env: { ...all, KONTOR_TRIES: '2' } as NodeJS.ProcessEnv }
      execFile('sh', [join(folder, 'fetch.sh'), ...args], said, (error, out, err) =>
        resolve({ code: error ? Number(error.code) : 0, out, err })
      )
    })

  const at = (name: string) => join(folder, 'data', 'scripted', name)
  const sumOf = (path: string) => createHash('sha256').update(readFileSync(path)).digest('hex')
  const DATA = () => join(folder, 'data')

  async function drawn(client: ApiClient, choice?: Choice) {
    const { user, type, ...more } = await givenScript('scripted', choice)
    const path = `/my-account/my-subscriptions/${type}/script/sh`
    const response = await client.get(path).loginAs(user)
    response.assertStatus(200)
    writeFileSync(join(folder, 'fetch.sh'), response.text())
    return { user, type, response, ...more }
  }

  /** Other bytes of a day, in a transaction of their own as far as the feed can see. */
  async function replaced(productId: number, day: string, content: string) {
    writeDay('scripted', day, content)
    const sha256 = createHash('sha256').update(content).digest('hex')
    await rows(null, 'update lake_changes set change = change + 1')
    await rows(
      null,
      `update lake_files set version = version + 1, sha256 = ?, bytes = ?
        where product_id = ? and day = ?`,
      [sha256, content.length, productId, day]
    )
    return sha256
  }

  test('fetches all, keeps its place, and fetches only what came since', async ({
    assert,
    client,
  }) => {
    const { token, product, response } = await drawn(client)
    assert.notInclude(response.text(), token)
    assert.match(response.header('content-disposition') ?? '', /fetch_subscription_\d+\.sh/)
    const first = await run([DATA()], { KONTOR_TOKEN: token })
    assert.equal(first.code, 0, `${first.out}\n${first.err}`)
    assert.equal(sumOf(at('scripted_2000-01-02.csv')), SHA256)
    assert.include(first.out, 'archived  scripted/scripted_2000-01-01.csv')
    const next = await run(['--since', 'last', DATA()], { KONTOR_TOKEN: token })
    assert.equal(next.code, 0)
    assert.notInclude(next.out, 'scripted_2000')
    const sum = await replaced(product.id, '2000-01-03', 'time,price\n09:00:00,1\n')
    const later = await run([DATA()], { KONTOR_TOKEN: token })
    assert.equal(later.out.split('\n')[0], 'fetched   scripted/scripted_2000-01-03.csv')
    assert.equal(sumOf(at('scripted_2000-01-03.csv')), sum)
    await rows(null, 'update lake_changes set change = change + 1')
    await rows(null, `delete from lake_files where product_id = ? and day = '2000-01-03'`, [
      product.id,
    ])
    const gone = await run([DATA()], { KONTOR_TOKEN: token })
    assert.equal(gone.out.split('\n')[0], 'withdrawn scripted/scripted_2000-01-03.csv')
    assert.equal(sumOf(at('scripted_2000-01-03.csv')), sum)
    const all = await run(['--since', 'all', DATA()], { KONTOR_TOKEN: token })
    assert.notInclude(all.out, '2000-01-03')
    assert.include(all.out, 'is there  scripted/scripted_2000-01-02.csv')
    assert.isEmpty(readdirSync(join(DATA(), 'scripted')).filter((name) => name.endsWith('.part')))
  })

  test('what does not match its sum is missing, and asked for again from the same place', async ({
    assert,
    client,
  }) => {
    const { token, product } = await drawn(client)
    await run([DATA()], { KONTOR_TOKEN: token })
    const place = readFileSync(join(DATA(), '.place'), 'utf8')
    const sum = await replaced(product.id, '2000-01-03', 'right')
    writeDay('scripted', '2000-01-03', 'wrong')
    const spoiled = await run([DATA()], { KONTOR_TOKEN: token })
    assert.equal(spoiled.code, 1)
    assert.include(spoiled.err, 'WRONG SUM scripted/scripted_2000-01-03.csv')
    assert.equal(sumOf(at('scripted_2000-01-03.csv')), SHA256)
    assert.equal(readFileSync(join(DATA(), '.place'), 'utf8'), place)
    writeDay('scripted', '2000-01-03', 'right')
    assert.equal((await run([DATA()], { KONTOR_TOKEN: token })).code, 0)
    assert.equal(sumOf(at('scripted_2000-01-03.csv')), sum)
  })

  test('has days brought back from the archive when it is told to', async ({ assert, client }) => {
    const { token } = await drawn(client)
    connectArchive({ open: async () => Readable.from([Buffer.from('restored')]) })
    const restoring = setInterval(() => void drainJobs({ only: ['subscriptions.prepare'] }), 300)
    const ran = await run(['--archive', DATA()], { KONTOR_TOKEN: token }).finally(() =>
      clearInterval(restoring)
    )
    assert.equal(ran.code, 0, `${ran.out}\n${ran.err}`)
    assert.equal(readFileSync(at('scripted_2000-01-01.csv'), 'utf8'), 'restored')
  })

  test('fetches what is cut to a choice, and checks it by what the shop says with it', async ({
    assert,
    client,
  }) => {
    const choice = { content: [csv('currency,price\nEUR,1\nCHF,2\n')], items: ['EUR'] }
    const { token } = await drawn(client, choice)
    const cutting = setInterval(() => void drainJobs({ only: ['subscriptions.prepare'] }), 300)
    const first = await run([DATA()], { KONTOR_TOKEN: token }).finally(() => clearInterval(cutting))
    assert.equal(first.code, 0, `${first.out}\n${first.err}`)
    const [name] = readdirSync(join(DATA(), 'scripted'))
    assert.equal(readFileSync(at(name!), 'utf8'), 'currency,price\nEUR,1\n')
    await rows(null, 'update subscription_preparations set sha256 = ?', ['0'.repeat(64)])
    const spoiled = await run(['--since', 'all', DATA()], { KONTOR_TOKEN: token })
    assert.include(spoiled.err, `WRONG SUM scripted/${name}`)
  })

  test('ends with {1}: {0}')
    .with([
      ['no token', 2, ['data'], { KONTOR_TOKEN: undefined }, /KONTOR_TOKEN is not set/],
      ['a day that is none', 2, ['--since', 'soon', 'data'], {}, /last, all or a day/],
      ['an option that is none', 2, ['--until', 'data'], {}, /unknown: --until/],
      ['31 February', 3, ['--since', '2026-02-31', 'data'], {}, /updatedSince/],
      ['a token that is none', 3, ['data'], { KONTOR_TOKEN: 'kat_nobody' }, /token/],
      ['no shop', 4, ['data'], { KONTOR_SHOP: 'http://127.0.0.1:1' }, /cannot be reached/],
    ] as const)
    .run(async ({ assert, client }, [, code, args, env, words]) => {
      const { token } = await drawn(client)
      const placed = args.map((one) => (one === 'data' ? DATA() : one))
      const ran = await run(placed, { KONTOR_TOKEN: token, ...env })
      assert.equal(ran.code, code, ran.err)
      assert.match(ran.err, words)
      assert.isFalse(existsSync(join(DATA(), '.place')))
    })

  test('a place that the shop does not know is said to be one', async ({ assert, client }) => {
    const { token } = await drawn(client)
    await run([DATA()], { KONTOR_TOKEN: token })
    writeFileSync(join(DATA(), '.place'), 'nowhere')
    const lost = await run([DATA()], { KONTOR_TOKEN: token })
    assert.equal(lost.code, 3)
    assert.include(lost.err, '--since all begins anew')
    const anew = await run(['--since', 'all', DATA()], { KONTOR_TOKEN: token })
    assert.equal(anew.code, 0, anew.err)
  })

  test('a shop that names a place outside the folder writes nothing', async ({
    assert,
    client,
    cleanup,
  }) => {
    const { token } = await drawn(client)
    const file = { id: '1-20000101-1', filename: '../../escape.csv', size: 1 }
    const content = [{ ...file, product: 'x', storage: 'lake', sha256: SHA256 }]
    const data = { content, totalCount: 1, nextCursor: 'abc', hasMore: false }
    const liar = createServer((_, answer) => answer.end(JSON.stringify({ success: true, data })))
    await new Promise<void>((resolve) => liar.listen(0, '127.0.0.1', resolve))
    cleanup(() => void liar.close())
    const shop = `http://127.0.0.1:${(liar.address() as AddressInfo).port}`
    const { code, err } = await run([DATA()], { KONTOR_TOKEN: token, KONTOR_SHOP: shop })
    assert.equal(code, 2)
    assert.include(err, 'not safe')
    assert.isFalse(existsSync(join(folder, 'escape.csv')))
  })
})
