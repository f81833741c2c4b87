import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { settings } from '#start/env'
import { contradictionsIn } from '#start/settings/contradictions'
import { readSecretFiles } from '#start/settings/secret_files'
import { strangeNames } from '#start/settings/strange_names'

const known = Object.keys(settings) as (keyof typeof settings)[]

test.group('Settings | one by one', () => {
  test('{0}={1} is refused: {2}')
    .with([
      ['PORT', 'eighty', 'PORT must be a whole number from 0 to 65535, not "eighty"'],
      ['PORT', '65536', 'PORT must be a whole number from 0 to 65535, not "65536"'],
      ['PORT', undefined, 'PORT is not set'],
      ['SMTP_PORT', '0', 'SMTP_PORT must be a whole number from 1 to 65535, not "0"'],
      ['DATABASE_POOL', '-1', 'DATABASE_POOL must be a whole number from 1 to 1000, not "-1"'],
      ['DATABASE_POOL', '2.5', 'DATABASE_POOL must be a whole number from 1 to 1000, not "2.5"'],
      [
        'SESSION_IDLE_MINUTES',
        '1e3',
        'SESSION_IDLE_MINUTES must be a number from 0.1 to 10080, not "1e3"',
      ],
      [
        'DECOMMISSION_ON',
        '2027-02-31',
        'DECOMMISSION_ON must be a day like 2027-03-31, not "2027-02-31"',
      ],
      [
        'TRUSTED_PROXIES',
        'proxy.local',
        'TRUSTED_PROXIES: "proxy.local" is neither an address nor a network',
      ],
      [
        'DATABASE_URL',
        'mysql://me:hidden@host/db',
        'DATABASE_URL must be an address like postgres://user:password@host:5432/kontor',
      ],
      [
        'DATABASE_REPLICA_URL',
        'replica.internal:5432',
        'DATABASE_REPLICA_URL must be an address like postgres://user:password@host:5432/kontor',
      ],
      [
        'DATABASE_REPLICA_LAG_SECONDS',
        '10s',
        'DATABASE_REPLICA_LAG_SECONDS must be a whole number from 0 to 86400, not "10s"',
      ],
    ] as const)
    .run(({ assert }, [name, text, words]) => {
      assert.throws(() => settings[name](name, text), words)
    })

  test('what may be left out is left to the shop', ({ assert }) => {
    for (const text of [undefined, '']) {
      assert.isUndefined(settings.DATABASE_POOL('DATABASE_POOL', text))
    }
    assert.equal(settings.DATABASE_POOL('DATABASE_POOL', '25'), 25)
  })
})

test.group('Settings | together', () => {
  test('{says}')
    .with([
      {
        given: { DRIVE_DISK: 's3', S3_BUCKET: 'shop' },
        says: 'S3_ACCESS_KEY_ID is not set; S3_SECRET_ACCESS_KEY is not set',
      },
      {
        given: { DRIVE_DISK: 'fs', DOWNLOADS_BY: 'store' },
        says: 'DOWNLOADS_BY=store needs DRIVE_DISK=s3',
      },
      {
        given: {
          DRIVE_DISK: 's3',
          S3_BUCKET: 'b',
          S3_ACCESS_KEY_ID: 'k',
          S3_SECRET_ACCESS_KEY: 's',
          DOWNLOADS_BY: 'nginx',
        },
        says: 'DOWNLOADS_BY=nginx needs DRIVE_DISK=fs',
      },
      { given: { SMTP_USERNAME: 'shop' }, says: 'SMTP_PASSWORD is not set' },
      {
        given: { STAFF_OIDC_ISSUER: 'https://id.example' },
        says: 'STAFF_OIDC_CLIENT_SECRET is not set',
      },
      {
        given: {
          APP_URL: 'https://shop.example',
          CUSTOMER_OIDC_ISSUER: 'https://id.example',
          CUSTOMER_OIDC_CLIENT_ID: 'kontor',
        },
        says: 'CUSTOMER_OIDC_CLIENT_SECRET is not set',
      },
      {
        given: { CARD_PROVIDER_URL: 'https://cards.example', CARD_PROVIDER_PUBLIC_KEY: 'p' },
        says: 'CARD_PROVIDER_PRIVATE_KEY is not set',
      },
    ])
    .run(({ assert }, { given, says }) => assert.equal(contradictionsIn(given).join('; '), says))

  test('the embedded provider needs no secret of its own', ({ assert }) => {
    const own = {
      APP_URL: 'https://shop.example',
      CUSTOMER_OIDC_ISSUER: 'https://shop.example/oidc',
    }
    assert.deepEqual(contradictionsIn(own), [])
  })
})

test.group('Settings | names that nobody reads', () => {
  test('{name}: {meant}')
    .with([
      { name: 'SMTP_PASSWROD', meant: 'SMTP_PASSWORD' },
      { name: 'DATABASE_URI', meant: 'DATABASE_URL' },
      { name: 'TRUSTED_PROXYS', meant: 'TRUSTED_PROXIES' },
      { name: 'WEBHOOK_SIGNING_SECRET', meant: undefined },
    ])
    .run(({ assert }, strange) => assert.deepEqual(strangeNames([strange.name], known), [strange]))

  test('what others read is none of them', ({ assert }) => {
    const others = [
      'PATH',
      'HOME',
      'HOSTNAME',
      'DATABASE_PORT',
      'APP_KEY_FILE',
      'SESSIONS',
      'HOSTS',
      'NODE_ENV',
    ]
    assert.deepEqual(strangeNames([...others, ...known], known), [])
  })
})

test.group('Settings | in files', (group) => {
  const folder = mkdtempSync(join(tmpdir(), 'kontor-settings-'))
  const file = (text: string) => {
    const path = join(folder, 'secret')
    writeFileSync(path, text)
    return path
  }
  group.teardown(() => rmSync(folder, { recursive: true }))

  test('a secret is read from the file that is named, without its last line break', ({
    assert,
  }) => {
    const told = readSecretFiles({ APP_KEY_FILE: file('a secret \r\n'), PORT: '80' }, known)
    assert.deepEqual(told, { APP_KEY: 'a secret ' })
  })

  test('what is told twice, or not at all, is refused', ({ assert }) => {
    const twice = { APP_KEY: 'here', APP_KEY_FILE: file('there') }
    assert.throws(() => readSecretFiles(twice, known), 'APP_KEY and APP_KEY_FILE are both set')
    const nothing = { APP_KEY_FILE: file('\n') }
    assert.throws(() => readSecretFiles(nothing, known), /^APP_KEY_FILE names an empty file/)
    const lost = { APP_KEY_FILE: join(folder, 'lost') }
    assert.throws(
      () => readSecretFiles(lost, known),
      /^APP_KEY_FILE .* cannot be read, .* \(ENOENT\)$/
    )
  })
})
