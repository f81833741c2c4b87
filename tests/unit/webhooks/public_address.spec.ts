import { test } from '@japa/runner'
import { isPublicAddress } from '#webhooks/domain/public_address'

const INSIDE = [
  ...['0.0.0.0', '10.1.2.3', '100.64.0.1', '100.100.100.200', '127.0.0.1', '127.9.9.9'],
  ...['169.254.169.254', '172.16.0.1', '172.31.255.255', '192.168.1.1', '192.0.0.192'],
  ...['198.18.0.1', '203.0.113.7', '224.0.0.1', '240.0.0.1', '255.255.255.255', '168.63.129.16'],
  ...[
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '64:ff9b::7f00:1',
    'fc00::1',
    'fd00:ec2::254',
  ],
  ...['fe80::1', 'fe80::1%eth0', 'fec0::1', 'ff02::1', '2001:db8::1', '2002:7f00:1::', '2001::1'],
]
const OUTSIDE = [
  '8.8.8.8',
  '93.184.216.34',
  '172.32.0.1',
  '100.128.0.1',
  '2606:4700::1111',
  '2a00:1450::1',
]

test.group('Webhooks | public addresses', () => {
  test('an address of this machine, of a private network or of a cloud is inside: {$self}')
    .with(INSIDE)
    .run(({ assert }, address) => assert.isFalse(isPublicAddress(address)))

  test('an address of the internet is public: {$self}')
    .with(OUTSIDE)
    .run(({ assert }, address) => assert.isTrue(isPublicAddress(address)))
})
