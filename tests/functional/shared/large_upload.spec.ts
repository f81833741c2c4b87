import { open, readdir } from 'node:fs/promises'
import { request as send, type OutgoingHttpHeaders } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { until } from '#tests/fixtures/shared/until'

const MARK = `Large upload of ${process.pid}`
const BLOCK = Buffer.alloc(1024 * 1024, `${MARK}\n`)
const BLOCKS = 200
const HEAD = '--end\r\ncontent-disposition: form-data; name="file"; filename="partners.csv"\r\n\r\n'

type Ended = { status: number; blocks: number; body: string }

/** Sends a file as fast as it is taken, until there is an answer. */
function upload(headers: OutgoingHttpHeaders): Promise<Ended> {
  const { HOST: host, PORT: port } = process.env
  return new Promise((resolve, reject) => {
    const path = '/admin/business-partners/imports'
    const type = { 'content-type': 'multipart/form-data; boundary=end' }
    const request = send({ host, port, method: 'POST', path, headers: { ...headers, ...type } })
    let blocks = 0
    const more = () => {
      while (blocks < BLOCKS && !request.destroyed) {
        blocks++
        if (!request.write(BLOCK)) return void request.once('drain', more)
      }
      request.end('\r\n--end--\r\n')
    }
    request.once('response', (response) => {
      let body = ''
      response.on('data', (chunk) => (body += chunk))
      response.once('end', () => {
        resolve({ status: response.statusCode ?? 0, blocks, body })
        request.destroy()
      })
    })
    request.once('error', reject)
    request.write(HEAD)
    more()
  })
}

async function isMarked(path: string): Promise<boolean> {
  const file = await open(path).catch(() => null)
  if (!file) return false
  try {
    const { buffer } = await file.read(Buffer.alloc(MARK.length), 0, MARK.length, 0)
    return buffer.toString() === MARK
  } catch {
    return false
  } finally {
    await file.close()
  }
}

async function marked(): Promise<string[]> {
  const entries = await readdir(tmpdir(), { withFileTypes: true })
  const paths = entries.filter((one) => one.isFile()).map(({ name }) => join(tmpdir(), name))
  const found = await Promise.all(paths.map(isMarked))
  return paths.filter((_, at) => found[at])
}

test.group('Uploads that are too large', () => {
  test('are refused with words long before their end, and leave no file: {title}')
    .with([
      { title: 'with their length', headers: { 'content-length': 200_000_200 } },
      { title: 'in pieces of unknown length', headers: { 'transfer-encoding': 'chunked' } },
    ])
    .run(async ({ assert }, { headers }) => {
      const { status, blocks, body } = await upload({ ...headers, accept: 'application/json' })
      assert.equal(status, 413)
      assert.isBelow(blocks, BLOCKS / 2)
      assert.equal(JSON.parse(body).message, 'What was sent is too large.')
      await until(async () => (await marked()).length === 0)
    })
})
