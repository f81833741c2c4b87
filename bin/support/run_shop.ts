import { RunningPart, type Part } from './part.ts'
import { markSeeded, prepareGround, runCommand, type Ground } from './shop.ts'
import { welcome } from './welcome.ts'

type Options = {
  /** Readies the programs before the database is touched. */
  before?: () => void
  console: string[]
  parts: (ground: Ground) => Part[]
}

/** Starts every part in order, keeps them running, and stops them in the reverse order. */
export async function runShop({ before, console: consoleProgram, parts }: Options) {
  const began = performance.now()
  const stack: { stop(): Promise<void> }[] = []
  let stopping: Promise<void> | undefined
  const stop = (code: number, reason?: string) =>
    (stopping ??= (async () => {
      console.log(reason ? `\nStopping: ${reason}` : '\nStopping …')
      for (const part of stack.toReversed()) await part.stop().catch(console.error)
      process.exit(code)
    })())
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => void stop(0))
  }

  try {
    before?.()
    const ground = await prepareGround()
    stack.push({ stop: ground.release })
    watchDatabase(ground, (reason) => void stop(1, reason))
    await readyData(ground, consoleProgram)
    const running = parts(ground).map(
      (part) => new RunningPart(part, (reason) => void stop(1, reason))
    )
    stack.push(...running)
    await Promise.all(running.map((part) => part.start()))
    if (!stopping) console.log(welcome(ground, (performance.now() - began) / 1000))
  } catch (error) {
    if (!stopping) console.error(error)
    await stop(1, 'the shop could not be started')
  }
}

function watchDatabase({ database }: Ground, giveUp: (reason: string) => void) {
  database?.process.once('exit', () => giveUp('the database ended; see postgres.log'))
}

async function readyData({ env, fresh }: Ground, consoleProgram: string[]) {
  const migrate = [...consoleProgram, 'migration:run', '--force', '--no-schema-generate']
  await runCommand(migrate, env, true).catch(() => runCommand(migrate, env))
  if (!fresh || env.DEMO !== 'true') return
  console.log('Filling the demo shop (first start only) …')
  await runCommand([...consoleProgram, 'demo:seed'], env)
  markSeeded()
}
