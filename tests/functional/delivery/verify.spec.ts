import { randomBytes } from 'node:crypto'
import { test } from '@japa/runner'
import { signManifest } from '#delivery/actions/manifest/sign_manifest'
import { findManifest } from '#delivery/queries/find_manifest'
import { rows } from '#shared/database'
import limiter from '@adonisjs/limiter/services/main'
import type User from '#identity/models/user'
import {
  emptyLedger,
  givenFile,
  givenOwner,
  givenUser,
  sha256Of,
} from '#tests/fixtures/delivery/ledger'
import { givenProduct, removeProducts } from '#tests/fixtures/catalogue/lake_product'

type Answer = {
  verdict: string
  file: { day: string; product: string; productName: string; newerVersion: number | null }
  manifest: { isSignatureValid: boolean | null }
}
const dataOf = (response: { text(): string }) =>
  (JSON.parse(response.text()) as { data: Answer }).data

const of = (content: Buffer) => `/api/v1/verifications/${sha256Of(content)}`

test.group('Delivery | verify', (group) => {
  let user: User
  group.each.setup(() => limiter.clear())
  group.each.setup(async () => {
    user = await givenUser('verifier@example.com')
    return async () => {
      await emptyLedger()
      await removeProducts()
    }
  })

  test('a delivered file is genuine, any other content unknown', async ({ assert, client }) => {
    const file = await givenFile(7401)
    const known = await client.get(of(file.content))
    known.assertStatus(200)
    assert.equal(dataOf(known).verdict, 'genuine')
    assert.equal(dataOf(known).file.day, 20250303)
    assert.notInclude(known.text(), 'Elbquant')
    const other = await client.get(of(randomBytes(10)))
    assert.deepEqual(dataOf(other) as object, { verdict: 'unknown' })
  })

  test('a file that is not ready yet is not known', async ({ assert, client }) => {
    const file = await givenFile(7402)
    await rows(null, `update delivery_files set state = 'Preparing' where id = ?`, [file.id])
    assert.equal(dataOf(await client.get(of(file.content))).verdict, 'unknown')
  })

  test('a newer version of the day in the inventory supersedes it', async ({ assert, client }) => {
    const { id } = await givenProduct('VERIFIED', { days: 1 })
    const file = await givenFile(7403)
    await rows(null, `update delivery_files set product_id = ?, day = '2000-01-01' where id = ?`, [
      id,
      file.id,
    ])
    const before = await client.get(of(file.content))
    assert.equal(dataOf(before).verdict, 'genuine')
    await rows(null, 'update lake_files set version = 3 where product_id = ?', [id])
    const { verdict, file: found } = dataOf(await client.get(of(file.content)))
    assert.equal(verdict, 'superseded')
    assert.equal(found.newerVersion, 3)
    assert.include(found, { product: 'VERIFIED', productName: 'VERIFIED' })
  })

  test('a manifest, with its signature and with another one', async ({ assert, client }) => {
    const file = await givenFile(7404)
    givenOwner(user, file.reference)
    await signManifest(file.reference)
    const { sha256, signature } = (await findManifest(file.reference))!
    const ask = async (query = '') =>
      dataOf(await client.get(`/api/v1/verifications/${sha256}${query}`)).manifest
    assert.isNull((await ask()).isSignatureValid)
    const right = Buffer.from(signature, 'base64').toString('base64url')
    assert.isTrue((await ask(`?signature=${right}`)).isSignatureValid)
    const wrong = randomBytes(64).toString('base64url')
    assert.isFalse((await ask(`?signature=${wrong}`)).isSignatureValid)
  })

  test('{$i}: {address} is refused')
    .with([
      { address: '/api/v1/verifications/xyz' },
      { address: `/api/v1/verifications/${'a'.repeat(63)}` },
      { address: `/api/v1/verifications/${'a'.repeat(64)}?signature=short` },
    ])
    .run(async ({ client }, { address }) => {
      ;(await client.get(address)).assertStatus(422)
    })

  test('sixty checks a minute, then it is said to wait', async ({ assert, client }) => {
    const ask = () => client.get(of(Buffer.from('limit')))
    for (let times = 0; times < 60; times++) await ask()
    assert.equal((await ask()).status(), 429)
  })

  test('the page is there for visitors', async ({ client }) => {
    const page = await client.get('/verify')
    page.assertStatus(200)
    page.assertTextIncludes('Check a file')
  })
})
