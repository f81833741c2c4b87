import { createHash, createPublicKey, verify } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { Readable } from 'node:stream'
import { test } from '@japa/runner'
import { signManifest } from '#delivery/actions/manifest/sign_manifest'
import { canonicalManifest, type Manifest } from '#delivery/domain/manifest'
import { rotateSigningKey } from '#delivery/gateways/signing_keys'
import { verifyChecksum } from '#delivery/queries/verify_checksum'
import { rows } from '#shared/database'
import { lake } from '#shared/storage'
import type User from '#identity/models/user'
import { cookieOf, request } from '#tests/fixtures/delivery/browser'
import {
  emptyLedger,
  givenFile,
  givenOwner,
  givenUser,
  sha256Of,
} from '#tests/fixtures/delivery/ledger'

const CSV = Buffer.from(
  'ts_utc,pair,bid\n2026-03-03T00:00:46.903740932Z,GBPUSD,1\n2026-03-03T09:00:00Z,EURSEK,2\n2026-03-03T22:59:59.5Z,EURUSD,3\n'
)

/** A capture of two packets, with nanoseconds. */
function capture(): Buffer {
  const head = Buffer.alloc(24)
  head.writeUInt32LE(0xa1b23c4d, 0)
  const packet = (second: number, nanosecond: number, bytes: number) => {
    const made = Buffer.alloc(16 + bytes)
    made.writeUInt32LE(second, 0)
    made.writeUInt32LE(nanosecond, 4)
    made.writeUInt32LE(bytes, 8)
    return made
  }
  return Buffer.concat([head, packet(1772496000, 7, 100_000), packet(1772499600, 999_999_999, 60)])
}

const idsOf = (set: { text(): string }): string[] =>
  (JSON.parse(set.text()) as { keys: { kid: string }[] }).keys.map(({ kid }) => kid)

