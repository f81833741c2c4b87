import { stat } from 'node:fs/promises'
import { relative } from 'node:path'
import { SingleBar } from 'cli-progress'
import { args, BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import type { Described } from '#catalogue/actions/discovery/describe_series'
import type { Discovery } from '#catalogue/actions/discovery/discover_folder'
import { counted } from '#shared/domain/counted'

const MOST_DAYS_SHOWN = 20

/** Looks through a folder of files and writes what they could be sold as, to be edited and imported. */
export default class LakeDiscover extends BaseCommand {
  static commandName = 'lake:discover'
  static description = 'Propose products for the files of a folder'
  static options: CommandOptions = { startApp: true }
  static help = [
    'Groups files by their names, finds their days and the trading calendar that explains them, looks',
    'into three files of each group and writes one file for catalogue:import. The shop is not changed,',
    'and what is imported of it is invisible until it is published: see docs/discovery.md.',
    '  {{ binaryName }} lake:discover ./data --category indexdata --venue HDSN',
    '  {{ binaryName }} catalogue:import catalogue.json --dry-run',
    'Exit codes: 0 written, 1 refused, or no file could belong to a product.',
  ]

  @args.string({ description: 'Folder with the files; nothing in it is changed' })
  declare folder: string

  @flags.string({ description: 'File to write; it must not be there', default: 'catalogue.json' })
  declare output: string

  @flags.string({ description: 'Category or subcategory of all products' })
  declare category?: string

  @flags.string({ description: 'Venue of all products' })
  declare venue?: string

  @flags.string({ description: 'Euro a day of all products' })
  declare price?: string

  async run() {
    if (!(await isFolder(this.folder))) return this.fail(`There is no folder ${this.folder}`)
    if (await isThere(this.output)) return this.fail(`${this.output} is there already: --output`)
    const discovery = await this.discover()
    await this.showLeft(discovery)
    if (discovery.found.length === 0) return this.fail('No files could be products')
    for (const one of discovery.found) this.show(one)
    await this.write(discovery)
  }

  private async write(discovery: Discovery) {
    const { writeCatalogue } = await import('#catalogue/actions/discovery/write_catalogue')
    const isWritten = await writeCatalogue(this.output, this.folder, discovery)
    if (!isWritten) return this.fail(`${this.output} cannot be written`)
    const products = counted(discovery.found.length, 'product')
    this.logger.success(`${products} of ${counted(discovery.files, 'file')} in ${this.output}`)
    this.logger.info(`Edit it, then: catalogue:import ${this.output} --dry-run`)
  }

  private async showLeft({ left }: Discovery) {
    const { summaryOf } = await import('#catalogue/actions/discovery/summary_of')
    for (const { says, count, example } of summaryOf(left)) {
      this.logger.warning(`${counted(count, 'file')} left out, ${says}: ${example}`)
    }
  }

  private async discover(): Promise<Discovery> {
    const { discoverFolder } = await import('#catalogue/actions/discovery/discover_folder')
    const { folder, category, venue, price } = this
    const walk = new SingleBar({ format: '{value} files found', gracefulExit: false })
    const look = new SingleBar({ format: '{bar} {value}/{total} groups', gracefulExit: false })
    walk.start(0, 0)
    try {
      return await discoverFolder(
        folder,
        { category, venue, price },
        {
          walked: (files) => walk.update(files),
          looked: (groups, of) => {
            if (groups === 1) {
              walk.stop()
              look.start(of, 0)
            }
            look.update(groups)
          },
        }
      )
    } finally {
      walk.stop()
      look.stop()
    }
  }

  private show({ product, calendar, ...one }: Described) {
    const { code, name, filePattern } = product
    this.logger.log(`+ ${code}: ${name}`)
    this.logger.log(`    ${filePattern} in ${one.sources.map(shownFolder).join(', ')}`)
    const rows = one.rows === null ? '' : `, ${one.isCounted ? '' : 'about '}${one.rows} rows`
    const keys = one.keys.length > 0 ? ` by ${one.keys.join(', ')}` : ''
    const days = `${one.firstDay} to ${one.lastDay}, ${counted(one.days, 'day')}`
    this.logger.log(`    ${counted(one.files, 'file')}, ${days}${rows}${keys}`)
    const { code: calendarCode, missing, extra } = calendar
    this.logger.log(`    calendar ${calendarCode ?? 'of weekdays'}: ${shown('missing', missing)}`)
    if (extra.length > 0) this.logger.log(`    ${shown('on closed days', extra)}`)
    for (const note of one.notes) this.logger.log(`    ! ${note}`)
  }

  private fail(text: string) {
    this.logger.error(text)
    this.exitCode = 1
  }
}

const shownFolder = (path: string) => relative('', path) || '.'

function shown(what: string, days: string[]): string {
  const more = days.length > MOST_DAYS_SHOWN ? ` and ${days.length - MOST_DAYS_SHOWN} more` : ''
  return `${days.length} ${what} ${days.slice(0, MOST_DAYS_SHOWN).join(' ')}`.trimEnd() + more
}

const isFolder = (path: string) =>
  stat(path).then(
    (found) => found.isDirectory(),
    () => false
  )

const isThere = (path: string) =>
  stat(path).then(
    () => true,
    () => false
  )
