import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { findProductByCode } from '#catalogue'
import config from '#config/reports'
import { sendJob } from '#shared/jobs'
import { readDaysJob } from '#reports/jobs/read_days_job'

/** Files of the product of reports came in: their securities are read when the import has committed. */
export async function watchDays(trx: TransactionClientContract, productId: number): Promise<void> {
  const product = await findProductByCode(config.product)
  if (product?.id !== productId) return
  await sendJob(trx, readDaysJob, { productId }, { singletonKey: `days:${productId}` })
}
