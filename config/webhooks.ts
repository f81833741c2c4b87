import env from '#start/env'

const HOUR = 3_600

/** How customers' own programs are told of events. */
export default {
  /** Receivers may stand in the own network, and may be without TLS. */
  allowsPrivateAddresses: env.get('WEBHOOK_PRIVATE_ADDRESSES', false),
  /** How long messages and answers can be looked up. */
  keptDays: env.get('WEBHOOK_LOG_KEPT_DAYS', 30),
  mostPerPerson: 10,
  /** A message is sent again for so long, and a webhook that failed for so long is switched off. */
  triedSeconds: 72 * HOUR,
  /** Pauses after each failed try; the last one repeats. */
  pausesSeconds: [5, 60, 300, 1_800, 2 * HOUR, 5 * HOUR, 10 * HOUR, 14 * HOUR, 20 * HOUR],
  /** After a rotation messages carry a signature of the former secret as well. */
  overlapHours: 24,
  /** From looking up the name to the end of the answer. */
  timeoutMs: 10_000,
  answerBytes: 4_096,
  /** Messages that a worker sends at the same time, in all and to one receiver. */
  atOnce: 100,
  atOncePerReceiver: 10,
}
