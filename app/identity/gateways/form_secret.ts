import { createHmac } from 'node:crypto'
import { appKey } from '#config/app'

/** Where the protection of forms looks for the secret of a session. */
export const FORM_SECRET = 'csrf-secret'

/** From the session's id, which its owner alone has: a visitor's session need not be kept. */
export const formSecretOf = (sessionId: string): string =>
  createHmac('sha256', appKey.release()).update(`forms of ${sessionId}`).digest('base64url')

/** Whether a session holds nothing that could not be found out again. */
export const isOfVisitor = (sessionId: string, values: object): boolean => {
  const [[name, secret] = [], ...others] = Object.entries(values)
  return others.length === 0 && name === FORM_SECRET && secret === formSecretOf(sessionId)
}
