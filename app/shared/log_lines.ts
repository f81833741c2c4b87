import { destination } from '@adonisjs/core/logger'

/** Bytes that wait at most, for room on a disk or for a slow reader. */
const MOST_WAITING = 1_048_576

/**
 * Where lines of the log go. Nobody waits for them, and no request fails for one: what cannot be written,
 * because its disk is full, waits; what comes when too much waits is let go, counted, and told of once there
 * is room. Without a thread of its own, which every start would pay for.
 */
export function logLines({ file = 1 }: { file?: number } = {}) {
  const lines = destination({ dest: file, sync: false, maxLength: MOST_WAITING })
  let lost = 0
  let isStuck = false
  lines.on('error', () => void (isStuck = true))
  lines.on('write', () => void (isStuck = false))
  lines.on('drop', () => void lost++)
  lines.on('drain', () => {
    if (lost > 0) lines.write(tellOf(lost))
    lost = 0
  })
  const flush = lines.flushSync.bind(lines)
  // What could not be written would be tried for ever by a process that ends.
  lines.flushSync = () => (isStuck ? undefined : flush())
  return lines
}

const tellOf = (lost: number) =>
  `${JSON.stringify({ level: 40, time: Date.now(), lost, msg: 'lines could not be written' })}\n`
