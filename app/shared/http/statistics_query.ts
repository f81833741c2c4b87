import { is } from '#shared/http/api_description'

const BOOLEANS = ['true', 'false']

/** What all calls of statistics take: a span of days, and whose they are. */
export const STATISTICS_QUERY = {
  from: is.about(is.askedDay, 'First day; one month ago unless sent.'),
  to: is.about(is.askedDay, 'Last day; today unless sent.'),
  internal: is.about(is.oneOf(BOOLEANS), 'Internal users; all unless one of both is `true` alone.'),
  external: is.about(is.oneOf(BOOLEANS), 'External users.'),
}

/** Whether internal or external users are asked for; null for everybody, which both and neither mean. */
export function askedInternal(sent: { internal?: unknown; external?: unknown }): boolean | null {
  const [internal, external] = [sent.internal === 'true', sent.external === 'true']
  return internal === external ? null : internal
}
