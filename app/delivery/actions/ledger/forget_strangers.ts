import downloads from '#config/downloads'
import { rows } from '#shared/database'

/** Their address and program only; that a file was fetched through a link stays. */
export async function forgetStrangers(): Promise<void> {
  await rows(
    null,
    `update delivery_accesses set address = null, agent = ''
      where way = 'link' and address is not null and outcome <> 'running'
        and started_at < now() - make_interval(days => ?)`,
    [downloads.strangersKeptDays]
  )
}
