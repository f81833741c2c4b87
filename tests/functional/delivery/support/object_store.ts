import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { S3Client } from '@aws-sdk/client-s3'
import { BucketStorage } from '#shared/storage/bucket_storage'
import { lake, made, type Storage } from '#shared/storage'
import { isSignedWith } from '#tests/functional/delivery/support/aws_signature'

const SECRET = 'secret-of-the-store'
const CAPABILITIES = [
  ...['size', 'exists', 'read', 'sha256', 'putStream', 'list', 'remove'],
  ...['signedAddress', 'open', 'locate'],
] as const

export type Asked = { method: string; range?: string; isPresigned: boolean; status: number }

/**
 * As much of an S3-compatible store as the shop needs, over HTTP: it answers only what is signed
 * (version 4, in headers or in the address) and not yet over, and knows ranges.
 */
export class ObjectStore {
  readonly objects = new Map<string, Buffer>()
  readonly asked: Asked[] = []
  /** Answers 503 to everything. */
  isDown = false
  /** Breaks the next answer off after so many bytes. */
  breakAfter: number | undefined
  /** How far the store's clock is ahead. */
  aheadMs = 0
  #server = createServer((request, response) => void this.#answer(request, response))

  static async start(): Promise<ObjectStore> {
    const store = new ObjectStore()
    store.#server.listen(0, '127.0.0.1')
    await once(store.#server, 'listening')
    return store
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections()
    this.#server.close()
    await once(this.#server, 'close')
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  client = (secretAccessKey = SECRET) =>
    new S3Client({
      endpoint: this.url,
      region: 'eu-central-1',
      forcePathStyle: true,
      maxAttempts: 1,
      credentials: { accessKeyId: 'shop', secretAccessKey },
    })

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request)
    const url = new URL(request.url!, this.url)
    const isPresigned = url.searchParams.has('X-Amz-Signature')
    response.once('close', () =>
      this.asked.push({
        ...{ method: request.method!, range: request.headers.range, isPresigned },
        status: response.statusCode,
      })
    )
    if (this.isDown) return void response.writeHead(503).end()
    if (!isSignedWith(SECRET, request, { body, now: Date.now() + this.aheadMs })) {
      return void response.writeHead(403).end('<Error><Code>SignatureDoesNotMatch</Code></Error>')
    }
    const path = decodeURIComponent(url.pathname)
    if (request.method === 'PUT') this.objects.set(path, body)
    if (request.method === 'PUT') return void response.writeHead(200, { etag: '"x"' }).end()
    this.#send(request, response, { found: this.objects.get(path), query: url.searchParams })
  }

  #send(request: IncomingMessage, response: ServerResponse, { found, query }: Found): void {
    if (query.has('list-type')) return void response.end('<ListBucketResult></ListBucketResult>')
    if (!found) return void response.writeHead(404).end()
    const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '') ?? []
    const [start, end] = [Number(from ?? 0), to ? Number(to) + 1 : found.length]
    const part = found.subarray(start, end)
    const name = query.get('response-content-disposition')
    if (name) response.setHeader('content-disposition', name)
    if (from) response.setHeader('content-range', `bytes ${start}-${end - 1}/${found.length}`)
    response.writeHead(from ? 206 : 200, { 'content-length': part.length })
    if (request.method === 'HEAD') return void response.end()
    if (this.breakAfter === undefined) return void response.end(part)
    response.write(part.subarray(0, this.breakAfter), () => response.destroy())
    this.breakAfter = undefined
  }
}

type Found = { found: Buffer | undefined; query: URLSearchParams }

/** Lets lake and made files lie in the store; answers how to put everything back. */
export function useObjectStore(store: ObjectStore): () => void {
  const client = store.client()
  const places: [Storage, BucketStorage][] = [
    [lake(), new BucketStorage(client, 'kontor', 'lake/')],
    [made(), new BucketStorage(client, 'kontor', 'files/')],
  ]
  for (const [place, bucket] of places) {
    for (const name of CAPABILITIES) {
      const does = (bucket as Storage)[name] as ((...values: never[]) => unknown) | undefined
      Object.assign(place, { [name]: does?.bind(bucket) })
    }
  }
  return () => {
    client.destroy()
    for (const [place] of places) {
      for (const name of CAPABILITIES) Reflect.deleteProperty(place, name)
    }
  }
}
