import { BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import { counted } from '#shared/domain/counted'
import type { Retiring } from '#shared/retiring'

/** Removes rows that were kept for long enough; shows them first. */
export default class RowsRetire extends BaseCommand {
  static commandName = 'rows:retire'
  static description = 'Remove rows that were kept for long enough, into an archive if one is named'
  static options: CommandOptions = { startApp: true }
  static help = [
    'Without --write it only counts. The shop goes on meanwhile; ended in the middle, it is run again.',
    'With --archive the rows lie in files there before they are removed. They hold what people wrote:',
    'keep them as safe as the database. Most of what the shop keeps for a while it removes by itself.',
    '',
    'Exit codes: 0 done, 1 failed, 78 settings are wrong.',
  ]

  @flags.boolean({ description: 'Remove them' })
  declare write: boolean

  @flags.string({ description: 'Folder for what is removed' })
  declare archive?: string

  async run() {
    const { modules } = await import('#generated/modules')
    const { countOld, retiringRows } = await import('#shared/retiring')
    for (const retiring of await retiringRows(modules)) {
      const { name, keptDays } = retiring
      const rows = await (this.write ? this.#remove(retiring) : countOld(retiring))
      this.logger.info(`${name}: ${counted(rows, 'row')} older than ${counted(keptDays, 'day')}`)
    }
    if (!this.write) this.logger.info('Dry run: nothing was removed')
  }

  async #remove(retiring: Retiring): Promise<number> {
    const { countOld, openArchive, removeOld } = await import('#shared/retiring')
    if (!this.archive || (await countOld(retiring)) === 0) return removeOld(retiring)
    const archive = await openArchive(this.archive, retiring.name)
    try {
      return await removeOld(retiring, archive.add)
    } finally {
      await archive.close()
    }
  }
}