test.group('Delivery | manifest', (group) => {
  let user: User
  let cookie: string
  group.each.setup(async () => {
    user = await givenUser('signer@example.com')
    cookie = await cookieOf(user)
    return emptyLedger
  })

  const manifestOf = async (orderId: number): Promise<{ body: string; manifest: Manifest }> => {
    const response = await request(`/deliveries/${orderId}/manifest.json`, cookie)
    const body = await response.text()
    return { body, manifest: JSON.parse(body) as Manifest }
  }

  test('names order, licensee, terms and every file with its figures', async ({ assert }) => {
    const file = await givenFile(7301, CSV)
    givenOwner(user, file.reference)
    assert.isTrue(await signManifest(file.reference))
    const { manifest, body } = await manifestOf(7301)
    assert.deepEqual(manifest.reference, { kind: 'order', key: '7301' })
    assert.equal(manifest.licensee, 'Elbquant Research GmbH')
    assert.equal(manifest.terms?.version, '1.9')
    assert.match(manifest.terms!.url, /\/terms-and-conditions\/1\.9$/)
    assert.equal(manifest.revision, 1)
    assert.deepEqual(manifest.files, [
      {
        path: 'TICKS/TICKS_20250303.csv',
        product: 'TICKS',
        day: '2025-03-03',
        part: 1,
        version: 1,
        condition: 'available',
        bytes: CSV.length,
        sha256: sha256Of(CSV),
        rows: 3,
        first: '2026-03-03T00:00:46.903740932Z',
        last: '2026-03-03T22:59:59.5Z',
      },
    ])
    assert.equal(body, canonicalManifest(manifest))
  })

  test('a signature that a published key confirms, and nothing else', async ({
    assert,
    client,
  }) => {
    const file = await givenFile(7302, CSV)
    givenOwner(user, file.reference)
    await signManifest(file.reference)
    const { body, manifest } = await manifestOf(7302)
    const signed = await request('/deliveries/7302/manifest.json.sig', cookie)
    const signature = Buffer.from(await signed.arrayBuffer())
    assert.lengthOf(signature, 64)
    const pem = await client.get(`/.well-known/kontor-manifest-keys/${manifest.key}.pem`)
    const key = createPublicKey(pem.text())
    assert.isTrue(verify(null, Buffer.from(body), key, signature))
    assert.isFalse(verify(null, Buffer.from(body.replace('7302', '7303')), key, signature))
    const set = await client.get('/.well-known/kontor-manifest-keys.json')
    assert.include(idsOf(set), manifest.key)
    assert.notInclude(set.text(), '"d"')
  })

  test('SHA256SUMS is what sha256sum reads', async ({ assert }) => {
    const file = await givenFile(7303, CSV)
    givenOwner(user, file.reference)
    await signManifest(file.reference)
    const response = await request('/deliveries/7303/SHA256SUMS', cookie)
    assert.equal(await response.text(), `${sha256Of(CSV)}  TICKS/TICKS_20250303.csv\n`)
  })

  test('after a rotation old manifests are still confirmed', async ({ assert, client }) => {
    const file = await givenFile(7304, CSV)
    givenOwner(user, file.reference)
    await signManifest(file.reference)
    const before = (await manifestOf(7304)).manifest.key
    const after = await rotateSigningKey()
    assert.notEqual(before, after)
    const set = await client.get('/.well-known/kontor-manifest-keys.json')
    const ids = idsOf(set)
    assert.equal(ids[0], after)
    assert.include(ids, before)
  })

  test('an unchanged delivery is signed once, a corrected one again', async ({ assert }) => {
    const file = await givenFile(7305, CSV)
    givenOwner(user, file.reference)
    assert.isTrue(await signManifest(file.reference))
    assert.isFalse(await signManifest(file.reference))
    const corrected = Buffer.concat([CSV, Buffer.from('2026-03-03T23:00:00Z,EURUSD,4\n')])
    await lake().putStream(`${file.key}.2`, Readable.from([corrected]))
    await rows(
      null,
      `update delivery_files set key = ?, bytes = ?, sha256 = ?, version = 2 where id = ?`,
      [`${file.key}.2`, corrected.length, sha256Of(corrected), file.id]
    )
    const first = (await manifestOf(7305)).body
    assert.isTrue(await signManifest(file.reference))
    const { manifest } = await manifestOf(7305)
    assert.equal(manifest.revision, 2)
    assert.equal(manifest.files[0]!.rows, 4)
    const old = await verifyChecksum(createHash('sha256').update(first).digest('hex'))
    assert.equal(old.verdict, 'superseded')
  })

  test('{name}: rows, first and last')
    .with([
      { name: 'DAY.csv.gz', content: gzipSync(CSV), rows: 3, last: '2026-03-03T22:59:59.5Z' },
      { name: 'DAY.pcap', content: capture(), rows: 2, last: '2026-03-03T01:00:00.999999999Z' },
      { name: 'DAY.csv', content: Buffer.from('day,x\n2026-03-03,1'), rows: 1, last: '2026-03-03' },
      { name: 'EMPTY.csv', content: Buffer.from('day,x\n'), rows: 0, last: null },
      { name: 'BROKEN.csv.gz', content: Buffer.from('no gzip'), rows: null, last: null },
      { name: 'OTHER.bin', content: Buffer.from('something'), rows: null, last: null },
    ])
    .run(async ({ assert }, { name, content, rows: count, last }) => {
      const file = await givenFile(7306, content)
      await rows(null, 'update delivery_files set name = ? where id = ?', [name, file.id])
      givenOwner(user, file.reference)
      await signManifest(file.reference)
      const [listed] = (await manifestOf(7306)).manifest.files
      assert.equal(listed!.rows, count)
      assert.equal(listed!.last, last)
    })

  test('nobody else learns that it exists, and it never counts as a download', async ({
    assert,
  }) => {
    const file = await givenFile(7307, CSV)
    givenOwner(user, file.reference)
    await signManifest(file.reference)
    const stranger = await cookieOf(await givenUser('strange@example.com'))
    for (const name of [
      'manifest.json',
      'manifest.json.sig',
      'SHA256SUMS',
      'files.zip',
      'downloads',
    ]) {
      assert.equal((await request(`/deliveries/7307/${name}`, stranger)).status, 404, name)
    }
    await manifestOf(7307)
    const [claims] = await rows<{ count: number }>(null, 'select count(*) from delivery_claims')
    assert.equal(claims!.count, 0)
  })

  test('before it is signed it is ordered and said to come', async ({ assert }) => {
    const file = await givenFile(7308, CSV)
    givenOwner(user, file.reference)
    const headers = { accept: 'application/json' }
    const response = await request('/deliveries/7308/manifest.json', cookie, headers)
    assert.equal(response.status, 409)
    const [job] = await rows<{ count: number }>(
      null,
      `select count(*) from pgboss.job where name = 'delivery.sign_manifest'
         and data -> 'reference' ->> 'key' = '7308'`
    )
    assert.equal(job!.count, 1)
  })
})
