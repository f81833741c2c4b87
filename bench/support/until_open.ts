import { connect } from 'node:net'

const MOST_TRIES = 200

/** Until somebody listens at a port of this machine. @throws after five seconds */
export async function untilOpen(port: number, program: string): Promise<void> {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const isOpen = await new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1')
      socket.once('connect', () => (socket.destroy(), resolve(true)))
      socket.once('error', () => setTimeout(resolve, 25, false))
    })
    if (isOpen) return
  }
  throw new Error(`${program} did not start`)
}
