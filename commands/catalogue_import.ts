import { args, BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import type {
  ImportPlan,
  LineProblem,
  PlannedProduct,
} from '#catalogue/actions/catalogue_import/plan_import'
import type { translate } from '#shared/i18n'

const EMPTY = '(empty)'
const PROBLEMS = 'catalogue_import.problems'

/** Takes product data of a file into the catalogue: all of it, or nothing. */
export default class CatalogueImport extends BaseCommand {
  static commandName = 'catalogue:import'
  static description = 'Import product data from a JSON or CSV file'
  static options: CommandOptions = { startApp: true }
  static help = [
    'New codes become products, known ones are changed where the file says something else; products',
    'that the file does not name stay as they are. A JSON file may bring venues, trading calendars, price',
    'groups and categories as well. The format is described in docs/catalogue_import.md.',
    '  {{ binaryName }} catalogue:import products.csv --dry-run',
  ]

  @args.string({
    description: 'JSON file { "venues": [ … ], …, "products": [ … ] }, or CSV file of products',
  })
  declare file: string

  @flags.boolean({ description: 'Only show what would change' })
  declare dryRun: boolean

  #say!: typeof translate

  async run() {
    const { readSource } = await import('#catalogue/actions/catalogue_import/read_source')
    const { planImport } = await import('#catalogue/actions/catalogue_import/plan_import')
    this.#say = (await import('#shared/i18n')).translate
    const source = await readSource(this.file)
    if (!source.ok) return this.fail(this.#say('en', source.refusal.code, source.refusal.params))
    const plan = await planImport(source.value)
    if (plan.problems.length > 0) return this.refuse(plan.problems)
    this.show(plan)
    if (this.dryRun) return this.logger.info('Dry run: nothing was written')
    const { applyImport } = await import('#catalogue/actions/catalogue_import/apply_import')
    await applyImport(plan)
    this.logger.success('All of it is written')
  }

  private fail(text: string) {
    this.logger.error(text)
    this.exitCode = 1
  }

  private refuse(problems: LineProblem[]) {
    for (const { section, line, entry, field, code, params } of problems) {
      const words = this.#say('en', code.includes('.') ? code : `${PROBLEMS}.${code}`, params)
      const place = section === 'products' ? `line ${line}` : `${section} ${line}`
      this.logger.error(`${place}, ${entry || EMPTY}: ${field}: ${words}`)
    }
    this.fail(`${problems.length} problems; nothing was written`)
  }

  private show({ reference, added, changed, unchanged }: ImportPlan) {
    const isNew = reference.filter((one) => one.isNew)
    const differing = reference.filter((one) => !one.isNew)
    for (const { section, id } of isNew) this.logger.log(`+ ${section} ${id}`)
    for (const one of differing) this.showChange(`${one.section} ${one.id}`, one)
    for (const { product } of added) this.logger.log(`+ ${product.code}: ${product.name}`)
    for (const one of changed) this.showChange(one.product.code, one)
    const counts = [isNew.length + added.length, differing.length + changed.length]
    this.logger.info(`${counts[0]} new, ${counts[1]} changed, ${unchanged} as before`)
  }

  private showChange(name: string, { differences }: Pick<PlannedProduct, 'differences'>) {
    this.logger.log(`~ ${name}`)
    for (const { field, before, after } of differences) {
      this.logger.log(`    ${field}: ${before || EMPTY} → ${after || EMPTY}`)
    }
  }
}
