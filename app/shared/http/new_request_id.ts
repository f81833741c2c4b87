import { randomBytes } from 'node:crypto'

/** As long as the id of a trace, which it becomes (W3C Trace Context). */
const BYTES = 16

export const newRequestId = (): string => randomBytes(BYTES).toString('hex')
