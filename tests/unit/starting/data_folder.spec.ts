import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { test } from '@japa/runner'
import { holdFile } from '../../../bin/support/held_file.ts'
import { clearLeftOver } from '../../../bin/support/left_over.ts'
import { beganAt, commandOf } from '../../../bin/support/process_facts.ts'

const HELD_FILE = pathToFileURL(join(process.cwd(), 'bin/support/held_file.ts')).href

const sleeper = async (program = '', kept = 'setInterval(() => {}, 1000)') => {
  const text = `${program};process.send('ready');${kept}`
  const child = spawn(process.execPath, ['--input-type=module', '-e', text], {
    detached: true,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  await once(child, 'message')
  return child
}

const left = (pid: number, began: string | null) => ({ pid, began, kind: 'part' })

test.group('Starting | the data folder', (group) => {
  let folder: string
  group.each.setup(() => {
    folder = mkdtempSync(join(tmpdir(), 'kontor-folder-'))
    return () => rmSync(folder, { recursive: true, force: true })
  })

  test('belongs to one process, and to nobody when that was killed', async ({ assert }) => {
    const file = join(folder, 'lock')
    const path = JSON.stringify(file)
    const owner = await sleeper(`import { holdFile } from '${HELD_FILE}'; holdFile(${path})`)
    assert.isNull(holdFile(file))
    const ended = once(owner, 'exit')
    owner.kill('SIGKILL')
    await ended
    const letGo = holdFile(file)
    assert.isNotNull(letGo)
    letGo!()
  })

  test('what a killed supervisor left is ended, and a process that got its id is not', async ({
    assert,
    cleanup,
  }) => {
    const [mine, stranger] = await Promise.all([sleeper(), sleeper()])
    cleanup(() => void stranger.kill('SIGKILL'))
    const processes = [left(mine.pid!, beganAt(mine.pid!)), left(stranger.pid!, 'another time')]
    writeFileSync(join(folder, 'processes.json'), JSON.stringify({ supervisor: 1, processes }))
    const ended = once(mine, 'exit')
    await clearLeftOver(folder)
    assert.deepEqual(await ended, [null, 'SIGTERM'])
    assert.include(commandOf(stranger.pid!)!, '--input-type=module')
  })

  test('a caretaker touches nothing of the supervisor that came after its own', async ({
    assert,
    cleanup,
  }) => {
    const child = await sleeper()
    cleanup(() => void child.kill('SIGKILL'))
    const processes = [left(child.pid!, beganAt(child.pid!))]
    writeFileSync(join(folder, 'processes.json'), JSON.stringify({ supervisor: 2, processes }))
    await clearLeftOver(folder, 1)
    assert.isNotNull(commandOf(child.pid!))
    assert.isTrue(existsSync(join(folder, 'processes.json')))
  })
})
