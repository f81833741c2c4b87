import env from '#start/env'

const visitorCalls = env.get('API_VISITOR_CALLS', 600)

/**
 * How often programs may ask. The guide of the HTTP API shows what stands here. A page that does what
 * a call does is counted with it.
 */
export default {
  /** Calls through one token. */
  tokenCalls: { requests: 600, duration: '1 min' },
  /** Calls of one person's browsers, whose pages call as well. */
  sessionCalls: { requests: 2 * visitorCalls, duration: '1 min' },
  /** Calls without a token or a session, from one address. */
  visitorCalls: { requests: visitorCalls, duration: '1 min' },
  /** Calls with tokens that open nothing, from one address. */
  wrongTokens: { requests: 60, duration: '1 min' },
  /** Nearer limits of single calls: of one person, or of one address where nobody is signed in. */
  nearer: {
    /** Somebody who tries stolen cards is slowed down. */
    charges: { requests: 20, every: '10 minutes' },
    emailCodes: { requests: 20, every: '1 hour' },
    /** Whoever reads files costs more than whoever reads pages. */
    previews: { requests: 60, every: '1 minute' },
    samples: { requests: 60, every: '1 minute' },
    publicFiles: { requests: 120, every: '1 minute' },
    quoteLetters: { requests: 60, every: '10 minutes' },
    /** Each saved quote takes a number for ever. */
    savedQuotes: { requests: 30, every: '10 minutes' },
    tokens: { requests: 30, every: '1 hour' },
    verifications: { requests: 60, every: '1 minute' },
    webhookChanges: { requests: 60, every: '1 hour' },
    webhookTests: { requests: 60, every: '1 hour' },
  },
  /** What counts only when it is taken, in an hour: behind one address a whole company may sit. */
  taken: {
    registrations: { ofPerson: 5, ofAddress: 60 },
    messages: { ofPerson: 10, ofAddress: 200 },
    trials: { ofPerson: 20, ofAddress: 400 },
  },
  /** In a day of the shop, as is said. More than anybody looks through; no loop fills the table. */
  quotesOfDay: { requests: 200 },
  /** Each request sends a mail to the address that was typed: nobody's is to be flooded. */
  trialsOfEmail: { requests: 3, every: '1 day' },
  /** Of one account. Who asks again and again for somebody else fills no mailbox. */
  passwordLinks: { requests: 10, every: '1 day' },
  /** Then the buyer has to wait or pay in another way. */
  declinedCards: { requests: 10, every: '30 minutes' },
}
