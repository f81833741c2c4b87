import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { BaseCommand, args } from '@adonisjs/core/ace'

const NAME = /^[a-z][a-z_]*$/

/** Writes what a new bounded context needs, so that wiring is never done by hand. */
export default class MakeModule extends BaseCommand {
  static commandName = 'make:module'
  static description = 'Make a module: folder, aliases, routes, migration path, translations'

  @args.string({ description: 'Name in snake_case, such as price_lists' })
  declare name: string

  async run() {
    if (!NAME.test(this.name)) return this.refuse('A module name is snake_case.')
    if (existsSync(this.app.makePath('app', this.name))) {
      return this.refuse(`app/${this.name} exists already.`)
    }
    this.writeFiles()
    this.wire()
    this.logger.success(`Module ${this.name} is made. Add it to MAY_USE in eslint.boundaries.js.`)
  }

  private refuse(reason: string) {
    this.logger.error(reason)
    this.exitCode = 1
  }

  private writeFiles() {
    const files = {
      [`app/${this.name}/index.ts`]: `/** The face of ${this.name}: the only file that others import. */\nexport {}\n`,
      [`app/${this.name}/routes.ts`]: `import router from '@adonisjs/core/services/router'\n\nrouter.group(() => {}).as('${this.name}')\n`,
      [`inertia/i18n/locales/en/${this.name}/errors.json`]: '{}\n',
      [`inertia/i18n/locales/de/${this.name}/errors.json`]: '{}\n',
    }
    mkdirSync(this.app.makePath(`database/migrations/${this.name}`), { recursive: true })
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(dirname(this.app.makePath(file)), { recursive: true })
      writeFileSync(this.app.makePath(file), text)
      this.logger.action(`create ${file}`).succeeded()
    }
  }

  private wire() {
    this.edit('package.json', (text) => {
      const json = JSON.parse(text)
      json.imports[`#${this.name}`] = `./app/${this.name}/index.js`
      json.imports[`#${this.name}/*`] = `./app/${this.name}/*.js`
      return `${JSON.stringify(json, null, 2)}\n`
    })
    this.edit('start/routes.ts', (text) =>
      text.replace(
        "await import('#site/routes')",
        `await import('#${this.name}/routes')\nawait import('#site/routes')`
      )
    )
    this.edit('config/database.ts', (text) =>
      text.replace(/(MIGRATED_MODULES = \[[^\]]*)\]/, `$1, '${this.name}']`)
    )
  }

  private edit(file: string, change: (text: string) => string) {
    const path = this.app.makePath(file)
    writeFileSync(path, change(readFileSync(path, 'utf8')))
    this.logger.action(`update ${file}`).succeeded()
  }
}
