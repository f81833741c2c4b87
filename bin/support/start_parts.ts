import type { Ground } from './ground.ts'
import { PortTaken, type Part } from './part.ts'
import { RunningPart } from './running_part.ts'

export type Stoppable = { stop(): Promise<void> }

const MOST_MOVES = 10

/**
 * Starts all parts and returns when every one answers. A part whose port was taken meanwhile gets
 * another one, and all are started anew with it: they know one another by their addresses.
 */
export async function startParts(
  ground: Ground,
  partsOn: (ground: Ground) => Part[],
  started: Stoppable[]
): Promise<void> {
  for (let moves = 0; ; moves++) {
    const parts = partsOn(ground)
    // Who cannot say when it listens finds its address free.
    if (!parts.some(({ meanwhile }) => meanwhile)) await ground.pausePage.hide()
    const running = parts.map((part) => new RunningPart(part, ground))
    started.push(...running)
    try {
      await Promise.all(running.map((part) => part.start()))
      return
    } catch (error) {
      if (!(error instanceof PortTaken) || moves === MOST_MOVES) throw error
      await Promise.all(running.map((part) => part.stop()))
      started.splice(started.length - running.length)
      await ground.move(error.names)
      await ground.holdAddress()
    }
  }
}
