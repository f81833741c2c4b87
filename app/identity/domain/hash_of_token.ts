import { createHash } from 'node:crypto'

/** What is kept of a link's token, so that the database lets nobody in. */
export const hashOfToken = (token: string): string =>
  createHash('sha256').update(token).digest('hex')
