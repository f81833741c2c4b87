import type { KeptOfPeople } from '#shared/people'
import { forgetReceiver, listAccessesOf } from '#delivery/actions/ledger/forget_receiver'

/** From where and with what a person fetched files. */
export default {
  tells: { downloads: listAccessesOf },
  erase: (trx, { userId }) => forgetReceiver(trx, userId),
} satisfies KeptOfPeople
