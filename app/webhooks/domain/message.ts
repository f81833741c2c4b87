import { randomBytes } from 'node:crypto'

/** The id under which a message is told, however often it is sent. */
export const newMessageId = (): string => `msg_${randomBytes(18).toString('base64url')}`

/** A message as it is signed and sent, byte for byte the same on every try. */
export const bodyOf = (type: string, data: Record<string, unknown>, at: Date): string =>
  JSON.stringify({ type, timestamp: at.toISOString(), data })
