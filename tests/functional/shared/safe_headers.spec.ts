import { connect } from 'node:net'
import { test } from '@japa/runner'

const { HOST = '127.0.0.1', PORT } = process.env
const SHOP = `${HOST}:${PORT}`

/** Sends a request as it is written, and answers the head of what comes back. */
function tell(lines: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(PORT), HOST)
    let text = ''
    socket.on('data', (chunk) => (text += chunk.toString('latin1')))
    socket.on('end', () => resolve(text.split('\r\n\r\n')[0]!.toLowerCase()))
    socket.on('error', reject)
    socket.write([...lines, 'Connection: close', '', ''].join('\r\n'), 'latin1')
  })
}

const get = (path: string, ...headers: string[]) =>
  tell([`GET ${path} HTTP/1.1`, `Host: ${SHOP}`, ...headers])

const ADDRESSES = [
  { asked: '/products/%E2%80%AE', told: '/products/%E2%80%AE' },
  { asked: '/products/%0D%0AX-Own:%20yes', told: '/products/%0D%0AX-Own:%20yes' },
  { asked: '/products/%2541?a=%00&b=%ED%A0%80', told: '/products/%2541?a=%00&b=%ED%A0%80' },
  { asked: '//evil.example/products', told: '/evil.example/products' },
  { asked: '/\\evil.example', told: '/evil.example' },
  { asked: 'http://evil.example//other.example/x', told: '/other.example/x' },
  { asked: '/%E0%A4%A', told: '/%25E0%25A4%25A' },
]

test.group('Headers made of an address', () => {
  test('a page of another build is asked for again at {asked}')
    .with(ADDRESSES)
    .run(async ({ assert }, { asked, told }) => {
      const head = await get(asked, 'X-Inertia: true', 'X-Inertia-Version: older')
      assert.match(head, /^http\/1.1 409/)
      assert.include(`${head}\r\n`, `\r\nx-inertia-location: ${told.toLowerCase()}\r\n`)
    })

  test('the way back after a refused form is no place for {$self}')
    .with(['/%C0%80', '/%E2%80%AE', '//evil.example/x', '/%', '/\xe2\x80\xae', '/?a=%C0'])
    .run(async ({ assert }, path) => {
      const head = await tell([
        'POST /register HTTP/1.1',
        `Host: ${SHOP}`,
        `Referer: http://${SHOP}${path}`,
        'Content-Length: 0',
      ])
      assert.match(head, /^http\/1.1 302/)
      const location = /^location: (.*)$/m.exec(head.replaceAll('\r', ''))?.[1] ?? ''
      assert.match(location, /^[\x21-\x7e]+$/)
      assert.equal(new URL(location, `http://${SHOP}`).host, SHOP)
    })

  test('a request that names two hosts is refused', async ({ assert }) => {
    const page = await get('/faq', 'Host: evil.example')
    assert.match(page, /^http\/1.1 400/)
    assert.match(await get('/api/v1/countries', `Host: ${SHOP}`), /^http\/1.1 400/)
    assert.match(await get('/faq'), /^http\/1.1 200/)
  })
})
