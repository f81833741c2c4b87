import type { Known, KnownOrder, KnownReport } from '#contracts/domain/evidence/evidence'
import type { Asked } from '#contracts/queries/evidence/asked'
import { contractsKnown } from '#contracts/queries/evidence/contracts_known'
import { fetchesKnown } from '#contracts/queries/evidence/fetches_known'
import { invoicesKnown } from '#contracts/queries/evidence/invoices_known'
import { manifestsKnown } from '#contracts/queries/evidence/manifests_known'
import { ordersKnown } from '#contracts/queries/evidence/orders_known'
import { reportsKnown } from '#contracts/queries/evidence/reports_known'
import { subscriptionsKnown } from '#contracts/queries/evidence/subscriptions_known'

/** Asked again for the same moment it answers the same, whatever has happened since. */
export async function whatWasKnown(asked: Asked, bpId: string | null): Promise<Known> {
  return {
    contracts: bpId ? await contractsKnown({ bpId, ...periodOf(asked) }) : [],
    orders: await ordersWithFiles(asked),
    subscriptions: await subscriptionsKnown(asked),
    reports: await reportsWithFiles(asked),
    invoices: await invoicesKnown(asked),
    fetches: await fetchesKnown(asked),
  }
}

const periodOf = ({ from, to, moment }: Asked) => ({ from, to, moment })

async function ordersWithFiles(asked: Asked): Promise<KnownOrder[]> {
  const orders = await ordersKnown(asked)
  const keys = orders.map(({ number }) => String(number))
  const manifests = await manifestsKnown('order', keys, asked.moment)
  return orders.map((one) => ({ ...one, manifest: manifests.get(String(one.number)) ?? null }))
}

async function reportsWithFiles(asked: Asked): Promise<KnownReport[]> {
  const reports = await reportsKnown(asked)
  const keys = reports.map(({ number }) => String(number))
  const manifests = await manifestsKnown('report', keys, asked.moment)
  return reports.map((one) => ({ ...one, manifest: manifests.get(String(one.number)) ?? null }))
}
