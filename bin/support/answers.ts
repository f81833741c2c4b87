import { once } from 'node:events'
import { connect } from 'node:net'

const LONGEST_MS = 5_000

/** Whether a program answers at an address: `http:` with anything but its own failure, `tcp:` at all. */
export async function answers(address: string): Promise<boolean> {
  const { protocol, hostname, port } = new URL(address)
  if (protocol === 'tcp:') return accepts(hostname, Number(port))
  const signal = AbortSignal.timeout(LONGEST_MS)
  const status = await fetch(address, { signal }).then(
    async (response) => (await response.body?.cancel(), response.status),
    () => 500
  )
  return status < 500
}

async function accepts(host: string, port: number): Promise<boolean> {
  const socket = connect({ host, port, timeout: LONGEST_MS })
  try {
    await once(socket, 'connect')
    return true
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}
