import { spawnSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { Webhook } from 'standardwebhooks'
import { newSecret, openSecret, sealSecret } from '#webhooks/gateways/secret'
import { signedHeaders } from '#webhooks/gateways/signed_headers'

/** What the pages show: of the browser's program, so it is read as a file. */
const GUIDE = new URL('../../../inertia/components/webhooks/verify_in.ts', import.meta.url).href
const { VERIFY_IN } = (await import(GUIDE)) as { VERIFY_IN: Record<'python' | 'shell', string> }

const BODY = '{"type":"order.completed","data":{"name":"Größe"}}'
const sign = (secrets: string[], at = new Date()) =>
  signedHeaders({ id: 'msg_1', body: BODY, at }, secrets)

test.group('Webhooks | signature', () => {
  test('the vector of the scheme is signed as it says', ({ assert }) => {
    const headers = signedHeaders(
      {
        id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
        body: '{"test": 2432232314}',
        at: new Date(1_614_265_330_000),
      },
      ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw']
    )
    assert.equal(headers['webhook-signature'], 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=')
  })

  test('during a rotation receivers with either secret accept it, others do not', ({ assert }) => {
    const [secret, former, foreign] = [newSecret(), newSecret(), newSecret()]
    const headers = sign([secret, former])
    for (const known of [secret, former]) {
      assert.deepEqual(new Webhook(known).verify(BODY, headers), JSON.parse(BODY))
    }
    assert.throws(() => new Webhook(foreign).verify(BODY, headers))
    assert.throws(() => new Webhook(secret).verify(BODY.replace('order', 'ordre'), headers))
  })

  test('a secret is sealed where it is kept', ({ assert }) => {
    const secret = newSecret()
    assert.notInclude(sealSecret(secret), secret.slice(6))
    assert.equal(openSecret(sealSecret(secret)), secret)
    assert.isNull(openSecret('something else'))
  })

  test('the commands of the guide come to the same signature', ({ assert }) => {
    const secret = newSecret()
    const headers = sign([secret])
    const folder = mkdtempSync(join(tmpdir(), 'webhook-'))
    writeFileSync(join(folder, 'body.json'), BODY)
    const shell = spawnSync('bash', ['-c', VERIFY_IN.shell], {
      cwd: folder,
      env: {
        ...process.env,
        WEBHOOK_SECRET: secret,
        WEBHOOK_ID: headers['webhook-id'],
        WEBHOOK_TIMESTAMP: headers['webhook-timestamp'],
      },
      encoding: 'utf8',
    })
    assert.equal(`v1,${shell.stdout.trim()}`, headers['webhook-signature'])
  })

  test('the program of the guide tells genuine messages from others', ({ assert }) => {
    const secret = newSecret()
    const call = (headers: object, body: string) =>
      spawnSync(
        'python3',
        [
          '-c',
          `${VERIFY_IN.python}\nimport json, sys\nprint(is_genuine(sys.argv[2].encode(), json.loads(sys.argv[1]), sys.argv[3]))`,
          JSON.stringify(headers),
          body,
          secret,
        ],
        { encoding: 'utf8' }
      ).stdout.trim()
    assert.equal(call(sign([newSecret(), secret]), BODY), 'True')
    assert.equal(call(sign([newSecret()]), BODY), 'False')
    assert.equal(call(sign([secret], new Date(Date.now() - 400_000)), BODY), 'False')
  })
})
