import { realpath, stat } from 'node:fs/promises'
import { relative } from 'node:path'
import { SingleBar } from 'cli-progress'
import { args, BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import type { Discovery } from '#catalogue/actions/discovery/discover'
import type { FoundSeries } from '#catalogue/domain/discovery/found_series'
import type { Place } from '#catalogue/gateways/discovery/place'
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
    'With --in-place the files lie in the lake already, also where that is a bucket of an object store:',
    '  {{ binaryName }} lake:discover incoming/rates --in-place',
    'Exit codes: 0 written, 1 refused, or no file could belong to a product.',
  ]

  @args.string({
    description:
      'Folder with the files, with --in-place a prefix of keys; nothing in it is changed',
  })
  declare folder: string

  @flags.boolean({ description: 'The files lie in the lake already' })
  declare inPlace: boolean

  @flags.string({ description: 'File to write; it must not be there', default: 'catalogue.json' })
  declare output: string

  @flags.string({ description: 'Category or subcategory of all products' })
  declare category?: string

  @flags.string({ description: 'Venue of all products' })
  declare venue?: string

  @flags.string({ description: 'Euro a day of all products' })
  declare price?: string

  async run() {
    const place = await this.place()
    if (!place) return this.fail(`There is no folder ${this.folder}`)
    if (await isThere(this.output)) return this.fail(`${this.output} is there already: --output`)
    const discovery = await this.discover(place)
    await this.showLeft(discovery)
    if (discovery.found.length === 0) return this.fail('No files could be products')
    for (const one of discovery.found) await this.show(one)
    await this.write(discovery)
  }

  private async place(): Promise<Place | null> {
    const { folderPlace, lakePlace } = await import('#catalogue/gateways/discovery/place')
    const { readPrefix } = await import('#catalogue/domain/lake_prefix')
    if (this.inPlace) {
      const prefix = readPrefix(this.folder)
      return prefix === null ? null : lakePlace(prefix)
    }
    return (await isFolder(this.folder)) ? folderPlace(await realpath(this.folder)) : null
  }

  private async write(discovery: Discovery) {
    const { writeCatalogue } = await import('#catalogue/actions/discovery/write_catalogue')
    const { folder, inPlace } = this
    const isWritten = await writeCatalogue(this.output, { place: folder, inPlace }, discovery)
    if (!isWritten) return this.fail(`${this.output} cannot be written`)
    const products = counted(discovery.found.length, 'product')
    this.logger.success(`${products} of ${counted(discovery.files, 'file')} in ${this.output}`)
    this.logger.info(`Edit it, then: catalogue:import ${this.output} --dry-run`)
  }

  private async showLeft({ left }: Discovery) {
    const { summaryOf } = await import('#catalogue/domain/left_summary')
    const { sayLeft } = await import('#catalogue/actions/discovery/say_discovery')
    for (const { reason, count, example } of summaryOf(left)) {
      this.logger.warning(
        `${counted(count, 'file')} left out, ${sayLeft('en', reason)}: ${example}`
      )
    }
  }

  private async discover(place: Place): Promise<Discovery> {
    const { discover } = await import('#catalogue/actions/discovery/discover')
    const { category, venue, price } = this
    const walk = new SingleBar({ format: '{value} files found', gracefulExit: false })
    const look = new SingleBar({ format: '{bar} {value}/{total} groups', gracefulExit: false })
    walk.start(0, 0)
    try {
      return await discover(
        place,
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

  private async show({ product, calendar, ...one }: FoundSeries) {
    const { sayNote } = await import('#catalogue/actions/discovery/say_discovery')
    const { code, name, filePattern } = product
    this.logger.log(`+ ${code}: ${name}`)
    this.logger.log(
      `    ${filePattern} in ${one.sources.map((path) => this.shownFolder(path)).join(', ')}`
    )
    const rows = one.rows === null ? '' : `, ${one.isCounted ? '' : 'about '}${one.rows} rows`
    const keys = one.keys.length > 0 ? ` by ${one.keys.join(', ')}` : ''
    const days = `${one.firstDay} to ${one.lastDay}, ${counted(one.days, 'day')}`
    this.logger.log(`    ${counted(one.files, 'file')}, ${days}${rows}${keys}`)
    const { code: calendarCode, missing, extra } = calendar
    this.logger.log(`    calendar ${calendarCode ?? 'of weekdays'}: ${shown('missing', missing)}`)
    if (extra.length > 0) this.logger.log(`    ${shown('on closed days', extra)}`)
    for (const note of one.notes) this.logger.log(`    ! ${sayNote('en', note)}`)
  }

  private shownFolder(path: string) {
    return this.inPlace ? path : relative('', path) || '.'
  }

  private fail(text: string) {
    this.logger.error(text)
    this.exitCode = 1
  }
}

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
