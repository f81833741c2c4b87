import { test } from '@japa/runner'
import { clientAddress } from '#shared/http/client_address'

test.group('Shared | address of a visitor', () => {
  test('{named} counts as {address}')
    .with([
      { named: '203.0.113.9', address: '203.0.113.9' },
      { named: '2001:db8::1', address: '2001:db8::1' },
      { named: '::ffff:203.0.113.9', address: '::ffff:203.0.113.9' },
      { named: 'fe80::1%eth0', address: 'fe80::1' },
      { named: 'x', address: '127.0.0.1' },
      { named: '', address: '127.0.0.1' },
      { named: "'; drop table users", address: '127.0.0.1' },
      { named: '1.2.3.4.5', address: '127.0.0.1' },
    ])
    .run(({ assert }, { named, address }) => {
      assert.equal(clientAddress(named, '127.0.0.1'), address)
    })
})
