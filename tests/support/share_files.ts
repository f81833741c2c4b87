import { createHash } from 'node:crypto'
import { openSync, closeSync } from 'node:fs'
import { join } from 'node:path'
import type { Group, Suite, Test } from '@japa/runner/core'

const taken = new Map<string, boolean>()

/** Of several processes that run the same suites, each takes the next spec file that nobody has yet. */
export function shareFiles(suite: Suite): void {
  const folder = process.env.TAKEN_FILES
  if (!folder) return
  const onlyIfOurs = (one: Group | Test) => {
    const exec = one.exec.bind(one)
    one.exec = async () => {
      if (isOurs(folder, one.options.meta.fileName)) await exec()
    }
  }
  suite.onGroup(onlyIfOurs)
  suite.onTest(onlyIfOurs)
}

function isOurs(folder: string, file: string): boolean {
  const known = taken.get(file)
  if (known !== undefined) return known
  const ours = take(join(folder, createHash('sha256').update(file).digest('hex')))
  taken.set(file, ours)
  return ours
}

/** The file system lets one process only make a file that must not be there. */
function take(mark: string): boolean {
  try {
    closeSync(openSync(mark, 'wx'))
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}
