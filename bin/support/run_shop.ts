import { takeDataFolder } from './data_folder.ts'
import { Ground } from './ground.ts'
import type { Part } from './part.ts'
import { readyData } from './ready_data.ts'
import { StartFailure } from './start_failure.ts'
import { startParts, type Stoppable } from './start_parts.ts'
import { welcome } from './welcome.ts'

type Options = {
  /** Readies the programs before the database is touched. */
  before?: () => void
  console: string[]
  parts: (ground: Ground) => Part[]
}

/** Starts every part, keeps them running, and stops them in the reverse order. */
export async function runShop(options: Options) {
  const began = performance.now()
  const started: Stoppable[] = []
  let stopping: Promise<void> | undefined
  const stop = (code: number, reason?: string) =>
    (stopping ??= (async () => {
      console.log(reason ? `\nStopping: ${reason}` : '\nStopping …')
      for (const part of started.toReversed()) await part.stop().catch(console.error)
      process.exit(code)
    })())
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => void stop(0))
  }

  try {
    const folder = await takeDataFolder('shop')
    options.before?.()
    const ground = await Ground.prepare(folder)
    started.push(ground)
    await ground.holdAddress()
    await readyData(ground, options.console)
    await startParts(ground, options.parts, started)
    if (!stopping) console.log(welcome(ground, (performance.now() - began) / 1000))
  } catch (error) {
    if (!stopping) console.error(error instanceof Error ? error.message : error)
    const code = error instanceof StartFailure ? error.code : 1
    await stop(code, 'the shop could not be started')
  }
}
