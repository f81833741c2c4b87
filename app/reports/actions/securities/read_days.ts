import logger from '@adonisjs/core/services/logger'
import { daysWithFiles, findDayFile } from '#catalogue'
import { keepDay } from '#reports/actions/securities/keep_day'
import { tellUnread } from '#reports/actions/securities/tell_unread'
import { readSecurities } from '#reports/gateways/read_securities'
import { readVersions } from '#reports/queries/read_versions'

/** Reads the securities of each day whose file is new or was replaced; of what cannot be read support is told. */
export async function readDays(productId: number): Promise<number> {
  const known = await readVersions(productId)
  const days = await daysWithFiles([productId])
  let read = 0
  for (const { iso } of days) {
    const file = await findDayFile({ productId, day: iso, part: 1 })
    if (!file || file.storage === 'archive' || known.get(iso) === file.version) continue
    const securities = await readSecurities(file.key).catch((error: unknown) => {
      logger.error({ err: error, day: iso }, 'the securities of a day could not be read')
    })
    if (!securities) {
      await tellUnread({ day: iso, version: file.version })
      continue
    }
    await keepDay({ productId, day: iso, version: file.version, securities })
    read++
  }
  return read
}
