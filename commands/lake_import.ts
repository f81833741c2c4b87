import { SingleBar } from 'cli-progress'
import { args, BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import type { ImportReport, ImportRequest } from '#catalogue/actions/import_lake_files'
import type { ImportOrder } from '#catalogue/actions/lake_import/prepare_import'

const MOST_DAYS_SHOWN = 20

const REASONS = {
  name: 'the pattern does not describe this name',
  taken: 'another file has this day and part',
  empty: 'empty file',
}

/** Takes files of a folder (or keys of the lake) into the inventory of a product. */
export default class LakeImport extends BaseCommand {
  static commandName = 'lake:import'
  static description = 'Import daily files of a product into the lake'
  static options: CommandOptions = { startApp: true }
  static help = [
    'Run it again at any time: known files are compared, never copied twice.',
    '  {{ binaryName }} lake:import --product index_daily --pattern "{YYYYMMDD}_index_daily.csv" ./index-daily',
  ]

  @args.string({ description: 'Folder with the files; with --in-place a prefix of keys' })
  declare source: string

  @flags.string({ description: 'Code of the product', required: true })
  declare product: string

  @flags.string({ description: 'How files are named: {YYYYMMDD}, {part}, * for anything' })
  declare pattern?: string

  @flags.boolean({ description: 'The files lie in the lake already' })
  declare inPlace: boolean

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

  async run() {
    const { prepareImport } = await import('#catalogue/actions/lake_import/prepare_import')
    const prepared = await prepareImport(this.order())
    if (!prepared.ok) {
      const { translate } = await import('#shared/i18n')
      this.logger.error(translate('en', prepared.refusal.code, prepared.refusal.params))
      this.exitCode = 1
      return
    }
    this.showReport(await this.importWithBar(prepared.value))
    await this.showGaps(prepared.value.product.id)
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
    let total = 0
    for await (const _ of request.source.files()) total++
    const bar = new SingleBar({ format: '{bar} {value}/{total} files, {eta_formatted} left' })
    bar.start(total, 0)
    try {
      return await importLakeFiles({ ...request, progress: (seen) => bar.update(seen) })
    } finally {
      bar.stop()
    }
  }

  private showReport({ added, changed, unchanged, unplaced }: ImportReport) {
    this.logger.success(`${added} files new, ${changed} changed, ${unchanged} as before`)
    for (const { path, reason } of unplaced) this.logger.warning(`${path}: ${REASONS[reason]}`)
  }

  private async showGaps(productId: number) {
    const { importGaps } = await import('#catalogue/queries/import_gaps')
    const gaps = await importGaps(productId)
    if (!gaps?.firstDay) return
    const { firstDay, lastDay, tradingDays, missing, extra } = gaps
    this.logger.info(`${firstDay} to ${lastDay}: ${tradingDays} trading days`)
    this.logger.info(`${missing.length} missing ${shown(missing)}`)
    if (extra.length > 0) this.logger.warning(`${extra.length} on closed days ${shown(extra)}`)
  }
}

function shown(days: string[]): string {
  const more = days.length > MOST_DAYS_SHOWN ? ` and ${days.length - MOST_DAYS_SHOWN} more` : ''
  return days.slice(0, MOST_DAYS_SHOWN).join(' ') + more
}
