import { SingleBar } from 'cli-progress'
import { args, BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import type { ImportReport, ImportRequest } from '#catalogue/actions/import_lake_files'
import type { ImportOrder, Prepared } from '#catalogue/actions/lake_import/prepare_import'
import { counted } from '#shared/domain/counted'

const MOST_DAYS_SHOWN = 20
const IN_USE = 3

/** Takes files of a folder (or keys of the lake) into the inventory of a product. */
export default class LakeImport extends BaseCommand {
  static commandName = 'lake:import'
  static description = 'Import daily files of a product into the lake'
  static options: CommandOptions = { startApp: true }
  static help = [
    'Run it again at any time: known files are compared, never copied twice. One import runs at a time.',
    '  {{ binaryName }} lake:import --product index_daily --pattern "{YYYYMMDD}_index_daily.csv" ./index-daily',
    'A product that --create makes is invisible until it is published: catalogue:import with visible true.',
    'Symbolic links are named, not followed.',
    'Exit codes: 0 everything that fits the pattern is in the lake; 1 refused, failed, or no file fits; 2 done, but files or folders that are named were left out, or files that are to be withdrawn stay for orders; 3 another import runs, or another command has the data folder; 130 stopped by Ctrl-C after the files it had begun (143 by SIGTERM), a second one ends it at once.',
  ]

  @args.string({ description: 'Folder with the files; with --in-place a prefix of keys' })
  declare source: string

  @flags.string({ description: 'Code of the product', required: true })
  declare product: string

  @flags.string({ description: 'How files are named: {YYYYMMDD}, {part}, * for anything' })
  declare pattern?: string

  @flags.boolean({ description: 'The files lie in the lake already' })
  declare inPlace: boolean

  @flags.number({
    description: 'Withdraw what is no longer found: as many files as the import tells',
  })
  declare withdrawMissing?: number

  @flags.string({ description: 'Make the product with this name if there is none' })
  declare create?: string

  @flags.number({ description: 'Euro a day, for --create', default: 1 })
  declare price: number

  @flags.number({ description: 'Fewest business days of an order, for --create', default: 1 })
  declare minimalDays: number

  @flags.string({ description: 'Category or subcategory, for --create', default: 'indexdata' })
  declare category: string

  @flags.string({ description: 'Venue, for --create' })
  declare venue?: string

  @flags.string({ description: 'Trading calendar, for --create' })
  declare calendar?: string

  #stopping = new AbortController()
  #stoppedWith = 1

  /** Asked to end: the files that were begun are finished, and nothing more is. */
  stop(exitCode: number) {
    this.#stoppedWith = exitCode
    this.#stopping.abort()
    this.logger.warning('Stopping after the files it is at; once more ends it at once')
  }

  async run() {
    const { holdLock, isTaken } = await import('#shared/database/hold_lock')
    const lock = await holdLock('lake:import', `lake:import ${this.product}`)
    if (isTaken(lock)) {
      this.logger.error(`Another import runs since ${lock.since.toISOString()}: ${lock.holder}`)
      this.exitCode = IN_USE
      return
    }
    // Without its connection the lock is anybody's.
    lock.lost.addEventListener('abort', () => this.#stopping.abort())
    try {
      await this.importAlone()
    } finally {
      await lock.release()
    }
  }

  private async importAlone() {
    const { prepareImport } = await import('#catalogue/actions/lake_import/prepare_import')
    const prepared = await prepareImport(this.order())
    if (!prepared.ok) return this.refuse(prepared.refusals)
    const { exitCodeOf } = await import('#catalogue/actions/lake_import/import_report')
    const report = await this.importWithBar(prepared.value)
    this.exitCode = report.stopped ? this.#stoppedWith : exitCodeOf(report)
    await this.showReport(report)
    await this.showGaps(prepared.value.product.id)
  }

  private async refuse(refusals: Extract<Prepared, { ok: false }>['refusals']) {
    const { translate } = await import('#shared/i18n')
    for (const { code, params } of refusals) this.logger.error(translate('en', code, params))
    this.exitCode = 1
  }

  private order(): ImportOrder {
    const { product, pattern, source, inPlace, create, category, minimalDays } = this
    return {
      ...{ code: product, pattern, source, inPlace },
      create: create
        ? {
            ...{ name: create, category, minimalDays },
            venue: this.venue ?? '',
            calendar: this.calendar ?? '',
            dailyPriceCents: Math.round(this.price * 100),
          }
        : undefined,
    }
  }

  private async importWithBar(request: ImportRequest): Promise<ImportReport> {
    const { importLakeFiles } = await import('#catalogue/actions/import_lake_files')
    const stop = this.#stopping.signal
    let total = 0
    for await (const _ of request.source.files()) {
      if (stop.aborted) break
      total++
    }
    const format = '{bar} {value}/{total} files, {eta_formatted} left'
    const bar = new SingleBar({ format, gracefulExit: false })
    bar.start(total, 0)
    const progress = (seen: number) => bar.update(seen)
    try {
      return await importLakeFiles({ ...request, withdraw: this.withdrawMissing, stop, progress })
    } finally {
      bar.stop()
    }
  }

  private async showReport(report: ImportReport) {
    const { REASONS } = await import('#catalogue/actions/lake_import/import_report')
    const { seen, added, changed, unchanged, unplaced, stopped } = report
    for (const { path, reason } of unplaced) this.logger.warning(`${path}: ${REASONS[reason]}`)
    const counts = `${counted(added, 'file')} new, ${changed} changed, ${unchanged} as before`
    if (stopped) return this.logger.warning(`Stopped: ${counts}; run it again to go on`)
    if (added + changed + unchanged > 0) this.logger.success(counts)
    else this.logger.error(seen === 0 ? 'There are no files' : 'No file could be imported')
    this.showAbsent(report)
  }

  private showAbsent({ absent, withdrawn, owed }: ImportReport) {
    const count = absent.length
    if (withdrawn > 0) this.logger.success(`${counted(withdrawn, 'file')} withdrawn`)
    if (owed.length > 0) return this.showOwed(owed)
    if (withdrawn > 0) return
    if (this.withdrawMissing !== undefined && this.withdrawMissing !== count) {
      this.logger.error(
        `${counted(count, 'file')} no longer found, not ${this.withdrawMissing}: none withdrawn`
      )
      this.exitCode ||= 1
    }
    if (count === 0) return
    const days = shown([...new Set(absent.map(({ day }) => day))])
    this.logger.warning(`Not found here: ${counted(count, 'file')} of the product, ${days}`)
    this.logger.info(`--withdraw-missing=${count} takes off sale what was not found`)
  }

  private showOwed(owed: ImportReport['owed']) {
    const orders = shown([...new Set(owed.flatMap(({ by }) => by))])
    const days = shown([...new Set(owed.map(({ day }) => day))])
    this.logger.warning(
      `Kept: ${counted(owed.length, 'file')}, ordered and not delivered yet: ${days}`
    )
    this.logger.info(
      `They are part of ${orders}; run this again when those are delivered, archived or over`
    )
    this.exitCode ||= 2
  }

  private async showGaps(productId: number) {
    const { importGaps } = await import('#catalogue/queries/import_gaps')
    const gaps = await importGaps(productId)
    if (!gaps?.firstDay) return
    const { firstDay, lastDay, tradingDays, missing, extra } = gaps
    this.logger.info(`${firstDay} to ${lastDay}: ${counted(tradingDays, 'trading day')}`)
    this.logger.info(`${missing.length} missing ${shown(missing)}`)
    if (extra.length > 0) this.logger.warning(`${extra.length} on closed days ${shown(extra)}`)
  }
}

function shown(days: string[]): string {
  const more = days.length > MOST_DAYS_SHOWN ? ` and ${days.length - MOST_DAYS_SHOWN} more` : ''
  return days.slice(0, MOST_DAYS_SHOWN).join(' ') + more
}
