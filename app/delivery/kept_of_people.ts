import type { KeptOfPeople } from '#shared/people'
import { countDownloads, moveDownloads } from '#delivery/actions/ledger/move_downloads'
import { forgetReceiver, listAccessesOf } from '#delivery/actions/ledger/forget_receiver'

export default {
  tells: { downloads: listAccessesOf },
  erase: (trx, { userId }) => forgetReceiver(trx, userId),
  counts: countDownloads,
  move: moveDownloads,
} satisfies KeptOfPeople
