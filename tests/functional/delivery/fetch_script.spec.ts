import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect, createServer, type AddressInfo, type Server } from 'node:net'
import { randomBytes } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import { issueFetchToken } from '#delivery/actions/fetch_tokens/issue_fetch_token'
import { signManifest } from '#delivery/actions/manifest/sign_manifest'
import { fetchScriptFor } from '#delivery/http/fetch_script'
import { rows } from '#shared/database'
import type User from '#identity/models/user'
import {
  claimOf,
  emptyLedger,
  givenFile,
  type GivenFile,
  givenOwner,
  givenUser,
  sha256Of,
  stateOf,
} from '#tests/fixtures/delivery/ledger'
import { until } from '#tests/fixtures/shared/until'
import { named } from '#tests/fixtures/delivery/reference'

const MEGABYTE = 1024 * 1024
const isLong = process.env.FAULT_PROFILE === 'long'
const SIZE = isLong ? 1024 * MEGABYTE : 12 * MEGABYTE
const LEAST_BEFORE_A_CUT = SIZE / 16

/** A way to the shop on which connections break at random places, so many times in all. */
async function cuttingProxy(cuts: number) {
  let left = cuts
  const server: Server = createServer((client) => {
    const shop = connect(Number(process.env.PORT), process.env.HOST)
    let budget = left > 0 ? LEAST_BEFORE_A_CUT * (1 + Math.random()) : Infinity
    shop.on('data', (chunk) => {
      budget -= chunk.length
      if (budget > 0) return void client.write(chunk)
      left--
      client.destroy()
      shop.destroy()
    })
    client.pipe(shop)
    for (const socket of [client, shop]) {
      socket.on('error', () => {})
      socket.on('close', () => (client.destroy(), shop.destroy()))
    }
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cutsLeft: () => left,
    close: () => server.close(),
  }
}

type Ran = { code: number; out: string; err: string }

test.group('Delivery | fetch script', (group) => {
  let user: User
  let folder: string
  group.each.setup(async () => {
    user = await givenUser('fetcher@example.com')
    folder = mkdtempSync(join(tmpdir(), 'kontor-fetch-'))
    return async () => {
      rmSync(folder, { recursive: true, force: true })
      await emptyLedger()
    }
  })

  const given = async (contents: Buffer[]): Promise<GivenFile[]> => {
    const files = []
    for (const content of contents) files.push(await givenFile(7701, content))
    givenOwner(user, files[0]!.reference)
    await signManifest(files[0]!.reference)
    return files
  }

  const draw = async (): Promise<string> => {
    const actor = { id: user.id, label: user.email }
    const issued = await issueFetchToken({ reference: named('order:7701'), userId: user.id, actor })
    if (!issued.ok) throw new Error(issued.refusal.code)
    const filling = { token: issued.value.token, expires: '' }
    const { text } = fetchScriptFor('sh')(named('order:7701'), filling)
    const path = join(folder, 'fetch.sh')
    writeFileSync(path, text)
    return issued.value.token
  }

  const run = (shop = `http://${process.env.HOST}:${process.env.PORT}`) =>
    new Promise<Ran>((resolve) => {
      const env = { ...process.env, KONTOR_SHOP: shop, KONTOR_PAUSE: '0.2' }
      execFile('sh', [join(folder, 'fetch.sh'), join(folder, 'data')], { env }, (error, out, err) =>
        resolve({ code: error ? Number(error.code) : 0, out, err })
      )
    })

  const data = (path: string) => join(folder, 'data', path)

  test('fetches everything over connections that break, resumes, and checks', async ({
    assert,
  }) => {
    const [big, small] = await given([randomBytes(SIZE), randomBytes(1000)])
    await draw()
    const proxy = await cuttingProxy(8)
    const { code, out, err } = await run(proxy.url)
    proxy.close()
    assert.equal(code, 0, `${out}\n${err}`)
    assert.isBelow(proxy.cutsLeft(), 8)
    assert.equal(sha256Of(readFileSync(data('TICKS/TICKS_20250303.csv'))), big!.sha256)
    assert.equal(sha256Of(readFileSync(data('TICKS-2/TICKS_20250303.csv'))), small!.sha256)
    await until(async () => (await stateOf(big!.id)).state === 'Used')
    assert.isAtMost((await claimOf(big!.id))!.bytes, 2 * SIZE)
    assert.include(readFileSync(data('SHA256SUMS'), 'utf8'), big!.sha256)
    assert.isFalse(
      readdirSync(join(folder, 'data', 'TICKS')).some((name) => name.endsWith('.part'))
    )
    const [line] = await rows<{ way: string }>(null, 'select distinct way from delivery_accesses')
    assert.equal(line!.way, 'script')
  }).timeout(isLong ? 3_600_000 : 120_000)

  test('skips what is there, and fetches what was spoiled within the claim', async ({ assert }) => {
    const [file] = await given([randomBytes(5000)])
    await draw()
    assert.equal((await run()).code, 0)
    const again = await run()
    assert.include(again.out, 'is there  TICKS/TICKS_20250303.csv')
    assert.equal((await claimOf(file!.id))!.bytes, 5000)
    writeFileSync(data('TICKS/TICKS_20250303.csv'), 'spoiled')
    assert.equal((await run()).code, 0)
    assert.equal(sha256Of(readFileSync(data('TICKS/TICKS_20250303.csv'))), file!.sha256)
  })

  test('says what it could not have, and has the rest', async ({ assert }) => {
    const [used, free] = await given([randomBytes(100), randomBytes(200)])
    await rows(null, `update delivery_files set state = 'Used', used_at = now() where id = ?`, [
      used!.id,
    ])
    await draw()
    const { code, err } = await run()
    assert.equal(code, 1)
    assert.include(err, 'This file has already been downloaded.')
    assert.include(err, '1 files are missing')
    assert.equal(sha256Of(readFileSync(data('TICKS-2/TICKS_20250303.csv'))), free!.sha256)
  })

  test('a secret that has ended, and one of another order, fetch nothing', async ({ assert }) => {
    const [file] = await given([randomBytes(100)])
    const token = await draw()
    const kept = await rows<{ row: string }>(
      null,
      'select t::text as row from delivery_fetch_tokens t'
    )
    assert.notInclude(kept[0]!.row, token)
    const other = await givenFile(7702)
    const ask = (id: number) =>
      fetch(`http://${process.env.HOST}:${process.env.PORT}/fetch/files/${id}/claims`, {
        method: 'POST',
        headers: { 'kontor-fetch-token': token },
      })
    assert.equal((await ask(other.id)).status, 404)
    await rows(null, 'update delivery_fetch_tokens set expires_at = now()')
    assert.equal((await ask(file!.id)).status, 401)
    const { code, err } = await run()
    assert.equal(code, 1)
    assert.include(err, 'This script no longer works.')
    assert.isFalse(existsSync(data('TICKS')))
    assert.equal((await stateOf(file!.id)).state, 'Available')
  })

  test('where the script cannot be drawn, no secret is left behind', async ({
    assert,
    client,
    cleanup,
  }) => {
    await given([randomBytes(100)])
    const makePath = app.makePath.bind(app)
    app.makePath = (...parts) => makePath(...parts).replace('resources/scripts', 'resources/gone')
    cleanup(() => void (app.makePath = makePath))
    const answer = await client
      .post('/deliveries/7701/fetch-script')
      .json({ shell: 'sh' })
      .accept('json')
      .loginAs(user)
      .withCsrfToken()
    answer.assertStatus(500)
    assert.isEmpty(await rows(null, 'select token_hash from delivery_fetch_tokens'))
  })

  test('a list that names a place outside the folder is refused', async ({ assert }) => {
    await given([randomBytes(100)])
    await rows(null, `update delivery_files set name = '../../escape.csv'`)
    await draw()
    const { code, err } = await run()
    assert.equal(code, 2)
    assert.include(err, 'not safe')
    assert.isFalse(existsSync(join(folder, 'escape.csv')))
  })
})
