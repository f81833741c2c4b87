import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

const SQLITE_BUSY = 5

/** Named here, so that none is collected as garbage, and let go, while nobody looks at it. */
const held = new Set<DatabaseSync>()

/**
 * Holds a file for this process alone; null while another one holds it. The system lets go of it when
 * the process ends, however it ends: nothing is left behind, and no process id is believed.
 */
export function holdFile(path: string, waitMs = 0): (() => void) | null {
  mkdirSync(dirname(path), { recursive: true })
  const file = new DatabaseSync(path, { timeout: waitMs })
  try {
    file.exec('begin exclusive')
    held.add(file)
    return () => {
      held.delete(file)
      file.close()
    }
  } catch (error) {
    file.close()
    if ((error as { errcode?: number }).errcode === SQLITE_BUSY) return null
    throw error
  }
}
