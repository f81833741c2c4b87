import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { S3Client } from '@aws-sdk/client-s3'
import { test } from '@japa/runner'
import { BucketStorage } from '#shared/storage/bucket_storage'
import { FolderStorage } from '#shared/storage/folder_storage'
import { safeKey } from '#shared/storage/safe_key'
import { FileMissing, type Storage } from '#shared/storage/storage'

const SHA256_OF_ABCDEF = 'bef57ec7f53a6d40beb640a780a639c83bc29ac8a9816f1fc6c5c6dcd93c4721'

async function* content() {
  yield Buffer.from('abc')
  yield Buffer.from('def')
}

async function* breaking() {
  yield Buffer.from('abc')
  throw new Error('Broke off')
}

async function openFolder(): Promise<[Storage, () => Promise<void>, string]> {
  const folder = await mkdtemp(join(tmpdir(), 'kontor-storage-'))
  return [new FolderStorage(folder), () => rm(folder, { recursive: true }), folder]
}

/** As much of an object store as the client asks for: put, head, get with ranges, list, delete. */
function startObjectStore(): Promise<Server> {
  const objects = new Map<string, Buffer>()
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url!, 'http://store')
    const found = objects.get(pathname)
    if (request.method === 'PUT') {
      objects.set(pathname, await buffer(request))
      return response.setHeader('etag', '"x"').end()
    }
    if (searchParams.has('list-type')) return response.end(listing(objects, searchParams))
    if (request.method === 'DELETE') objects.delete(pathname)
    if (!found || request.method === 'DELETE') return response.writeHead(found ? 204 : 404).end()
    const [, start = 0, end = found.length - 1] =
      /(\d+)-(\d+)/.exec(request.headers.range ?? '') ?? []
    const part = found.subarray(Number(start), Number(end) + 1)
    response.writeHead(request.headers.range ? 206 : 200, { 'content-length': part.length })
    return response.end(request.method === 'HEAD' ? undefined : part)
  })
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)))
}

function listing(objects: Map<string, Buffer>, searchParams: URLSearchParams): string {
  const prefix = `/bucket/${searchParams.get('prefix')}`
  const found = [...objects].filter(([path]) => path.startsWith(prefix))
  const rows = found.map(
    ([path, { length }]) =>
      `<Contents><Key>${path.slice('/bucket/'.length)}</Key><Size>${length}</Size>` +
      `<LastModified>${new Date().toISOString()}</LastModified></Contents>`
  )
  return `<ListBucketResult><IsTruncated>false</IsTruncated>${rows.join('')}</ListBucketResult>`
}

async function openBucket(): Promise<[Storage, () => Promise<void>]> {
  const server = await startObjectStore()
  const client = new S3Client({
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    region: 'test',
    forcePathStyle: true,
    credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
    requestChecksumCalculation: 'WHEN_REQUIRED',
  })
  const close = async () => {
    client.destroy()
    await new Promise((resolve) => server.close(resolve))
  }
  return [new BucketStorage(client, 'bucket', 'lake/'), close]
}

const readAll = async (storage: Storage, span?: { start: number; end: number }) =>
  (await buffer(await storage.read('a/b.csv', span))).toString()

const KINDS = [
  { kind: 'folder', open: openFolder },
  { kind: 'bucket', open: openBucket },
]

test.group('Storage', () => {
  test('a {kind} gives back what it got, whole and in parts')
    .with(KINDS)
    .run(async ({ assert, cleanup }, { open }) => {
      const [storage, close] = await open()
      cleanup(close)
      const written = await storage.putStream('a/b.csv', content())
      assert.deepEqual(written, { bytes: 6, sha256: SHA256_OF_ABCDEF })
      assert.equal(await readAll(storage), 'abcdef')
      assert.equal(await readAll(storage, { start: 2, end: 4 }), 'cd')
      assert.equal(await readAll(storage, { start: 5, end: 6 }), 'f')
      assert.equal(await storage.sha256('a/b.csv'), SHA256_OF_ABCDEF)
      assert.isTrue(await storage.exists('a/b.csv'))
    })

  test('a {kind} says when a file is not there')
    .with(KINDS)
    .run(async ({ assert, cleanup }, { open }) => {
      const [storage, close] = await open()
      cleanup(close)
      assert.isFalse(await storage.exists('a/none.csv'))
      await assert.rejects(() => storage.read('a/none.csv'), FileMissing)
    })

  test('a {kind} lists what lies below a prefix')
    .with(KINDS)
    .run(async ({ assert, cleanup }, { open }) => {
      const [storage, close] = await open()
      cleanup(close)
      for (const key of ['a/1.csv', 'a/deep/2.csv', 'b/3.csv']) {
        await storage.putStream(key, content())
      }
      await storage.remove('b/3.csv')
      const listed = await Array.fromAsync(storage.list('a/'))
      assert.sameDeepMembers(
        listed.map(({ key, bytes }) => ({ key, bytes })),
        [
          { key: 'a/1.csv', bytes: 6 },
          { key: 'a/deep/2.csv', bytes: 6 },
        ]
      )
      for (const { modified } of listed) {
        assert.closeTo(modified!.getTime(), Date.now(), 60_000)
      }
      assert.isEmpty(await Array.fromAsync(storage.list('b/')))
    })

  test('a file that breaks off never appears', async ({ assert, cleanup }) => {
    const [storage, close, folder] = await openFolder()
    cleanup(close)
    await assert.rejects(() => storage.putStream('a/b.csv', breaking()), /Broke off/)
    assert.isFalse(await storage.exists('a/b.csv'))
    assert.isEmpty(await readdir(join(folder, 'a')))
  })

  test('replacing a file leaves readers of the old one undisturbed', async ({
    assert,
    cleanup,
  }) => {
    const [storage, close] = await openFolder()
    cleanup(close)
    await storage.putStream('a/b.csv', content())
    const reading = await storage.read('a/b.csv')
    await new Promise((resolve) => reading.once('open', resolve))
    await storage.putStream('a/b.csv', replacement())
    assert.equal((await buffer(reading)).toString(), 'abcdef')
    assert.equal(await readAll(storage), 'new')
  })

  test('refuses the key {$self}')
    .with(['../secret', 'a/../../b', '/etc/passwd', 'a//b', 'a/./b', 'a\\b', 'a\nb', 'a\u0000', ''])
    .run(({ assert }, key) => assert.throws(() => safeKey(key), /Not a storage key/))

  test('takes ordinary keys', ({ assert }) => {
    assert.equal(
      safeKey('lake/xkon/2025/03/xkon_20250303.csv.gz'),
      'lake/xkon/2025/03/xkon_20250303.csv.gz'
    )
  })
})

async function* replacement() {
  yield Buffer.from('new')
}
