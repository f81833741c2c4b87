import { test } from '@japa/runner'
import { trustedProxies } from '#shared/http/trusted_proxies'

test.group('Shared | trusted proxies', () => {
  test('{address} is trusted by {list}: {trusted}')
    .with([
      ...['127.0.0.1', '::1', '::ffff:127.0.0.1', '10.0.0.1'].map((address) => ({
        list: undefined,
        address,
        trusted: false,
      })),
      { list: '10.0.0.0/8, 192.168.7.7', address: '10.20.30.40', trusted: true },
      { list: '10.0.0.0/8, 192.168.7.7', address: '192.168.7.7', trusted: true },
      { list: '10.0.0.0/8, 192.168.7.7', address: '192.168.7.8', trusted: false },
      { list: '10.0.0.0/8, 192.168.7.7', address: '127.0.0.1', trusted: false },
      { list: 'fd00::/8', address: 'fd12::7', trusted: true },
      { list: '', address: '127.0.0.1', trusted: false },
    ])
    .run(({ assert }, { list, address, trusted }) => {
      assert.equal(trustedProxies(list)(address), trusted)
    })

  test('"{$self}" stops the start')
    .with(['proxy.example', '10.0.0.0/33', '10.0.0.0/x', 'fd00::/129'])
    .run(({ assert }, entry) => {
      assert.throws(() => trustedProxies(entry), /TRUSTED_PROXIES/)
    })
})
