import type { KeptOfPeople } from '#shared/people'
import { forgetReceiver, listAccessesOf } from '#delivery/actions/ledger/forget_receiver'

export default {
  tells: { downloads: listAccessesOf },
  erase: (trx, { userId }) => forgetReceiver(trx, userId),
} satisfies KeptOfPeople
