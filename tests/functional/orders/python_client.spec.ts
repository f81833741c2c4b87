import { execFile, execFileSync } from 'node:child_process'
import { generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { test } from '@japa/runner'
import { createCustomer } from '#database/factories/identity/people'
import { createToken } from '#identity/actions/tokens/create_token'
import { rows } from '#shared/database'
import { givenSoldProduct } from '#tests/fixtures/basket/given_basket'
import { emptyOrders } from '#tests/fixtures/orders/checkout'
import { hasPython, kontor, servedClient, SHOP } from '#tests/fixtures/shared/shop_clients'

const WEEK = ['TICKS', '2000-01-03', '2000-01-07']
const ORDER = ['order', ...WEEK, '--pay', 'BankTransfer', '--accept', 'terms,legal_entity']

test.group('Orders | kontor.py as a module', (group) => {
  group.tap((one) => one.skip(!hasPython, 'python3 is not there'))
  let folder: string

  group.each.setup(async () => {
    folder = mkdtempSync(join(tmpdir(), 'kontor-py-'))
    await servedClient(folder, 'kontor.py')
    await givenSoldProduct('TICKS')
    return async () => {
      rmSync(folder, { recursive: true, force: true })
      await emptyOrders()
    }
  })

  test('reads a list to its end by its cursors', async ({ assert }) => {
    const user = await createCustomer()
    const made = await createToken({ user, kind: 'account', name: 'Script' })
    if (!made.ok) throw new Error(made.refusal.code)
    const token = made.value.value
    for (const key of ['one', 'two', 'three']) {
      await kontor(folder, 'kontor.py')([...ORDER, '--key', key], { token })
    }
    const walk =
      "import kontor\nfor one in kontor.Kontor()._pages('/orders/basic', 1): print(one['orderId'])"
    const env = { ...process.env, KONTOR_SHOP: SHOP(), KONTOR_TOKEN: token }
    const out = await promisify(execFile)('python3', ['-c', walk], { cwd: folder, env })
    assert.lengthOf(new Set(out.stdout.trim().split('\n')), 3)
  })

  test('goes on after an interruption, as in a notebook', async ({ assert }) => {
    const lines = [
      'import kontor, pathlib',
      'shop, work, here = kontor.Kontor(), [("a", 1, None, "/a")], pathlib.Path()',
      'def interrupted(*_): raise KeyboardInterrupt',
      'def fetched(*_): return not shop._stop.is_set()',
      'try: shop._all(work, here, interrupted, False)',
      'except KeyboardInterrupt: print("interrupted")',
      'print(shop._all(work, here, fetched, False))',
    ]
    const env = { ...process.env, KONTOR_SHOP: SHOP(), KONTOR_TOKEN: 'none' }
    const out = await promisify(execFile)('python3', ['-c', lines.join('\n')], { cwd: folder, env })
    assert.equal(out.stdout, 'interrupted\n1\n')
  })

  test('rows are a frame of whatever pandas is there', async ({ assert }) => {
    await rows(null, `update products set compression = 'none' where code = 'TICKS'`)
    writeFileSync(
      join(folder, 'pandas.py'),
      'class DataFrame:\n' +
        '    def __init__(self, lines, columns): self.lines, self.columns = lines, columns\n' +
        '    def to_dict(self, how): return [dict(zip(self.columns, one), how=how) for one in self.lines]\n'
    )
    const asked = ['--json', 'preview', 'TICKS', '20000103']
    const framed = await kontor(folder, 'kontor.py')(asked)
    assert.deepEqual(JSON.parse(framed.out), [{ time: '09:00:00', price: 100.25, how: 'records' }])
  })

  test('takes the signatures that are right, and no others', ({ assert }) => {
    const { publicKey, privateKey } = generateKeyPairSync('ed25519')
    const key = publicKey.export({ format: 'jwk' }).x!
    const message = randomBytes(200)
    const signature = sign(null, message, privateKey)
    const flipped = Buffer.from(signature)
    flipped[40]! ^= 1
    const beyond = Buffer.concat([signature.subarray(0, 32), Buffer.alloc(32, 255)])
    const cases = [
      ...[signature, flipped, beyond, signature.subarray(0, 63), Buffer.alloc(0)].map((one) => [
        ...[key, one.toString('base64'), message.toString('base64')],
      ]),
      [key, signature.toString('base64'), Buffer.from('another').toString('base64')],
    ]
    const program =
      'import sys, json, base64, kontor\n' +
      'd = base64.b64decode\n' +
      'for k, s, m in json.loads(sys.argv[1]): print(kontor.verify_ed25519(kontor._unpadded(k), d(s), d(m)))'
    const args = ['-c', program, JSON.stringify(cases)]
    const said = execFileSync('python3', args, { cwd: folder, encoding: 'utf8' })
    assert.deepEqual(said.trim().split('\n'), ['True', ...Array<string>(5).fill('False')])
  })
})
