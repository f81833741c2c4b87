import { test } from '@japa/runner'
import { readReceiver } from '#webhooks/domain/receiver_url'

const read = (url: string, allowsPrivateAddresses = false) =>
  readReceiver(url, { allowsPrivateAddresses })

const REFUSED: [url: string, why: string][] = [
  ...(['', 'kontor', 'ftp://a.example/', 'javascript:alert(1)', 'https://'] as const).map(
    (url): [string, string] => [url, 'url']
  ),
  ['http://hooks.example.com/', 'https'],
  ['https://anna:secret@hooks.example.com/', 'credentials'],
  ...(
    [
      'https://localhost/',
      'https://LOCALHOST./',
      'https://shop/',
      'https://db.internal/',
      'https://127.0.0.1/',
      'https://2130706433/',
      'https://0x7f.1/',
      'https://017700000001/',
      'https://[::1]/',
      'https://[::ffff:10.0.0.1]/',
      'https://169.254.169.254/latest/meta-data/',
    ] as const
  ).map((url): [string, string] => [url, 'private_address']),
]

test.group('Webhooks | addresses of receivers', () => {
  test('{0} is refused as {1}')
    .with(REFUSED)
    .run(({ assert }, [url, why]) => {
      const answer = read(url)
      assert.isFalse(answer.ok)
      if (!answer.ok) {
        assert.equal(answer.refusal.code, `webhooks.errors.${why}`)
        assert.equal(answer.refusal.field, 'url')
      }
    })

  test('an address is kept without its fragment, with the machine that it names', ({ assert }) => {
    assert.deepEqual(read('https://Hooks.Example.com:8443/a?b=c#d'), {
      ok: true,
      value: {
        url: 'https://hooks.example.com:8443/a?b=c',
        receiver: 'https://hooks.example.com:8443',
      },
    })
  })

  test('where the setting allows it, an address may be inside and without TLS', ({ assert }) => {
    assert.isTrue(read('http://localhost:4000/', true).ok)
    assert.isFalse(read('http://anna:secret@localhost:4000/', true).ok)
  })
})
