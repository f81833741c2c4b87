import { createServer } from 'node:net'

const listens = (port: number, host?: string) =>
  new Promise<boolean>((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(true)))
  })

/** Whether nobody listens on the port, on any address of this machine. */
export const isFree = async (port: number) =>
  (await listens(port)) && (await listens(port, '127.0.0.1'))

/** A port to begin to look at, below those that systems hand out by themselves. */
export const randomPort = () => 20_000 + Math.floor(Math.random() * 12_000)

const taken = new Set<number>()

/**
 * The wanted port or the next free one behind it; says so when it moves. A port is handed out once
 * per run, so that two parts never get the same one.
 */
export async function takePort(name: string, wanted: number): Promise<number> {
  for (let port = wanted; port < wanted + 200; port++) {
    if (taken.has(port) || !(await isFree(port))) continue
    taken.add(port)
    if (port !== wanted) console.log(`  ${name}: port ${wanted} is busy, taking ${port}`)
    return port
  }
  throw new Error(`No free port for ${name} between ${wanted} and ${wanted + 199}`)
}
