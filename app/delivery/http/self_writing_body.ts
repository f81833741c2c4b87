import { Readable, type Writable } from 'node:stream'

/** Done when the socket has taken the bytes and their buffer is free again. */
export type Send = (bytes: Uint8Array) => Promise<void>

/** A usual stream never tells when a buffer is free again. Piped once, into a response. */
export class SelfWritingBody extends Readable {
  constructor(private write: (send: Send) => Promise<void>) {
    super({ read() {} })
  }

  override pipe<T extends NodeJS.WritableStream>(destination: T): T {
    const response = destination as unknown as Writable
    this.write((bytes) => sendTo(response, bytes)).then(
      () => {
        response.end()
        this.push(null)
      },
      (error) => this.destroy(error)
    )
    return destination
  }
}

/** A connection that breaks forgets its callbacks, so its end is listened to as well. */
function sendTo(response: Writable, bytes: Uint8Array): Promise<void> {
  return new Promise((resolve, reject) => {
    const broken = () => reject(new Error('The client has gone'))
    if (response.destroyed) return broken()
    response.once('close', broken)
    response.write(bytes, (error) => {
      response.off('close', broken)
      if (error) reject(error)
      else resolve()
    })
  })
}
