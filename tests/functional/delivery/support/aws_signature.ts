import { createHash, createHmac } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

type Received = { body: Buffer; now: number }

type Signed = {
  credential: string
  headers: string
  signature: string
  /** 20261121T120000Z */
  at: string
  seconds: number
  payload: string
}

const FIFTEEN_MINUTES = 900
const sha256 = (text: string | Buffer) => createHash('sha256').update(text).digest('hex')
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()

/** Whether a request carries a signature of version 4 that belongs to the secret and still counts. */
export function isSignedWith(
  secret: string,
  request: IncomingMessage,
  { body, now }: Received
): boolean {
  const [path, query = ''] = request.url!.split('?') as [string, string?]
  const pairs = query.split('&').filter(Boolean)
  const signed = inAddress(new URLSearchParams(query)) ?? inHeaders(request)
  if (!signed) return false

  const age = (now - momentOf(signed.at)) / 1000
  if (age > signed.seconds || age < -FIFTEEN_MINUTES) return false
  if (/^[0-9a-f]{64}$/.test(signed.payload) && signed.payload !== sha256(body)) return false

  const names = signed.headers.split(';')
  const canonical = [
    ...[request.method, path],
    pairs
      .filter((pair) => !pair.startsWith('X-Amz-Signature='))
      .toSorted()
      .join('&'),
    ...names.map((name) => `${name}:${String(request.headers[name]).trim()}`),
    ...['', signed.headers, signed.payload],
  ].join('\n')
  return signatureOf(secret, signed, canonical) === signed.signature
}

function signatureOf(secret: string, { credential, at }: Signed, canonical: string): string {
  const [day, region, service, ending] = credential.split('/').slice(1) as string[]
  const scope = [day, region, service, ending].join('/')
  const key = [day, region, service, ending].reduce<string | Buffer>(
    (made, part) => hmac(made, part!),
    `AWS4${secret}`
  )
  const text = ['AWS4-HMAC-SHA256', at, scope, sha256(canonical)].join('\n')
  return hmac(key, text).toString('hex')
}

function inAddress(query: URLSearchParams): Signed | null {
  const signature = query.get('X-Amz-Signature')
  if (!signature) return null
  const value = (name: string) => query.get(`X-Amz-${name}`) ?? ''
  return {
    ...{ signature, credential: value('Credential'), headers: value('SignedHeaders') },
    ...{ at: value('Date'), seconds: Number(value('Expires')), payload: 'UNSIGNED-PAYLOAD' },
  }
}

function inHeaders({ headers }: IncomingMessage): Signed | null {
  const parts = /Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})/
  const [, credential, names, signature] = parts.exec(headers.authorization ?? '') ?? []
  if (!credential || !names || !signature) return null
  return {
    ...{ credential, headers: names, signature, at: String(headers['x-amz-date']) },
    ...{ seconds: FIFTEEN_MINUTES, payload: String(headers['x-amz-content-sha256']) },
  }
}

const momentOf = (at: string): number =>
  Date.parse(at.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'))
