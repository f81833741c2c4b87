import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { args, BaseCommand, flags } from '@adonisjs/core/ace'

const NAME = /^[a-z][a-z_]*$/

/** Writes what a new bounded context needs, so that wiring is never done by hand. */
export default class MakeModule extends BaseCommand {
  static commandName = 'make:module'
  static description = 'Make a module that works: manifest, a page, a call, a table, texts, access'
  static help = [
    '  {{ binaryName }} make:module price_lists --uses=catalogue --uses=orders',
    'It stands below nobody; whoever is to use it gets its name in MAY_USE of eslint.boundaries.js.',
    'Then run npm run codegen and npm run schema, and commit what they change.',
  ]

  @args.string({ description: 'Name in snake_case, such as price_lists' })
  declare name: string

  @flags.array({ description: 'Modules whose faces it may import', default: [] as string[] })
  declare uses: string[]

  async run() {
    if (!NAME.test(this.name)) return this.refuse('A module name is snake_case.')
    if (existsSync(this.app.makePath('app', this.name))) {
      return this.refuse(`app/${this.name} exists already.`)
    }
    const { moduleFiles } = await import('../scripts/module_files.js')
    for (const [file, text] of Object.entries(moduleFiles(this.name))) {
      await this.write(file, text)
    }
    this.wire()
    this.logger.success(`Module ${this.name} is made: now npm run codegen and npm run schema`)
  }

  private refuse(reason: string) {
    this.logger.error(reason)
    this.exitCode = 1
  }

  private async write(file: string, text: string) {
    const path = this.app.makePath(file)
    const { format, resolveConfig } = await import('prettier')
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, await format(text, { ...(await resolveConfig(path)), filepath: path }))
    this.logger.action(`create ${file}`).succeeded()
  }

  private wire() {
    this.edit('package.json', (text) => {
      const json = JSON.parse(text)
      json.imports[`#${this.name}`] ??= `./app/${this.name}/index.js`
      json.imports[`#${this.name}/*`] ??= `./app/${this.name}/*.js`
      return `${JSON.stringify(json, null, 2)}\n`
    })
    this.edit('eslint.boundaries.js', (text) => {
      if (new RegExp(`^  ${this.name}: \\[`, 'm').test(text)) return text
      const uses = this.uses.map((one) => `'${one}'`).join(', ')
      return text.replace(/(MAY_USE = \{[^}]*)\}/, `$1  ${this.name}: [${uses}],\n}`)
    })
  }

  private edit(file: string, change: (text: string) => string) {
    const path = this.app.makePath(file)
    writeFileSync(path, change(readFileSync(path, 'utf8')))
    this.logger.action(`update ${file}`).succeeded()
  }
}
