import { BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import { counted } from '#shared/domain/counted'

/** Lets go of a former application key: nothing is left then that only it can open. */
export default class KeysSeal extends BaseCommand {
  static commandName = 'keys:seal'
  static description = 'Seal anew with APP_KEY what keys of FORMER_APP_KEYS sealed'
  static options: CommandOptions = { startApp: true }
  static help = [
    'For a change of APP_KEY, while the shop runs: name the old one in FORMER_APP_KEYS, start all',
    'processes anew, run this, and take the old one out when nobody is signed in from before.',
    '',
    'Exit codes: 0 all is sealed by APP_KEY, 1 no named key opens something, 78 settings are wrong.',
  ]

  @flags.boolean({ description: 'Only count' })
  declare dryRun: boolean

  async run() {
    const { modules } = await import('#generated/modules')
    const { sealAnew, sealedColumns } = await import('#shared/sealing')
    const columns = await sealedColumns(modules)
    const { former, lost } = await sealAnew(columns, { dryRun: this.dryRun })
    const said = `${counted(former, 'value')} of a former key`
    this.logger.success(this.dryRun ? `Dry run: ${said}` : `Sealed anew: ${said}`)
    if (lost === 0) return
    this.logger.error(`${counted(lost, 'value')} that no named key opens`)
    this.exitCode = 1
  }
}
