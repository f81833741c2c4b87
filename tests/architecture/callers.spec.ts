import { test } from '@japa/runner'
import { ESLint } from 'eslint'

const lint = new ESLint({ cwd: process.cwd() })

async function faults(file: string, code: string): Promise<string[]> {
  const [report] = await lint.lintText(code, { filePath: file })
  return report!.messages.map(({ message }) => message)
}

const ASKED = `export const of = (ctx: { auth: { use(guard: string): unknown } }) => ctx.auth.use('web')\n`

test.group('Architecture | who calls', () => {
  test('is asked of one file', async ({ assert }) => {
    const [fault] = await faults('app/orders/http/planted.ts', ASKED)
    assert.include(fault, '#shared/http/caller')
    assert.deepEqual(await faults('app/identity/http/token_caller.ts', ASKED), [])
  })
})
