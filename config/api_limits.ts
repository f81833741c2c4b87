import env from '#start/env'

/** How often programs may ask, as the guide of the HTTP API says it too. */
export default {
  /** Calls through one token. */
  tokenCalls: { requests: 600, duration: '1 min' },
  /** Calls without a token or a session, from one address. */
  visitorCalls: { requests: env.get('API_VISITOR_CALLS', 600), duration: '1 min' },
  /** Calls with tokens that open nothing, from one address. */
  wrongTokens: { requests: 60, duration: '1 min' },
}
