import { once } from 'node:events'
import {
  closeSync,
  constants,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { logLines } from '#shared/log_lines'

const MEGABYTE = 1_048_576
const line = (msg: string) => `${JSON.stringify({ msg })}\n`

test.group('Log | its lines', (group) => {
  let folder: string
  group.each.setup(() => {
    folder = mkdtempSync(join(tmpdir(), 'kontor-lines-'))
    return () => rmSync(folder, { recursive: true })
  })

  const read = (path: string) =>
    readFileSync(path, 'utf8')
      .trimEnd()
      .split('\n')
      .map((one) => JSON.parse(one) as { msg: string; lost?: number; level?: number })

  /** A file that nothing can be written to, until there is room under the same number. */
  async function fullDisk() {
    const [closed, path] = [join(folder, 'closed'), join(folder, 'log')]
    writeFileSync(closed, '')
    const file = openSync(closed, constants.O_RDONLY)
    const log = logLines({ file })
    const giveRoom = () => {
      closeSync(file)
      if (openSync(path, 'a') !== file) throw new Error('Another number for the file')
    }
    await once(log, 'ready')
    return { log, file, giveRoom, path }
  }

  test('are written one after the other', async ({ assert }) => {
    const path = join(folder, 'log')
    const file = openSync(path, 'a')
    const log = logLines({ file })
    await once(log, 'ready')
    log.write(line('one'))
    log.write(line('zwölf'))
    await once(log, 'drain')
    closeSync(file)
    assert.deepEqual(
      read(path).map(({ msg }) => msg),
      ['one', 'zwölf']
    )
  })

  test('that find no room end nothing, and are written once there is some', async ({ assert }) => {
    const { log, file, giveRoom, path } = await fullDisk()
    log.write(line('first'))
    await once(log, 'error')
    log.flushSync()
    giveRoom()
    log.write(line('after'))
    await once(log, 'drain')
    closeSync(file)
    assert.deepEqual(
      read(path).map(({ msg }) => msg),
      ['first', 'after']
    )
  })

  test('that are too many to wait are counted and told of', async ({ assert }) => {
    const { log, file, giveRoom, path } = await fullDisk()
    log.write(line('kept'))
    await once(log, 'error')
    log.write(line('x'.repeat(MEGABYTE)))
    log.write(line('y'.repeat(MEGABYTE)))
    giveRoom()
    log.write(line('after'))
    await once(log, 'drain')
    await once(log, 'drain')
    closeSync(file)
    const lines = read(path)
    assert.deepEqual(
      lines.map(({ msg }) => msg),
      ['kept', 'after', 'lines could not be written']
    )
    assert.include(lines.at(-1), { level: 40, lost: 2 })
  })
})
