import { fieldsOf, is, transformerOf } from '#shared/http/api_description'
import type { OpenSession } from '#identity/queries/list_open_sessions'

const { about, moment, nullable, text } = is

const fields = fieldsOf<OpenSession>()({
  name: about(text, 'Names the session to others than its own browser.'),
  startedAt: [moment, ({ startedAt }) => startedAt.toISOString()],
  seenAt: [moment, ({ seenAt }) => seenAt.toISOString()],
  ipAddress: nullable(text),
  device: about(nullable(text), 'Browser and system.'),
})

export const openSessionSchema = fields.schema

/** Where somebody is signed in; the id of the session stays where it is. */
export default class OpenSessionTransformer extends transformerOf(fields) {}
