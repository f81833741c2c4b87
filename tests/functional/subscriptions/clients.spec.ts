import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { rows } from '#shared/database'
import { csv } from '#tests/fixtures/catalogue/filterable_product'
import { SHA256, writeDay } from '#tests/fixtures/catalogue/lake_product'
import { sha256Of } from '#tests/fixtures/delivery/ledger'
import { CLIENTS, hasPython, kontor, servedClient } from '#tests/fixtures/shared/shop_clients'
import { faultyWay } from '#tests/fixtures/shared/faulty_way'
import { givenScript, type Choice } from '#tests/fixtures/subscriptions/given_script'
import { drainJobs } from '#tests/support/drain_jobs'

for (const client of CLIENTS) {
  test.group(`Subscriptions | ${client}`, (group) => {
    group.tap((one) => one.skip(client === 'kontor.py' && !hasPython, 'python3 is not there'))
    let folder: string
    group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
    group.each.setup(async () => {
      folder = mkdtempSync(join(tmpdir(), 'kontor-py-'))
      await servedClient(folder, client)
      return () => rmSync(folder, { recursive: true, force: true })
    })

    const run = (...asked: Parameters<ReturnType<typeof kontor>>) =>
      kontor(folder, client)(...asked)

    async function givenPythonic(choice?: Choice) {
      const { type, ...script } = await givenScript('pythonic', choice)
      return { ...script, type: String(type) }
    }

    const at = (name: string) => join(folder, 'data', 'pythonic', name)

    async function changed(productId: number, content: string) {
      writeDay('pythonic', '2000-01-03', content)
      await rows(null, 'update lake_changes set change = change + 1')
      await rows(
        null,
        `update lake_files set version = version + 1, sha256 = ?, bytes = ?
        where product_id = ? and day = '2000-01-03'`,
        [sha256Of(Buffer.from(content)), content.length, productId]
      )
    }

    test('names what one subscribes to, fetches it, and then what came since', async ({
      assert,
    }) => {
      const { token, type, product } = await givenPythonic()
      const named = await run(['subscriptions'], { token })
      assert.match(named.out, new RegExp(`^${type}  Active`))
      const since = ['since', type, 'data', '--streams', '1']
      const first = await run(since, { token })
      assert.equal(first.code, 0, `${first.out}\n${first.err}`)
      assert.equal(sha256Of(readFileSync(at('pythonic_2000-01-02.csv'))), SHA256)
      assert.include(first.out, 'archived  pythonic/pythonic_2000-01-01.csv')
      const next = await run(since, { token })
      assert.notInclude(next.err, 'pythonic_2000')
      await changed(product.id, 'time,price\n09:00:00,1\n')
      const later = await run(since, { token })
      assert.equal(later.err.trim(), 'fetched   pythonic/pythonic_2000-01-03.csv')
      assert.include(later.out, '1 of 1 files came anew')
    })

    test('a day that does not match is missing, and asked for again from the same place', async ({
      assert,
    }) => {
      const { token, type, product } = await givenPythonic()
      const since = ['since', type, 'data', '--streams', '1']
      await run(since, { token })
      const place = readFileSync(join(folder, 'data', '.place'), 'utf8')
      await changed(product.id, 'right')
      writeDay('pythonic', '2000-01-03', 'wrong')
      const spoiled = await run(since, { token })
      assert.equal(spoiled.code, 5, spoiled.err)
      assert.equal(readFileSync(join(folder, 'data', '.place'), 'utf8'), place)
      writeDay('pythonic', '2000-01-03', 'right')
      assert.equal((await run(since, { token })).code, 0)
      assert.equal(readFileSync(at('pythonic_2000-01-03.csv'), 'utf8'), 'right')
    })

    test('fetches what is cut to a choice, once', async ({ assert }) => {
      const choice = { content: [csv('currency,price\nEUR,1\nCHF,2\n')], items: ['EUR'] }
      const { token, type } = await givenPythonic(choice)
      const since = ['since', type, 'data', '--streams', '1', '--since', 'all']
      const cutting = setInterval(() => void drainJobs({ only: ['subscriptions.prepare'] }), 300)
      const first = await run(since, { token, tries: 20 }).finally(() => clearInterval(cutting))
      assert.equal(first.code, 0, `${first.out}\n${first.err}`)
      const [name] = /pythonic_\S+csv/.exec(first.err)!
      assert.equal(readFileSync(at(name), 'utf8'), 'currency,price\nEUR,1\n')
      const again = await run(since, { token })
      assert.equal(again.err.trim(), `is there  pythonic/${name}`)
    })

    test('a shop that names a place outside the folder writes nothing', async ({ assert }) => {
      const { token, type } = await givenPythonic()
      const does = (body: string) => body.replaceAll('"pythonic_2000', '"../../escape_2000')
      const way = await faultyWay([{ at: /files\?/, times: 1, does }])
      const args = ['since', type, 'data', '--streams', '1']
      const { code, err } = await run(args, { token, shop: way.url }).finally(way.close)
      assert.equal(code, 5)
      assert.include(err, 'not safe')
      assert.isFalse(existsSync(join(folder, '..', 'escape_2000-01-02.csv')))
    })

    test('ends with {1}: {0}')
      .with([
        ['a subscription of nobody', 3, ['since', '999999'], /./],
        ['31 February', 3, ['since', 'TYPE', 'data', '--since', '2026-02-31'], /updatedSince/],
        ['a place that is none', 3, ['since', 'TYPE', 'lost'], /cursor/],
      ] as const)
      .run(async ({ assert }, [, code, args, words]) => {
        const { token, type } = await givenPythonic()
        const lost = args.includes('lost' as never)
        if (lost) await run(['since', type, 'lost', '--streams', '1'], { token })
        if (lost) writeFileSync(join(folder, 'lost', '.place'), 'nowhere')
        const named = args.map((one) => (one === 'TYPE' ? type : one))
        const ran = await run(named, { token })
        assert.equal(ran.code, code, ran.err)
        assert.match(ran.err, words)
      })
  })
}
