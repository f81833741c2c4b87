import { SingleBar } from 'cli-progress'
import { args, BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

const MOST_DAYS_SHOWN = 20

/** Takes files of a folder (or keys of the lake) into the inventory of a product. */
export default class LakeImport extends BaseCommand {
  static commandName = 'lake:import'
  static description = 'Import daily files of a product into the lake'
  static options: CommandOptions = { startApp: true }
  static help = [
    'Run it again at any time: known files are compared, never copied twice.',
    '  {{ binaryName }} lake:import --product index_daily --pattern "{YYYYMMDD}_index_daily.csv" ./index-daily',
  ]

  @args.string({
    description: 'Folder with the files; with --in-place a prefix of keys in the lake',
  })
  declare source: string

  @flags.string({ description: 'Code of the product', required: true })
  declare product: string

  @flags.string({ description: 'How files are named: {YYYYMMDD}, {part}, * for anything' })
  declare pattern?: string

  @flags.boolean({ description: 'The files lie in the lake already' })
  declare inPlace: boolean

  @flags.string({ description: 'Make the product with this name if there is none' })
  declare create?: string

  @flags.string({ description: 'Euro a day, for --create', default: '1.00' })
  declare price: string

  @flags.number({ description: 'Fewest business days of an order, for --create', default: 1 })
  declare minimalDays: number

  @flags.string({ description: 'Category or subcategory, for --create', default: 'indexdata' })
  declare category: string

  @flags.string({ description: 'Venue, for --create' })
  declare venue?: string

  @flags.string({ description: 'Trading calendar, for --create' })
  declare calendar?: string

  async run() {
    const { importLakeFiles } = await import('#catalogue/actions/import_lake_files')
    const { folderSource, lakeSource } = await import('#catalogue/actions/lake_import/sources')
    const product = await this.findOrCreate()
    if (!product) return
    const source = this.inPlace ? lakeSource(this.source) : folderSource(this.source)
    const bar = new SingleBar({ format: '{bar} {value}/{total} files, {eta_formatted} left' })
    let total = 0
    for await (const _ of source.files()) total++
    bar.start(total, 0)
    const pattern = this.pattern ?? product.filePattern
    const report = await importLakeFiles({
      product,
      pattern,
      source,
      progress: (n) => bar.update(n),
    })
    bar.stop()
    this.logger.success(
      `${report.added} files new, ${report.changed} changed, ${report.unchanged} as before`
    )
    for (const { path, reason } of report.unplaced) {
      this.logger.warning(`${path}: ${REASONS[reason]}`)
    }
    await this.showGaps(product.id)
  }

  private async findOrCreate() {
    const { loadProductRows } = await import('#catalogue/queries/product_rows')
    const [known] = await loadProductRows(null, { codes: [this.product] })
    if (known || (this.create && (await this.createIt(this.create)))) {
      return known ?? (await loadProductRows(null, { codes: [this.product] }))[0]
    }
    if (!this.create) await this.refuseUnknown()
    return undefined
  }

  private async createIt(name: string) {
    const { createProduct } = await import('#catalogue/actions/create_product')
    if (!this.pattern) return this.refuse('--create needs --pattern')
    const price = Number(this.price)
    if (!(price >= 0)) return this.refuse(`Not a price: ${this.price}`)
    const created = await createProduct({
      code: this.product,
      name,
      category: this.category,
      venue: this.venue ?? 'HDSN',
      calendar: this.calendar ?? 'US',
      dailyPriceCents: Math.round(price * 100),
      minimalDays: this.minimalDays,
      filePattern: this.pattern,
    })
    if (created.ok) return true
    const { field, known } = created.refusal.params ?? {}
    return this.refuse(`No such ${field}. There are: ${known}`)
  }

  private async refuseUnknown() {
    const { nearProducts } = await import('#catalogue/queries/near_products')
    const near = await nearProducts(this.product)
    const hint = near.length > 0 ? ` Did you mean ${near.join(', ')}?` : ''
    this.refuse(`There is no product ${this.product}.${hint} --create "Name" makes it.`)
  }

  private refuse(reason: string): false {
    this.logger.error(reason)
    this.exitCode = 1
    return false
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

const REASONS = {
  name: 'the pattern does not describe this name',
  taken: 'another file has this day and part',
  empty: 'empty file',
}

function shown(days: string[]): string {
  const more = days.length > MOST_DAYS_SHOWN ? ` and ${days.length - MOST_DAYS_SHOWN} more` : ''
  return days.slice(0, MOST_DAYS_SHOWN).join(' ') + more
}
