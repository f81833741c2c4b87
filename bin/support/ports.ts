import { createSocket, type Socket } from 'node:dgram'
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

const taken = new Map<number, Socket>()

/**
 * The wanted port or the next free one behind it; says so when it moves. It is this process's until it
 * ends or gives it back: shops that start in the same second never choose the same one.
 */
export async function takePort(name: string, wanted: number): Promise<number> {
  for (let port = wanted; port < wanted + 200; port++) {
    if (!(await reserve(port))) continue
    if (port !== wanted) console.log(`  ${name}: port ${wanted} is busy, taking ${port}`)
    return port
  }
  throw new Error(`No free port for ${name} between ${wanted} and ${wanted + 199}`)
}

/** Lets others have a port that could not be used. */
export function giveBackPort(port: number): void {
  taken.get(port)?.close()
  taken.delete(port)
}

async function reserve(port: number): Promise<boolean> {
  if (taken.has(port)) return false
  const mark = await holdTwin(port)
  if (!mark) return false
  taken.set(port, mark)
  if (await isFree(port)) return true
  giveBackPort(port)
  return false
}

/**
 * Between the choice of a port and the moment in which its program listens lie seconds. Meanwhile its
 * UDP twin on this machine is held: the system gives it to one process only and takes it back at its
 * end. Where UDP is forbidden, the port is chosen all the same.
 */
const holdTwin = (port: number) =>
  new Promise<Socket | null>((resolve) => {
    const socket = createSocket('udp4').unref()
    socket.once('error', ({ code }: NodeJS.ErrnoException) =>
      resolve(code === 'EADDRINUSE' ? null : socket)
    )
    socket.bind({ port, address: '127.0.0.1', exclusive: true }, () => resolve(socket))
  })
